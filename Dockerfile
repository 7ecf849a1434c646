# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY build.mjs tsconfig.json ./
COPY client client
COPY content content
COPY server server
COPY shared shared
RUN npm run build

# The same base without its package managers: node and dist/ are all that runs.
FROM node:24-bookworm-slim
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn*
WORKDIR /app
COPY --from=build /app/dist ./
# Empty, it refuses to start: whoever runs the image says where the site is.
ENV PORT=3000 SITE_ORIGIN=
EXPOSE 3000
USER 1000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["/usr/local/bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node", "--max-old-space-size=96"]
CMD ["server/main.js"]

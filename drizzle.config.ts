import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/**/tables.ts', './packages/stripe-sandbox/server/tables.ts'],
  out: './server/platform/database/migrations',
});

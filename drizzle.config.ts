import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/database/schema.ts', './server/*/tables.ts', './server/billing/sandbox/tables.ts'],
  out: './server/database/migrations',
});

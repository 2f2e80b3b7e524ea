import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/platform/database/schema.ts',
    './server/*/*/tables.ts',
    './server/billing/tables.ts',
    './server/billing/sandbox/tables.ts',
  ],
  out: './server/platform/database/migrations',
});

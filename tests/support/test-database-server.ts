import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../server/platform/database/client.ts';
import { newDatabase } from './new-database.ts';
import { findPostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the PostgreSQL server; undefined if tests run on PGlite. */
    postgres?: { url: string; template: string };
  }
}

/**
 * Vitest's global setup for tests on PostgreSQL: uses the server of `DATABASE_URL`, or starts one for the run. Each test file
 * copies a migrated template database, which takes a tenth of the time of a migration.
 */
export default async function provideDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const running = await useOrStartPostgres();
  if (running === undefined) {
    console.warn(`No PostgreSQL binaries found: "${project.name}" runs on PGlite.`);
    return async () => {};
  }
  const template = await newDatabase(running.url);
  const connection = openPostgres(template.url);
  await connection.migrate();
  await connection.close();
  project.provide('postgres', { url: running.url, template: template.name });
  return async () => {
    await template.drop();
    await running.stop();
  };
}

async function useOrStartPostgres(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const url = process.env['DATABASE_URL'];
  if (url) return { url, stop: async () => {} };
  const binaries = findPostgres();
  return binaries === undefined ? undefined : startPostgres(binaries);
}

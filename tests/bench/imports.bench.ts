import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { openConnection } from '../../server/platform/database/client.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { insertClass } from './full-classes.ts';

/* How long a teacher waits for a long list of students: the dry run, the import, and undoing it. */
const ROWS = Number(process.env['ROWS'] ?? 2000);
const ROUNDS = 5;
/** A plan has no more. */
const SEATS = 40;
/** Milliseconds. */
const GOAL = 5000;

const students = Array.from({ length: ROWS }, (_, row) => ({
  name: `Student ${row}`,
  email: `s${row}@school.test`,
}));
const imported = z.object({ id: z.uuid(), created: z.int() });

async function measure(name: string, databaseUrl: string): Promise<Record<string, string | number>[]> {
  const product = await startProduct({ DATABASE_URL: databaseUrl, DEMO: 'off', LOG_LEVEL: 'warn' });
  await product.stop();
  const { db, close } = await openConnection({
    databaseUrl: databaseUrl || undefined,
    dataDir: product.dataFolder,
  });
  const { id, teacher } = await insertClass(db, { students: 0, assignments: 1 });
  await close();
  await product.start();
  const taken: Record<string, number[]> = { 'dry run': [], import: [], undo: [] };
  async function call(what: string, method: string, path: string, body?: object): Promise<unknown> {
    const begun = performance.now();
    const answer = await fetch(`${product.url}/api/${path}`, {
      method,
      headers: { ...teacher.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    taken[what]?.push(performance.now() - begun);
    return text === '' ? undefined : JSON.parse(text);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await call('dry run', 'POST', `classes/${id}/imports/plan`, { students });
    const result = imported.parse(
      await call('import', 'POST', `classes/${id}/imports`, { students: students.slice(0, SEATS) }),
    );
    if (result.created === 0) throw new Error('The import invited no student.');
    await call('undo', 'DELETE', `imports/${result.id}`);
  }
  await product.remove();
  return Object.entries(taken).map(([what, times]) => ({
    database: name,
    what,
    'first, ms': Math.round(times[0] ?? 0),
    'longest, ms': Math.round(Math.max(...times)),
    goal: Math.max(...times) <= GOAL ? 'met' : 'missed',
  }));
}

const binaries = findPostgres();
const postgres = binaries === undefined ? undefined : await startPostgres(binaries);
const rows = [
  ...(postgres ? await measure('PostgreSQL', postgres.url) : []),
  ...(await measure('embedded', '')),
];
await postgres?.stop();
console.table(rows);
if (rows.some(({ goal }) => goal === 'missed')) process.exitCode = 1;

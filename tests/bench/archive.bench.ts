import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { openConnection } from '../../server/platform/database/client.ts';
import { signIn } from '../support/account.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { insertDocuments } from './many-documents.ts';
import { meterProcess } from './process-meter.ts';

const COUNTS = (process.env['DOCUMENTS'] ?? '1000,10000').split(',').map(Number);
const MEGABYTE = 1024 * 1024;
/** What an export of any size may add to the memory of the server, in MB. */
const MAX_MEMORY = 100;

const binaries = findPostgres();
const postgres = binaries === undefined ? undefined : await startPostgres(binaries);
const product = await startProduct({ DATABASE_URL: postgres?.url ?? '', DEMO: 'off', LOG_LEVEL: 'warn' });

/** An account with so many documents, each with a version. */
async function accountWith(count: number) {
  const { db, close } = await openConnection({ databaseUrl: postgres?.url, dataDir: product.dataFolder });
  const { id, headers } = await signIn(db);
  await insertDocuments(db, id, count);
  await db.execute(sql`
    insert into versions (generation_id, version, cause, title, result)
    select id, 1, 'written', title, result from generations where user_id = ${id}::uuid`);
  await close();
  return headers;
}

async function measure(headers: Record<string, string>) {
  const read = meterProcess(product.pid() ?? 0);
  const begun = performance.now();
  const answer = await fetch(`${product.url}/api/archive`, { headers });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  if (!answer.ok) throw new Error(`The export answered ${answer.status}.`);
  return { bytes, seconds: (performance.now() - begun) / 1000, memory: read().memory };
}

await product.stop();
const accounts = [];
for (const count of COUNTS) accounts.push({ count, headers: await accountWith(count) });
await product.start();
// The first export loads and compiles what it needs.
await measure(accounts[0]?.headers ?? {});

console.log('| Documents | Archive, MB | Seconds | Memory added, MB |');
console.log('| --- | --- | --- | --- |');
for (const { count, headers } of accounts) {
  const { bytes, seconds, memory } = await measure(headers);
  console.log(
    `| ${count} | ${(bytes / MEGABYTE).toFixed(1)} | ${seconds.toFixed(1)} | ${(memory / MEGABYTE).toFixed(0)} |`,
  );
  if (memory > MAX_MEMORY * MEGABYTE) process.exitCode = 1;
}
await product.remove();
await postgres?.stop();

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { type Database, openConnection } from '../../server/platform/database/client.ts';
import { allUsageRuns, listUsageRuns } from '../../server/documents/usage/list-runs.ts';
import { readPeriod } from '../../server/documents/usage/period.ts';
import { sumUsage } from '../../server/documents/usage/sum-usage.ts';
import { usageCsv } from '../../server/documents/usage/usage-csv.ts';
import { signIn } from '../support/account.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { otherTemplate, template } from '../support/templates.ts';

const ROWS = Number(process.env['ROWS'] ?? 50_000);
const REPEATS = 20;
/** Each run has three rows: reserved, settled, refunded. */
const RUNS = Math.ceil(ROWS / 3);

const year = readPeriod({ from: '2026-01-01', to: '2026-12-31', time_zone: 'America/Los_Angeles' });
const month = readPeriod({ from: '2026-11-01', to: '2026-11-30', time_zone: 'America/Los_Angeles' });

/** Runs spread over the year, three per document. */
async function fill(db: Database, userId: string): Promise<void> {
  const at = sql`timestamptz '2026-01-01' + n * (interval '365 days' / ${RUNS}::float8)`;
  await db.execute(sql`
    insert into generations (id, user_id, template_type, title, topic, subject, grade_level, status, input, meta)
    select md5(${userId}::text || 'g' || n)::uuid, ${userId}::uuid,
      case when n % 3 = 0 then ${otherTemplate.templateType} else ${template.templateType} end,
      'Piece ' || n, 'Rain', 'Science', 'Grade 7', 'complete', '{}', '{}'
    from generate_series(0, ${Math.ceil(RUNS / 3)}::int) n`);
  await db.execute(sql`
    insert into runs (id, generation_id, cause, sections, reserved_input, reserved_output, lease_until, ended_at)
    select md5(${userId}::text || 'r' || n)::uuid, md5(${userId}::text || 'g' || (n / 3))::uuid, 'written', '[]', 1000, 4000, ${at}, ${at}
    from generate_series(1, ${RUNS}::int) n`);
  await db.execute(sql`
    insert into ledger (user_id, kind, run_id, input, output, used_input, used_output, created_at)
    select ${userId}::uuid, kind, md5(${userId}::text || 'r' || n)::uuid,
      case kind when 'reserve' then -1000 else 0 end,
      case kind when 'reserve' then -4000 when 'refund' then n % 500 else 0 end,
      case kind when 'settle' then 1000 else 0 end,
      case kind when 'settle' then 4000 - n % 500 else 0 end, ${at}
    from generate_series(1, ${RUNS}::int) n, unnest(array['reserve', 'settle', 'refund']) kind`);
}

async function time(work: () => Promise<unknown>): Promise<string[]> {
  await work();
  const taken: number[] = [];
  for (let turn = 0; turn < REPEATS; turn += 1) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  const sorted = taken.toSorted((one, other) => one - other);
  return [sorted[REPEATS / 2], sorted.at(-1)].map((value) => (value ?? Number.NaN).toFixed(1));
}

const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

async function measure(name: string, databaseUrl: string | undefined): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-usage-'));
  const { db, migrate, close } = await openConnection({ databaseUrl, dataDir });
  await migrate();
  // Another account of the same size, so that the index has rows to skip.
  const [own, other] = [await signIn(db), await signIn(db)];
  for (const { id } of [own, other]) await fill(db, id);
  await db.execute(sql`analyze`);
  const { items, next_cursor: cursor } = await listUsageRuns(db, own.id, year, { limit: 100 });
  if (items.length !== 100 || cursor === null) throw new Error('The runs are missing.');
  const works: [string, () => Promise<unknown>][] = [
    ['sums of a month', () => sumUsage(db, own.id, month)],
    ['sums of a year', () => sumUsage(db, own.id, year)],
    ['first page of a year', () => listUsageRuns(db, own.id, year)],
    ['a later page', () => listUsageRuns(db, own.id, year, { cursor })],
    ['file of a year', async () => usageCsv(await allUsageRuns(db, own.id, year), year, false)],
  ];
  for (const [what, work] of works) line([name, what, ...(await time(work))]);
  await close();
  await rm(dataDir, { recursive: true, force: true });
}

const head = ['Database', 'What', 'Median, ms', 'Longest, ms'];
line(head);
line(head.map(() => '---'));
const binaries = findPostgres();
const postgres = binaries === undefined ? undefined : await startPostgres(binaries);
if (postgres) await measure('PostgreSQL', postgres.url);
await measure('embedded', undefined);
await postgres?.stop();

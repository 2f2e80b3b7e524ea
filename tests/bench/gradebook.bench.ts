import { once } from 'node:events';
import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { brotliCompressSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import { type SQL, sql } from 'drizzle-orm';
import { chromium } from 'playwright';
import { openConnection } from '../../server/platform/database/client.ts';
import type { Gradebook } from '../../server/generated/schemas/index.ts';
import { BROTLI } from '../../server/platform/http/client/compression.ts';
import { chromiumArgs, chromiumPath } from '../support/browser.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import type { FullClass } from './full-classes.ts';
import { insertGradebook } from './full-gradebook.ts';
import { measureGradebook } from './measure-gradebook.ts';
import { measurePage } from './measure-page.ts';
import { openSession } from './open-session.ts';

/*
 * The whole gradebook of a class, beside one SQL statement that reads the same rows and serialises them, and beside the bare
 * names and numbers.
 */
const RUNS = Number(process.env['RUNS'] ?? 25);
const SIZES = [
  { students: 40, assignments: 30 },
  { students: 200, assignments: 60 },
] as const;
const GOALS = { server: 2, payload: 1.5, nodes: 4000, frames: 1 };

const binaries = findPostgres();
const postgres = binaries === undefined ? undefined : await startPostgres(binaries);
const product = await startProduct({ DATABASE_URL: postgres?.url ?? '', DEMO: 'off', LOG_LEVEL: 'warn' });
if (postgres === undefined) throw new Error('This benchmark needs PostgreSQL.');
const { db, close } = await openConnection({ databaseUrl: postgres.url, dataDir: product.dataFolder });
const books: FullClass[] = [];
for (const size of SIZES) books.push(await insertGradebook(db, size));
await db.execute(sql`vacuum analyze`);

/** What the gradebook is made of, as JSON. */
const bareStatement = (classId: string): SQL => sql`
  with columns as (
    select id, title, points, category, kinds, due_at, cut_off_at, time_zone, publish_at, attempts_count, late_policy,
      missing_percent, for_everyone, hide_names
    from assignments where class_id = ${classId} and trashed_at is null
  )
  select json_build_object(
    'class', (select to_json(one) from (select id, name, subject, cover, archived_at from classes where id = ${classId}) one),
    'rules', (select to_json(one) from gradebook_rules one where class_id = ${classId}),
    'assignments', (select json_agg(one) from columns one),
    'students', (
      select json_agg(one) from (
        select users.id, first_name, last_name, joined_at from enrolments join users on users.id = student_id
        where class_id = ${classId} and removed_at is null
      ) one
    ),
    'scores', (
      select json_agg(one) from (
        select assignment_id, student_id, points, deduction, is_entered, status, handed_in_at, returned_at
        from scores where assignment_id in (select id from columns)
      ) one
    ),
    'works', (
      select json_agg(one) from (
        select distinct on (assignment_id, student_id) assignment_id, student_id, submitted_at,
          coalesce(marks.points is not null and marks.state <> 'in_marking', false) is_marked,
          coalesce(marks.returned_at <= now(), false) is_returned
        from submissions left join marks on marks.submission_id = submissions.id
        where assignment_id in (select id from columns) and withdrawn_at is null
        order by assignment_id, student_id, attempt desc
      ) one
    ),
    'exceptions', (
      select json_agg(one) from (
        select assignment_id, student_id, due_at, cut_off_at, is_chosen, excused
        from assignment_students where assignment_id in (select id from columns)
      ) one
    )
  )::text as book`;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}

async function read({ id, teacher }: FullClass): Promise<string> {
  // Uncompressed, as the answer of the database is.
  const headers = { ...teacher.headers, 'accept-encoding': 'identity' };
  const answer = await fetch(`${product.url}/api/classes/${id}/gradebook`, { headers });
  if (!answer.ok) throw new Error(`The gradebook answered ${answer.status}.`);
  return answer.text();
}

/** How many bytes the product sends to a browser. */
async function sentBytes({ id, teacher }: FullClass): Promise<number> {
  const { hostname, port } = new URL(product.url);
  const headers = { ...teacher.headers, 'accept-encoding': 'br' };
  const [answer] = await once(
    request({ hostname, port, path: `/api/classes/${id}/gradebook`, headers }).end(),
    'response',
  );
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  return bytes;
}

/** As the product compresses an answer. */
const compressed = (text: string): number => brotliCompressSync(text, BROTLI).length;

/** The bare names and numbers of a gradebook, a line for each student; the names that people read, or those and the ids. */
function bareText({ students, assignments, cells }: Gradebook, withIds: boolean): string {
  const rows = students.map((student) => [
    withIds ? student.id : '',
    student.first_name,
    student.last_name,
    ...assignments.map(() => ''),
  ]);
  for (const [index, place] of cells.students.entries()) {
    const row = rows[place];
    const points = cells.points[index];
    if (row) row[(cells.assignments[index] ?? 0) + 3] = points === null ? '' : String(points);
  }
  const head = ['', '', '', ...assignments.map(({ id, title }) => (withIds ? `${id} ${title}` : title))];
  return [head, ...rows].map((row) => row.join(',')).join('\n');
}

const kilobytes = (bytes: number): number => Number((bytes / 1024).toFixed(1));
const rounded = (value: number): number => Number(value.toFixed(2));

let isMet = true;
const perCell: number[] = [];
const rows: Record<string, string | number>[] = [];
for (const [place, full] of books.entries()) {
  const { students, assignments } = SIZES[place] ?? SIZES[0];
  const [server, bare]: [number[], number[]] = [[], []];
  // In turns, so that both meet the same machine.
  for (let run = -5; run < RUNS; run += 1) {
    const times = [await timed(() => read(full)), await timed(() => db.execute(bareStatement(full.id)))];
    if (run < 0) continue;
    server.push(times[0] ?? 0);
    bare.push(times[1] ?? 0);
  }
  const text = await read(full);
  const sent = await sentBytes(full);
  const book: Gradebook = JSON.parse(text);
  const [numbers, withIds] = [compressed(bareText(book, false)), compressed(bareText(book, true))];
  const ratio = medianOf(server) / medianOf(bare);
  const payload = sent / numbers;
  perCell.push(medianOf(server) / (students * assignments));
  isMet &&= ratio <= GOALS.server && payload <= GOALS.payload;
  rows.push({
    gradebook: `${students} x ${assignments}`,
    'server, ms': rounded(medianOf(server)),
    'SQL, ms': rounded(medianOf(bare)),
    'server : SQL': rounded(ratio),
    KB: kilobytes(text.length),
    'sent, KB': kilobytes(sent),
    'bare, KB': kilobytes(numbers),
    'sent : bare': rounded(payload),
    'bare with ids, KB': kilobytes(withIds),
    'sent : with ids': rounded(sent / withIds),
  });
}
console.table(rows);
const growth = (perCell[1] ?? 0) / (perCell[0] ?? 1);
console.log(`A cell of the large one costs ${rounded(growth)} times one of the small one.`);
isMet &&= growth <= 1;

/** Moodle 4.3 on a machine of the same kind. */
const MOODLE = [
  { gradebook: 'Moodle 4.3, 40 x 30', 'server, ms': 142, nodes: '', 'LCP, ms': 8700 },
  { gradebook: 'Moodle 4.3, 200 x 60', 'server, ms': 725, nodes: 116_000, 'LCP, ms': 16_600 },
];

const chrome = await launch({
  chromePath: chromiumPath ?? chromium.executablePath(),
  chromeFlags: ['--headless=new', ...chromiumArgs],
});
const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
const pages: Record<string, string | number>[] = [];
try {
  for (const [place, { id, teacher }] of books.entries()) {
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no context.');
    await openSession(context, product.url, teacher.headers);
    const url = `${product.url}/teacher/gradebooks?class=${id}`;
    const measured = await measureGradebook(context, url);
    const { lcp } = await measurePage(url, chrome.port, context);
    isMet &&= measured.nodes <= GOALS.nodes && measured.frames <= GOALS.frames;
    pages.push({
      gradebook: String(rows[place]?.['gradebook']),
      'server, ms': Number(rows[place]?.['server, ms']),
      nodes: measured.nodes,
      'LCP, ms': lcp,
      'frames before an edit': measured.frames,
      'edit, ms': rounded(measured.median),
      'longest edit, ms': rounded(measured.longest),
    });
  }
} finally {
  await browser.close();
  chrome.kill();
}
console.table([...pages, ...MOODLE]);
console.log('LCP on a simulated phone with slow 4G and a cold cache; edits at 4x CPU slowdown.');

await close();
await product.remove();
await postgres.stop();
process.exitCode = isMet ? 0 : 1;

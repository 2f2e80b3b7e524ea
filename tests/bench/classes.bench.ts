import { randomUUID } from 'node:crypto';
import { launch } from 'chrome-launcher';
import { sql } from 'drizzle-orm';
import { chromium } from 'playwright';
import { openConnection } from '../../server/platform/database/client.ts';
import { marks } from '../../server/school/marking/marking/tables.ts';
import { submissions, workDrafts } from '../../server/school/work/submissions/tables.ts';
import { chromiumArgs, chromiumPath } from '../support/browser.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { type FullClass, insertClass } from './full-classes.ts';
import { measureCalls } from './measure-calls.ts';
import { measurePage } from './measure-page.ts';
import { openSession } from './open-session.ts';

/*
 * What a teacher waits for with a full class that has handed in a hundred assignments, half of them marked; next to a class of
 * the same size of another teacher.
 */
const ASSIGNMENTS = Number(process.env['ASSIGNMENTS'] ?? 100);
const RUNS = Number(process.env['RUNS'] ?? 3);
/** Milliseconds. */
const GOALS = { server: 10, paint: 2000 };

const binaries = findPostgres();
const postgres = binaries === undefined ? undefined : await startPostgres(binaries);
const product = await startProduct({ DATABASE_URL: postgres?.url ?? '', DEMO: 'off', LOG_LEVEL: 'warn' });
await product.stop();
const { db, close } = await openConnection({ databaseUrl: postgres?.url, dataDir: product.dataFolder });

async function handInAll({ students, assignments, teacher }: FullClass): Promise<void> {
  for (const [index, assignmentId] of assignments.entries()) {
    const work = students.map(({ id: studentId }) => ({ assignmentId, studentId }));
    await db
      .insert(workDrafts)
      .values(work.map((each) => ({ ...each, text: 'Monday: 41 mm.', revision: 1 })));
    const rows = work.map((each) => ({
      ...each,
      id: randomUUID(),
      attempt: 1,
      text: 'Monday: 41 mm, one hole. '.repeat(60),
      link: '',
      fileIds: [],
    }));
    await db.insert(submissions).values(rows);
    if (index % 2 === 1) continue;
    await db.insert(marks).values(
      rows.map(({ id }) => ({
        submissionId: id,
        markerId: teacher.id,
        state: 'marked' as const,
        scores: [],
        points: 7,
        comment: 'Careful shading.',
        notes: [],
        returnedAt: index % 4 === 0 ? new Date() : null,
      })),
    );
  }
}

const own = await insertClass(db, { assignments: ASSIGNMENTS });
for (const full of [own, await insertClass(db, { assignments: ASSIGNMENTS })]) await handInAll(full);
await db.execute(sql`vacuum analyze`);
await close();
await product.start();

const [, unmarked = ''] = own.assignments;
const calls: Record<string, string> = {
  'the class': `/api/classes/${own.id}`,
  'its students': `/api/classes/${own.id}/students`,
  'its assignments': `/api/assignments?class_id=${own.id}`,
  'submissions of an assignment': `/api/assignments/${unmarked}/submissions`,
  'marking queue': '/api/marking-queue',
};
const pages: Record<string, string> = {
  class: `/teacher/classes/view/${own.id}`,
  'submission list': `/teacher/assignments/details?id=${unmarked}`,
  'marking queue': '/teacher/assignments',
};

let isMet = true;
const { headers } = own.teacher;
const serverRows: Record<string, string | number>[] = [];
for (const [what, path] of Object.entries(calls)) {
  const answer = await fetch(`${product.url}${path}`, { headers });
  const size = (await answer.arrayBuffer()).byteLength;
  const alone = await measureCalls(product.url, path, headers, { atOnce: 1 });
  isMet &&= alone.median <= GOALS.server;
  serverRows.push({
    call: what,
    KB: Number((size / 1024).toFixed(1)),
    'median, ms': Number(alone.median.toFixed(1)),
    'longest, ms': Number(alone.longest.toFixed(1)),
    goal: alone.median <= GOALS.server ? 'met' : 'missed',
  });
}
console.table(serverRows);

const chrome = await launch({
  chromePath: chromiumPath ?? chromium.executablePath(),
  chromeFlags: ['--headless=new', ...chromiumArgs],
});
const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
const pageRows: Record<string, string | number>[] = [];
try {
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context.');
  await openSession(context, product.url, own.teacher.headers);
  for (const [what, path] of Object.entries(pages)) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await measurePage(`${product.url}${path}`, chrome.port, context));
    const [median] = runs.toSorted((one, other) => one.lcp - other.lcp).slice(Math.floor(RUNS / 2));
    if (!median) continue;
    isMet &&= median.lcp <= GOALS.paint;
    pageRows.push({
      page: what,
      'LCP, ms': median.lcp,
      score: median.performance,
      'transfer, KB': Math.round(median.bytes / 1024),
      requests: median.requests,
      goal: median.lcp <= GOALS.paint ? 'met' : 'missed',
    });
  }
} finally {
  await browser.close();
  chrome.kill();
  await product.remove();
  await postgres?.stop();
}
console.table(pageRows);
console.log(`Median of ${RUNS} runs on a simulated phone with slow 4G and a cold cache.`);
process.exitCode = isMet ? 0 : 1;

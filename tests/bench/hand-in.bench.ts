import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { openConnection } from '../../server/platform/database/client.ts';
import { submissions, workFiles } from '../../server/school/work/submissions/tables.ts';
import type { SignedIn } from '../support/account.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { startCuttingProxy } from './cutting-proxy.ts';
import { insertClass } from './full-classes.ts';

/*
 * Three hundred students hand in within a minute, to two servers on one PostgreSQL. A twentieth of the connections is cut, and
 * one server is killed. What a student was told is handed in must exist once, with the words and the file of that student.
 */
const STUDENTS = Number(process.env['STUDENTS'] ?? 300);
const SECONDS = Number(process.env['SECONDS'] ?? 60);
const CUT = 0.05;
/** Every third student attaches a file of this many bytes. */
const FILE = 200_000;
const RETRY_AFTER = 500;
const GIVE_UP_AFTER = 90_000;

const binaries = findPostgres();
if (binaries === undefined) throw new Error('This benchmark needs PostgreSQL.');
const postgres = await startPostgres(binaries);
const settings = { DATABASE_URL: postgres.url, DEMO: 'off', LOG_LEVEL: 'error' };
const first = await startProduct(settings);
const second = await startProduct({ ...settings, DATA_DIR: first.dataFolder });
const connection = await openConnection({ databaseUrl: postgres.url, dataDir: first.dataFolder });
const { db } = connection;
const proxies = await Promise.all(
  [first, second].map(({ url }) => startCuttingProxy(Number(new URL(url).port), CUT)),
);

// A plan has 40 seats, so the students are in several classes.
const work: { student: SignedIn; assignment: string }[] = [];
while (work.length < STUDENTS) {
  const full = await insertClass(db);
  const [assignment = ''] = full.assignments;
  work.push(...full.students.map((student) => ({ student, assignment })));
}

let retries = 0;
// A connection per call, so that the share of cut connections is the share of cut calls.
const agent = new Agent({ keepAlive: false });

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

const once = (origin: string, { method, path, headers, body }: Call) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(`${origin}/api${path}`, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Calls the servers in turn until one answers, as the product's own client does. */
async function call(student: number, details: Call): Promise<{ status: number; text: string }> {
  const until = performance.now() + GIVE_UP_AFTER;
  for (let attempt = 0; performance.now() < until; attempt += 1) {
    const { url } = proxies[(student + attempt) % proxies.length] ?? { url: '' };
    const answer = await once(url, details).catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return answer;
    retries += 1;
    await sleep(RETRY_AFTER);
  }
  throw new Error(`${details.path} was not answered within ${GIVE_UP_AFTER / 1000} s.`);
}

const receiptSchema = z.object({ id: z.uuid() });
const draftSchema = z.object({ revision: z.int() });
const assignmentSchema = z.object({ draft: z.object({ revision: z.int(), text: z.string() }).nullable() });

const wordsOf = (student: number) => `Monday: ${student} mm, one hole. ${'The hole is bigger. '.repeat(40)}`;

interface Receipt {
  student: string;
  id: string;
  words: string;
  file: string | null;
  milliseconds: number;
}

async function attach(index: number, path: string, headers: Record<string, string>): Promise<string> {
  const boundary = randomUUID();
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="leaf.txt"\r\ncontent-type: text/plain\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(FILE, `${index} `),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const type = `multipart/form-data; boundary=${boundary}`;
  const answer = await call(index, {
    method: 'POST',
    path: `${path}/files`,
    headers: { ...headers, 'content-type': type, 'content-length': String(body.length) },
    body,
  });
  return receiptSchema.parse(JSON.parse(answer.text)).id;
}

/** The revision of the saved draft, also if the answer to the call that saved it was lost. */
async function save(index: number, path: string, headers: Record<string, string>): Promise<number> {
  const text = wordsOf(index);
  const body = Buffer.from(JSON.stringify({ revision: 0, text, link: '' }));
  const saved = await call(index, { method: 'PUT', path: `${path}/draft`, headers, body });
  if (saved.status === 200) return draftSchema.parse(JSON.parse(saved.text)).revision;
  const { text: found } = await call(index, { method: 'GET', path, headers });
  const { draft } = assignmentSchema.parse(JSON.parse(found));
  if (draft?.text !== text) throw new Error(`The draft of student ${index} was lost: ${saved.text}`);
  return draft.revision;
}

async function handIn({ student, assignment }: (typeof work)[number], index: number): Promise<Receipt> {
  await sleep(Math.random() * SECONDS * 1000);
  const headers = { ...student.headers, 'content-type': 'application/json' };
  const path = `/student/assignments/${assignment}`;
  const begun = performance.now();
  const file = index % 3 === 0 ? await attach(index, path, student.headers) : null;
  const revision = await save(index, path, headers);
  const answer = await call(index, {
    method: 'POST',
    path: `${path}/submissions`,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: Buffer.from(JSON.stringify({ revision })),
  });
  if (answer.status !== 201) throw new Error(`Student ${index} got ${answer.status}: ${answer.text}`);
  const { id } = receiptSchema.parse(JSON.parse(answer.text));
  return {
    student: student.id,
    id,
    words: wordsOf(index),
    file,
    milliseconds: performance.now() - begun,
  };
}

async function killOne(): Promise<void> {
  await sleep((SECONDS * 1000) / 3);
  await first.kill();
  await first.start();
}

const [receipts] = await Promise.all([
  Promise.all(work.slice(0, STUDENTS).map((each, index) => handIn(each, index))),
  killOne(),
]);

let wrong = 0;
const assignmentIds = [...new Set(work.map(({ assignment }) => assignment))];
const stored = await db.select().from(submissions).where(inArray(submissions.assignmentId, assignmentIds));
for (const receipt of receipts) {
  const own = stored.filter(({ studentId }) => studentId === receipt.student);
  const [row] = own;
  const hasFile = receipt.file === null || row?.fileIds.includes(receipt.file);
  if (own.length !== 1 || row?.id !== receipt.id || row.text !== receipt.words || !hasFile) wrong += 1;
  if (receipt.file === null) continue;
  const [file] = await db.select().from(workFiles).where(eq(workFiles.id, receipt.file));
  if (file?.size !== FILE) wrong += 1;
}

const times = receipts.map(({ milliseconds }) => milliseconds).toSorted((left, right) => left - right);
const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
const sum = (name: 'opened' | 'cut') => proxies.reduce((total, { counts }) => total + counts[name], 0);
console.table([
  {
    'handed in': receipts.length,
    stored: stored.length,
    'lost, twice or wrong': wrong,
    calls: sum('opened'),
    cut: sum('cut'),
    retries,
    'p50, ms': at(0.5),
    'p99, ms': at(0.99),
    'longest, ms': at(1),
  },
]);
if (wrong > 0 || stored.length !== STUDENTS) process.exitCode = 1;

await Promise.all(proxies.map((proxy) => proxy.close()));
await connection.close();
await second.remove();
await first.remove();
await postgres.stop();

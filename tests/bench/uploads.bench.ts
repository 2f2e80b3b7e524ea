import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { openConnection } from '../../server/platform/database/client.ts';
import { archiveOfLines } from '../hostile-files/archive-of-lines.ts';
import { hostileFiles } from '../hostile-files/corpus.ts';
import { signIn, type SignedIn } from '../support/account.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Files that one account uploads, below its limit of 30 in a minute. */
const FILES_PER_ACCOUNT = 25;
const CALLS_PER_SECOND = 20;
const OTHER_USERS = 4;
const PATHS = [
  '/api/me',
  '/api/generations',
  '/api/templates',
  '/api/usage?from=2026-11-01&to=2026-11-30&time_zone=UTC',
];

/** Imports of the archive of twenty million lines, one after the other. */
const IMPORTS = 25;
const QUIET = 10_000;

const goals = { answer: 8_000, memory: 1.2 * 2 ** 30, median: 100, p99: 400, timesQuiet: 4 };

const uploaded = z.object({
  path: z.string(),
  status: z.number(),
  milliseconds: z.number(),
  body: z.string(),
});
type Uploaded = z.output<typeof uploaded>;
type Upload = { path: string; name: string; authorization: string };

async function storeFiles(folder: string): Promise<{ path: string; name: string; title: string }[]> {
  const stored = hostileFiles.map(({ title, name = 'source.pdf', make }, index) => ({
    path: join(folder, String(index)),
    name,
    title,
    make,
  }));
  for (const { path, make } of stored) await writeFile(path, make());
  return stored;
}

async function startWithAccounts(count: number): Promise<{ product: Product; accounts: SignedIn[] }> {
  const product = await startProduct({ DATABASE_URL: '', DEMO: 'off', LOG_LEVEL: 'silent' });
  await product.stop();
  const { db, close } = await openConnection({ databaseUrl: undefined, dataDir: product.dataFolder });
  const accounts: SignedIn[] = [];
  for (let index = 0; index < count; index += 1) accounts.push(await signIn(db));
  await close();
  await product.start();
  return { product, accounts };
}

async function uploadAll(url: string, files: readonly Upload[]): Promise<Uploaded[]> {
  const script = fileURLToPath(new URL('upload-files.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify({ url, files })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answers: Uploaded[] = [];
  for await (const line of createInterface(child.stdout)) answers.push(uploaded.parse(JSON.parse(line)));
  return answers;
}

/** The time of each call that other users make until the uploads have ended, in milliseconds. */
async function callMeanwhile(
  url: string,
  users: readonly SignedIn[],
  uploads: Promise<unknown>,
): Promise<number[]> {
  const ended = new AbortController();
  const finished = uploads.finally(() => ended.abort());
  const taken: Promise<number>[] = [];
  for (let turn = 0; !ended.signal.aborted; turn += 1) {
    taken.push(call(`${url}${PATHS[turn % PATHS.length]}`, users[turn % users.length]));
    await sleep(1000 / CALLS_PER_SECOND);
  }
  await finished;
  return Promise.all(taken);
}

async function call(url: string, user: SignedIn | undefined): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, { headers: { ...user?.headers } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return performance.now() - begun;
}

/** Resident memory of the server and its readers, in bytes. */
function memoryOf(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const own = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(own ?? 0) * 1024 + children.reduce((sum, child) => sum + memoryOf(Number(child)), 0);
  } catch {
    return 0;
  }
}

const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

const folder = await mkdtemp(join(tmpdir(), 'lectern-hostile-'));
const files = await storeFiles(folder);
const lanes = [1, 2];
const perLane = Math.ceil(files.length / FILES_PER_ACCOUNT);
const { product, accounts } = await startWithAccounts(OTHER_USERS + 1 + perLane * lanes.length * 2);
const others = accounts.splice(0, OTHER_USERS);
const [importer] = accounts.splice(0, 1);
const pid = product.pid() ?? 0;

// Warm up: the first calls load modules.
for (const path of PATHS) for (const user of others) await call(`${product.url}${path}`, user);
await sleep(2_000);

await measureArchive();

const head = [
  'Accounts',
  'Files',
  'Longest answer, ms',
  'Memory added, MB',
  'Other calls',
  'p50, ms',
  'p99, ms',
  'Longest, ms',
];
console.log(`| ${head.join(' | ')} |\n| ${head.map(() => '---').join(' | ')} |`);
for (const count of lanes) {
  const rest = memoryOf(pid);
  let most = rest;
  const sampling = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 20);
  const uploads = Promise.all(
    Array.from({ length: count }, (_, lane) => {
      const own = accounts.splice(0, perLane);
      const turned = files
        .map((_file, index) => files[(index + lane * 40) % files.length])
        .filter((file) => file !== undefined);
      return uploadAll(
        product.url,
        turned.map(({ path, name }, index) => ({
          path,
          name,
          authorization: own[Math.floor(index / FILES_PER_ACCOUNT)]?.headers.authorization ?? '',
        })),
      );
    }),
  );
  const calls = await callMeanwhile(product.url, others, uploads);
  clearInterval(sampling);
  const answers = (await uploads).flat();
  report(count, answers, calls, most - rest);
}
await product.remove();
await rm(folder, { recursive: true });

/** Whether others notice an archive of 58 KB that unpacks to twenty million lines. */
async function measureArchive(): Promise<void> {
  const archive = archiveOfLines(20_000_000);
  const quiet = quantile(await callMeanwhile(product.url, others, sleep(QUIET)), 0.99);
  const calls = await callMeanwhile(product.url, others, importAgain(archive));
  const p99 = quantile(calls, 0.99);
  const times = p99 / quiet;
  console.log(
    `Archive of ${archive.length} bytes, ${IMPORTS} times, ${calls.length} other calls: p50 ${quantile(calls, 0.5).toFixed(1)} ms, ` +
      `p99 ${p99.toFixed(1)} ms, ${times.toFixed(1)} times the quiet p99 of ${quiet.toFixed(1)} ms\n`,
  );
  if (times <= goals.timesQuiet) return;
  process.exitCode = 1;
  console.log(`A goal was missed: ${goals.timesQuiet} times the quiet p99.`);
}

async function importAgain(archive: Buffer): Promise<void> {
  for (let turn = 0; turn < IMPORTS; turn += 1) {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(archive)], 'documents.zip'));
    const answer = await fetch(`${product.url}/api/archive/imports`, {
      method: 'POST',
      headers: { ...importer?.headers },
      body: form,
    });
    if (answer.status !== 422) throw new Error(`The import answered ${answer.status}.`);
    await answer.arrayBuffer();
  }
}

function report(count: number, answers: readonly Uploaded[], calls: readonly number[], memory: number): void {
  const longest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const [median, p99] = [quantile(calls, 0.5), quantile(calls, 0.99)];
  const cells = [
    count,
    answers.length,
    longest.toFixed(0),
    (memory / 2 ** 20).toFixed(0),
    calls.length,
    median.toFixed(1),
    p99.toFixed(1),
    Math.max(...calls).toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  const titles = new Map(files.map(({ path, title }) => [path, title]));
  for (const { path, status, milliseconds, body } of answers) {
    const isClear = [201, 415, 422].includes(status);
    if (isClear && milliseconds <= goals.answer) continue;
    process.exitCode = 1;
    console.log(`${titles.get(path)}: ${status} after ${milliseconds.toFixed(0)} ms: ${body.slice(0, 200)}`);
  }
  if (memory > goals.memory || median > goals.median || p99 > goals.p99) {
    process.exitCode = 1;
    console.log('A goal was missed: 1.2 GB, 100 ms at the median, 400 ms at p99.');
  }
}

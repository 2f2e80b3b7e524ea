import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { openConnection } from '../../server/platform/database/client.ts';
import { readBuiltClient } from '../../server/platform/http/client/built-client.ts';
import { signIn } from '../support/account.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { template } from '../support/templates.ts';
import { startBareServer } from './bare-server.ts';
import { insertDocuments } from './many-documents.ts';
import { memoryOf, meterProcess } from './process-meter.ts';
import { renderAlone } from './render-alone.ts';
import { cookiesOf } from './session-cookies.ts';
import { canPin, pin } from './targets.ts';

const DOCUMENTS = Number(process.env['DOCUMENTS'] ?? 8000);
const ROUNDS = 10;
const AT_ONCE = 4;
/** So many that none reaches the limit of calls per minute. */
const TEACHERS = 100;
const DOCUMENTS_OF_TEACHER = 30;
const SERVER_CORE = '0';
const OTHER_CORES = '1';

const paths = [
  '/login',
  '/',
  '/templates',
  '/plans',
  '/teacher/search',
  '/teacher/accounts/usage',
  template.route,
  `${template.route}/history`,
];
const perRound = Math.ceil(DOCUMENTS / ROUNDS / paths.length);

const client = readBuiltClient(join(process.cwd(), 'dist'));
if (!client) throw new Error('Run `npm run build` first.');

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function read(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answered ${answer.statusCode}.`));
      });
    }).on('error', reject);
  });
}

type Load = {
  /** Milliseconds of CPU time per document. */
  processor: number;
  perSecond: number;
};

async function load(pid: number | undefined, call: (index: number) => Promise<unknown>): Promise<Load> {
  if (pid === undefined) throw new Error('The server is not running.');
  let next = 0;
  const reader = async () => {
    while (next < perRound) await call(next++);
  };
  const readUsage = meterProcess(pid);
  const begun = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  const seconds = (performance.now() - begun) / 1000;
  return { processor: readUsage().processor / perRound / 1000, perSecond: perRound / seconds };
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

const binaries = findPostgres();
const postgres = binaries === undefined ? undefined : await startPostgres(binaries);
const product = await startProduct({
  DATABASE_URL: postgres?.url ?? '',
  DEMO: 'off',
  LOG_LEVEL: 'warn',
  // Each teacher has an address, as the limits count calls by address too.
  TRUST_PROXY: '127.0.0.1',
});
await product.stop();
const { db, close } = await openConnection({ databaseUrl: postgres?.url, dataDir: product.dataFolder });
const teachers = await Promise.all(Array.from({ length: TEACHERS }, () => signIn(db)));
for (const { id } of teachers) await insertDocuments(db, id, DOCUMENTS_OF_TEACHER);
await close();
await product.start();
const url = product.url.replace('localhost', '127.0.0.1');
const visitors: Record<string, string>[] = [];
for (const [index, { headers }] of teachers.entries())
  visitors.push({ cookie: await cookiesOf(url, headers), 'x-forwarded-for': `10.0.0.${index}` });
const headersOf = (path: string, index: number) => {
  const { cookie = '', ...address } = visitors[index % TEACHERS] ?? {};
  return path === '/login' ? address : { ...address, cookie };
};

const bodies: Record<string, Buffer> = {};
for (const path of paths) bodies[path] = await read(`${url}${path}`, headersOf(path, 0));
const bare = await startBareServer(bodies);
if (canPin) {
  pin(process.pid, OTHER_CORES);
  pin(product.pid(), SERVER_CORE);
  pin(bare.pid, SERVER_CORE);
}

const render = renderAlone(client, url, (path) => headersOf(path, 0));
const loads = new Map(
  paths.map((path) => [path, { own: Array<Load>(), bare: Array<Load>(), alone: Array<number>() }]),
);
const memory: number[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [path, results] of loads) {
    const own = await load(product.pid(), (index) => read(`${url}${path}`, headersOf(path, index)));
    const same = await load(bare.pid, () => read(`${bare.url}${path}`, {}));
    const alone = await render(path, perRound);
    // The first round warms the server up.
    if (round === 0) continue;
    results.own.push(own);
    results.bare.push(same);
    results.alone.push(alone);
  }
  memory.push(memoryOf(product.pid() ?? 0) / 1024 / 1024);
}

const head = [
  'Page',
  'KB',
  'CPU, ms',
  'Rendering alone, ms',
  'Documents per second',
  'Bare: CPU, ms',
  'Bare: per second',
];
line(head);
line(head.map(() => '---'));
const cellsOf = (results: { own: readonly Load[]; bare: readonly Load[]; alone: readonly number[] }) => [
  medianOf(results.own.map(({ processor }) => processor)).toFixed(2),
  medianOf(results.alone).toFixed(2),
  medianOf(results.own.map(({ perSecond }) => perSecond)).toFixed(0),
  medianOf(results.bare.map(({ processor }) => processor)).toFixed(2),
  medianOf(results.bare.map(({ perSecond }) => perSecond)).toFixed(0),
];
for (const [path, results] of loads)
  line([path, ((bodies[path]?.length ?? 0) / 1024).toFixed(1), ...cellsOf(results)]);
const all = [...loads.values()];
const together = {
  own: all.flatMap(({ own }) => own),
  bare: all.flatMap(({ bare: same }) => same),
  alone: all.flatMap(({ alone }) => alone),
};
line(['median', '', ...cellsOf(together)]);
const documents = perRound * paths.length;
console.log(`\nResident memory after ${documents} documents, and after each ${documents} more, MB:`);
console.log(memory.map((megabytes) => megabytes.toFixed(0)).join(' '));

await bare.close();
await product.stop();
await product.remove();
await postgres?.stop();

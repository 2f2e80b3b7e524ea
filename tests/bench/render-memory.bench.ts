import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openConnection } from '../../server/platform/database/client.ts';
import { readBuiltClient } from '../../server/platform/http/client/built-client.ts';
import { signIn } from '../support/account.ts';
import { startProduct } from '../support/product.ts';
import { insertDocuments } from './many-documents.ts';
import { rememberCalls } from './remembered-calls.ts';
import { cookiesOf } from './session-cookies.ts';

const DOCUMENTS = Number(process.env['DOCUMENTS'] ?? 100_000);
const ROUNDS = 10;
const AT_ONCE = 4;
const MEGABYTE = 1024 * 1024;
const paths = ['/', '/templates', '/plans', '/teacher/search'];

const client = readBuiltClient(join(process.cwd(), 'dist'));
if (!client) throw new Error('Run `npm run build` first.');
const { renderPage } = client;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const product = await startProduct({ DATABASE_URL: '', DEMO: 'off' });
await product.stop();
const { db, close } = await openConnection({ databaseUrl: undefined, dataDir: product.dataFolder });
const teacher = await signIn(db);
await insertDocuments(db, teacher.id, 30);
await close();
await product.start();
const cookies = await cookiesOf(product.url, teacher.headers);

/** Only the rendering is measured. */
const call = rememberCalls(product.url);

async function render(path: string): Promise<void> {
  const rendered = await renderPage({ url: path, origin: product.url, cookies, locale: 'en-GB', call });
  if (rendered.kind !== 'page' || rendered.path !== path) throw new Error(`${path} was not rendered.`);
}

// Twice, because the first document does not wait for pending answers.
for (const path of [...paths, ...paths]) await render(path);
await product.stop();

const heap: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const begun = process.cpuUsage();
  let next = 0;
  const renderNext = async () => {
    while (next < DOCUMENTS / ROUNDS) await render(paths[next++ % paths.length] ?? '/');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, renderNext));
  const { user, system } = process.cpuUsage(begun);
  collectGarbage();
  heap.push(process.memoryUsage().heapUsed / MEGABYTE);
  const milliseconds = (user + system) / 1000 / (DOCUMENTS / ROUNDS);
  console.log(`${heap.at(-1)?.toFixed(1)} MB in use, ${milliseconds.toFixed(2)} ms of CPU per document`);
}
await product.remove();

const [first = 0] = heap;
const grown = (heap.at(-1) ?? 0) - first;
console.log(
  `${DOCUMENTS} documents; after the first ${DOCUMENTS / ROUNDS}, the heap grew by ${grown.toFixed(1)} MB.`,
);
process.exitCode = grown < 10 ? 0 : 1;

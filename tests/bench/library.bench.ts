import { sql } from 'drizzle-orm';
import { openConnection } from '../../server/platform/database/client.ts';
import { signIn } from '../support/account.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { template } from '../support/templates.ts';
import { startBareServer } from './bare-server.ts';
import { type Scrolling, scrollLongList } from './long-list.ts';
import { insertDocuments } from './many-documents.ts';
import { type Calls, measureCalls } from './measure-calls.ts';

const DOCUMENTS = Number(process.env['DOCUMENTS'] ?? 10_000);

const AT_ONCE = 4;

const paths = {
  catalogue: '/api/templates',
  history: `/api/generations?template_type=${template.templateType}`,
  'all documents': '/api/generations?limit=100',
  'search, a rare word': '/api/generations?q=topic77',
  'search, a word in every document': '/api/generations?q=evaporation',
};

const shownCalls = ({ perSecond, median, longest }: Calls) => [
  perSecond.toFixed(0),
  median.toFixed(1),
  longest.toFixed(1),
];

const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

const binaries = findPostgres();
const postgres = binaries === undefined ? undefined : await startPostgres(binaries);
const product = await startProduct({ DATABASE_URL: postgres?.url ?? '', DEMO: 'off', LOG_LEVEL: 'warn' });
await product.stop();
const { db, close } = await openConnection({ databaseUrl: postgres?.url, dataDir: product.dataFolder });
// Another account of the same size, whose documents a search has to skip.
const [own, other] = [await signIn(db), await signIn(db)];
for (const { id } of [own, other]) await insertDocuments(db, id, DOCUMENTS);
await db.execute(sql`vacuum analyze generations`);
await close();
await product.start();

const answers: Record<string, Buffer> = {};
for (const path of Object.values(paths)) {
  const answer = await fetch(`${product.url}${path}`, { headers: own.headers });
  answers[path] = Buffer.from(await answer.arrayBuffer());
}
const bare = await startBareServer(answers);

const head = ['What', 'Server', 'KB', 'Calls per second', 'Median, ms', 'Longest, ms'];
line(head);
line(head.map(() => '---'));
for (const [what, path] of Object.entries(paths)) {
  const size = ((answers[path]?.length ?? 0) / 1024).toFixed(1);
  line([
    what,
    postgres ? 'Lectern' : 'Lectern, embedded',
    size,
    ...shownCalls(await measureCalls(product.url, path, own.headers, { atOnce: AT_ONCE })),
  ]);
  line([
    what,
    'bare Fastify',
    size,
    ...shownCalls(await measureCalls(bare.url, path, {}, { atOnce: AT_ONCE })),
  ]);
}
await bare.close();

// A fresh account, because the calls above count towards the limit of calls.
const { loading, scrolled, moved } = await scrollLongList(product.url, other.email, DOCUMENTS);
const shown = ({ frames, longest, longTasks, longestTask }: Scrolling) =>
  [frames, longest, longTasks, longestTask].map(String);
console.log('');
line(['The list in Chromium', 'Frames per second', 'Longest frame, ms', 'Long tasks', 'Longest task, ms']);
line(Array.from({ length: 5 }, () => '---'));
line([`loading all ${DOCUMENTS}`, ...shown(loading)]);
for (const [place, numbers] of scrolled) line([`scrolling at ${place}`, ...shown(numbers)]);
console.log(`Back from a document in the middle, the list is ${moved} px off.`);
await product.remove();
await postgres?.stop();

import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { z } from 'zod';
import { openConnection } from '../../server/platform/database/client.ts';
import { signIn } from '../support/account.ts';
import { chromiumLaunch } from '../support/browser.ts';
import { startModelServer } from '../support/model-server.ts';
import { startProduct } from '../support/product.ts';
import { courseForm, courseOfWeeks } from './long-course.ts';
import { openSession } from './open-session.ts';
import { type Task, tasksOf, TRACED } from './main-thread.ts';

const WEEKS = Number(process.env['WEEKS'] ?? 40);
const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? 4);
const TOKENS_PER_SECOND = Number(process.env['TOKENS_PER_SECOND'] ?? 150);
const MAX_TASK = 50;
const FRAMES = 60;
const STARTED_WITHIN = 120_000;
const WRITTEN_WITHIN = 600_000;
const ASK_EVERY = 500;

/** In the page: notes the time between each two frames, in milliseconds. */
function noteFrames(): void {
  const frames: number[] = [];
  Object.assign(globalThis, { frames });
  let before = performance.now();
  requestAnimationFrame(function note(now) {
    frames.push(now - before);
    before = now;
    requestAnimationFrame(note);
  });
}

const readFrames = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);

const document = z.object({ status: z.string() });

/** Waits for the end of the writing at the server, because a question to the page would be a task there. */
async function ended(id: string, headers: { authorization: string }): Promise<string> {
  const deadline = Date.now() + WRITTEN_WITHIN;
  while (Date.now() < deadline) {
    const answer = await fetch(`${product.url}/api/generations/${id}`, { headers });
    const { status } = document.parse(await answer.json());
    if (status !== 'writing') return status;
    await sleep(ASK_EVERY);
  }
  throw new Error(`The course was not written within ${WRITTEN_WITHIN / 1000} s.`);
}

const upstream = await startModelServer({
  tokensPerSecond: TOKENS_PER_SECOND,
  write: () => JSON.stringify(courseOfWeeks(WEEKS)),
});
const product = await startProduct({
  DATABASE_URL: '',
  DEMO: 'off',
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: upstream.url,
  AI_MODEL: 'test',
});
await product.stop();
const { db, close } = await openConnection({ databaseUrl: undefined, dataDir: product.dataFolder });
const { headers } = await signIn(db);
await close();
await product.start();

/** A course that is being written. */
async function startCourse(): Promise<string> {
  const answer = await fetch(`${product.url}/api/generations`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ template_type: courseForm.template_type, input: courseForm.input(WEEKS) }),
  });
  const { id }: { id: string } = await answer.json();
  if (!answer.ok) throw new Error(`The course was not started: ${answer.status}.`);
  return id;
}

async function writeCourse(id: string): Promise<void> {
  const status = await ended(id, headers);
  if (status !== 'complete') throw new Error(`The course is ${status}.`);
}

/** What the page does itself: when V8 frees memory, and for how long, is out of its hands. */
const ownDuration = ({ duration, collection }: Task) => duration - collection;

interface Measured {
  perSecond: number;
  longestOwn: number;
}

/** Prints the frames and the tasks of a slowed-down page until something has happened. */
async function measure(name: string, page: Page, happened: () => Promise<void>): Promise<Measured> {
  await page.evaluate(noteFrames);
  await browser.startTracing(page, { categories: TRACED });
  const begun = performance.now();
  await happened();
  const seconds = (performance.now() - begun) / 1000;
  const frames = await readFrames(page);
  const tasks = tasksOf(await browser.stopTracing());
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const longest = Math.max(...tasks.map(({ duration }) => duration));
  const longestOwn = Math.max(...tasks.map(ownDuration));
  const busiest = Math.max(...tasks.map(({ processor }) => processor));
  const over = (duration: (task: Task) => number) => tasks.filter((task) => duration(task) > MAX_TASK).length;
  const perSecond = frames.length / seconds;
  line([
    name,
    seconds.toFixed(0),
    perSecond.toFixed(1),
    at(0.5),
    at(0.99),
    over(({ duration }) => duration),
    longest.toFixed(0),
    over(ownDuration),
    longestOwn.toFixed(0),
    over(({ processor }) => processor),
    busiest.toFixed(0),
  ]);
  return { perSecond, longestOwn };
}

const line = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const HEAD = [
  'Page',
  'Seconds',
  'Frames per second',
  'Frame p50, ms',
  'Frame p99, ms',
  'Tasks over 50 ms',
  'Longest task, ms',
  'Over 50 ms without collections',
  'Longest without collections, ms',
  'Over 50 ms of processor time',
  'Most processor time, ms',
];

async function openSlowPage(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${product.url}${path}`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

const browser = await chromium.launch(chromiumLaunch);
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
try {
  console.log(`${WEEKS} weeks, ${TOKENS_PER_SECOND} tokens per second, ${SLOWDOWN}x slowdown`);
  line(HEAD);
  line(HEAD.map(() => '---'));
  await openSession(context, product.url, headers);
  // What the machine manages while the server writes the same course, which nothing shows.
  const still = await openSlowPage('/favicon.svg');
  const unseen = await startCourse();
  await measure('a picture', still, () => writeCourse(unseen));
  await still.close();

  const id = await startCourse();
  const page = await openSlowPage(`/teacher/${courseForm.template_type}/edit/${id}`);
  // From the third unit on, the page is loaded and follows the writing.
  await page.getByText('Unit 3', { exact: true }).waitFor({ timeout: STARTED_WITHIN });
  const { perSecond, longestOwn } = await measure('the course', page, async () => {
    await writeCourse(id);
    // The end unlocks the whole document.
    await page.locator('[aria-label="Change: Assessment plan"]').waitFor({ timeout: STARTED_WITHIN });
  });
  process.exitCode = longestOwn <= MAX_TASK && perSecond > FRAMES - 1 ? 0 : 1;
} catch (error) {
  console.error(product.log());
  throw error;
} finally {
  await browser.close();
  await product.remove();
  await upstream.close();
}

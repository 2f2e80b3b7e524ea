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
const LONGEST_TASK = 50;
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

const browser = await chromium.launch(chromiumLaunch);
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await openSession(context, product.url, headers);
  const page = await context.newPage();
  const answer = await fetch(`${product.url}/api/generations`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ template_type: courseForm.template_type, input: courseForm.input(WEEKS) }),
  });
  const { id }: { id: string } = await answer.json();
  if (!answer.ok) throw new Error(`The course was not started: ${answer.status}.`);
  await page.goto(`${product.url}/teacher/${courseForm.template_type}/edit/${id}`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // From the third unit on, the page is loaded and follows the writing.
  await page.getByText('Unit 3', { exact: true }).waitFor({ timeout: STARTED_WITHIN });
  await page.evaluate(noteFrames);
  await browser.startTracing(page, { categories: TRACED });
  const begun = performance.now();
  const status = await ended(id, headers);
  // The end unlocks the whole document.
  await page.locator('[aria-label="Change: Assessment plan"]').waitFor({ timeout: STARTED_WITHIN });
  const seconds = (performance.now() - begun) / 1000;
  const frames = await readFrames(page);
  const tasks = tasksOf(await browser.stopTracing());
  if (status !== 'complete') throw new Error(`The course is ${status}.`);
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const longest = Math.max(...tasks.map(({ duration }) => duration));
  const busiest = Math.max(...tasks.map(({ processor }) => processor));
  const over = (measure: (task: Task) => number) =>
    tasks.filter((task) => measure(task) > LONGEST_TASK).length;
  const perSecond = frames.length / seconds;
  const cells = {
    Weeks: WEEKS,
    Slowdown: `${SLOWDOWN}x`,
    Seconds: seconds.toFixed(0),
    'Frames per second': perSecond.toFixed(1),
    'Frame p50, ms': at(0.5),
    'Frame p99, ms': at(0.99),
    'Tasks over 50 ms': over(({ duration }) => duration),
    'Longest task, ms': longest.toFixed(0),
    'Tasks over 50 ms of processor time': over(({ processor }) => processor),
    'Most processor time, ms': busiest.toFixed(0),
  };
  console.log(`| ${Object.keys(cells).join(' | ')} |`);
  console.log(`|${' --- |'.repeat(Object.keys(cells).length)}`);
  console.log(`| ${Object.values(cells).join(' | ')} |`);
  process.exitCode = longest <= LONGEST_TASK && perSecond > FRAMES - 1 ? 0 : 1;
} catch (error) {
  console.error(product.log());
  throw error;
} finally {
  await browser.close();
  await product.remove();
  await upstream.close();
}

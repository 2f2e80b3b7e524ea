import { performance } from 'node:perf_hooks';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { z } from 'zod';
import { openConnection } from '../../server/platform/database/client.ts';
import { signIn } from '../support/account.ts';
import { chromiumLaunch } from '../support/browser.ts';
import { startModelServer } from '../support/model-server.ts';
import { startProduct } from '../support/product.ts';
import { courseForm, courseOfWeeks } from './long-course.ts';

const WEEKS = Number(process.env['WEEKS'] ?? 40);
const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? 4);
const TOKENS_PER_SECOND = Number(process.env['TOKENS_PER_SECOND'] ?? 150);
const LONGEST_TASK = 50;
const FRAMES = 60;
/** The page is loaded and follows the writing. */
const WARM_UP = 3_000;

/** What the page measures while the course is written, in milliseconds. */
type Measured = { tasks: number[]; frames: number[] };

function measureInPage(): void {
  const measured: Measured = { tasks: [], frames: [] };
  Object.assign(globalThis, { measured });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.tasks.push(duration);
  }).observe({ type: 'longtask' });
  let before = performance.now();
  const frame = (now: number) => {
    measured.frames.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const account = z.object({ data: z.object({ user: z.record(z.string(), z.unknown()) }) });

async function signedIn(context: BrowserContext, url: string, headers: { authorization: string }) {
  const answer = await fetch(`${url}/api/me`, { headers });
  const { user } = account.parse(await answer.json()).data;
  const expires = new Date(Date.now() + 86_400_000).toISOString();
  await context.addCookies([
    { name: 'lectern_token', value: headers.authorization.replace('Bearer ', ''), url },
    { name: 'lectern_user', value: encodeURIComponent(JSON.stringify({ user, expires })), url },
  ]);
}

const clear = (page: Page) =>
  page.evaluate(() => {
    const { measured } = globalThis as unknown as { measured: Measured };
    measured.tasks.length = 0;
    measured.frames.length = 0;
  });
const read = (page: Page) => page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured);

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
  await signedIn(context, product.url, headers);
  await context.addInitScript(measureInPage);
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
  await page.getByText(/^Unit 2$/).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(WARM_UP);
  await clear(page);
  const begun = performance.now();
  await page.getByText(`Unit ${Math.floor(WEEKS / 2)}`, { exact: true }).waitFor({ timeout: 300_000 });
  const seconds = (performance.now() - begun) / 1000;
  const { tasks, frames } = await read(page);
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const longest = Math.max(0, ...tasks);
  const perSecond = frames.length / seconds;
  console.log(
    '| Weeks | Slowdown | Seconds | Frames per second | Frame p50, ms | Frame p99, ms | Tasks over 50 ms | Longest task, ms |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  console.log(
    `| ${WEEKS} | ${SLOWDOWN}x | ${seconds.toFixed(0)} | ${perSecond.toFixed(1)} | ${at(0.5)} | ${at(0.99)} | ${tasks.filter((task) => task > LONGEST_TASK).length} | ${longest.toFixed(0)} |`,
  );
  process.exitCode = longest <= LONGEST_TASK && perSecond > FRAMES - 1 ? 0 : 1;
} finally {
  await browser.close();
  await product.remove();
  await upstream.close();
}

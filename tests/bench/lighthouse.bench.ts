import { launch } from 'chrome-launcher';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';
import { goalOf, meetsGoal, type Role, visits } from './lighthouse-goals.ts';
import { measurePage, type Measures } from './measure-page.ts';

const RUNS = Number(process.env['RUNS'] ?? 3);
/** Paths to measure, with commas; by default every page. */
const chosen = process.env['PAGES']?.split(',');

const product = await startProduct({ DEMO: 'one-class' });
const chrome = await launch({
  chromePath: chromiumPath ?? chromium.executablePath(),
  chromeFlags: ['--headless=new', ...chromiumArgs],
});
const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
// Lighthouse opens its pages in the browser's own context, so that is where a user signs in.
const [context] = browser.contexts();
if (!context) throw new Error('The browser has no context.');

async function signIn(within: BrowserContext, role: Role): Promise<void> {
  await within.clearCookies();
  if (role === 'visitor') return;
  const page = await within.newPage();
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: `Try it as a ${role}` }).click();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await page.close();
}

/** A server that has just started answers calls too late for the first view. */
async function warmUp(within: BrowserContext, url: string): Promise<void> {
  const page = await within.newPage();
  for (let time = 0; time < 3; time += 1) await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

function median(runs: readonly Measures[]): Measures {
  const of = (name: Exclude<keyof Measures, 'findings'>) => medianOf(runs.map((run) => run[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    lcp: of('lcp'),
    cls: of('cls'),
    blocking: of('blocking'),
    bytes: of('bytes'),
    requests: of('requests'),
    script: of('script'),
    findings: [...new Set(runs.flatMap(({ findings }) => findings))],
  };
}

async function measure(within: BrowserContext, path: string): Promise<Measures> {
  await warmUp(within, `${product.url}${path}`);
  const runs: Measures[] = [];
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await measurePage(`${product.url}${path}`, chrome.port, within));
  return median(runs);
}

const cellsOf = (result: Measures) => ({
  score: result.performance,
  'LCP, ms': result.lcp,
  CLS: Number(result.cls.toFixed(3)),
  'blocking, ms': result.blocking,
  'transfer, KB': Math.round(result.bytes / 1024),
  requests: result.requests,
  'script, KB': Math.round(result.script / 1024),
  accessibility: result.accessibility,
});

let isMet = true;
const rows: Record<string, string | number>[] = [];
try {
  for (const role of ['visitor', 'teacher', 'student'] as const) {
    const paths = visits(role).filter((path) => chosen?.includes(path) ?? true);
    if (paths.length > 0) await signIn(context, role);
    for (const path of paths) {
      const result = await measure(context, path).catch((error: unknown) => {
        console.log(`  ${path}: ${String(error)}`);
        return null;
      });
      const isHeld = result !== null && meetsGoal(result, goalOf(path));
      isMet &&= isHeld;
      rows.push({ role, page: path, ...(result && cellsOf(result)), goal: isHeld ? 'met' : 'missed' });
      for (const finding of result?.findings ?? []) console.log(`  ${path}: ${finding}`);
    }
  }
} finally {
  await browser.close();
  chrome.kill();
  await product.remove();
}

console.table(rows);
console.log(`Median of ${RUNS} runs with a cold cache.`);
process.exitCode = isMet ? 0 : 1;

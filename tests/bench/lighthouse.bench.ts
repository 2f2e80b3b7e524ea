import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';

const RUNS = 3;

type Measures = { performance: number; accessibility: number; lcp: number; cls: number; bytes: number };

/** Lighthouse's defaults: a phone, simulated slow 4G, 4x CPU slowdown. */
async function measure(url: string, port: number): Promise<Measures> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance', 'accessibility'],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    logLevel: 'error',
  });
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No result.');
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  for (const audit of Object.values(audits)) {
    const isFinding = categories['accessibility']?.auditRefs.some(
      ({ id, weight }) => id === audit.id && weight > 0,
    );
    if (isFinding && audit.score === 0) console.log(`  accessibility: ${audit.title}`);
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}

function median(values: number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

const product = await startProduct();
const browser = await launch({
  chromePath: chromiumPath ?? chromium.executablePath(),
  chromeFlags: ['--headless=new', ...chromiumArgs],
});

const runs: Measures[] = [];
try {
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(`${product.url}/login`, browser.port));
} finally {
  browser.kill();
  await product.remove();
}

const of = (name: keyof Measures) => median(runs.map((run) => run[name]));
const rows: [string, number, string, boolean][] = [
  ['Performance', of('performance'), 'at least 95', of('performance') >= 95],
  ['Largest contentful paint, ms', of('lcp'), 'at most 2200', of('lcp') <= 2200],
  ['Cumulative layout shift', of('cls'), 'exactly 0', of('cls') === 0],
  ['Accessibility', of('accessibility'), 'exactly 100', of('accessibility') === 100],
];

console.table(
  rows.map(([measured, result, limit, held]) => ({ '/login on a phone': measured, result, limit, held })),
);
console.log(`Median of ${RUNS} runs; ${Math.round(of('bytes') / 1024)} KB transferred.`);
process.exitCode = rows.every(([, , , held]) => held) ? 0 : 1;

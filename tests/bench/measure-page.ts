import lighthouse from 'lighthouse';
import type { BrowserContext } from 'playwright';

export type Measures = {
  performance: number;
  accessibility: number;
  /** Largest contentful paint in milliseconds. */
  lcp: number;
  cls: number;
  /** Total blocking time in milliseconds. */
  blocking: number;
  bytes: number;
  requests: number;
  /** Bytes of scripts. */
  script: number;
  /** What the accessibility audits found. */
  findings: readonly string[];
};

/** Measures a page with a cold cache and Lighthouse's defaults: a phone, simulated slow 4G, 4x CPU slowdown. */
export async function measurePage(url: string, port: number, context: BrowserContext): Promise<Measures> {
  await clearCache(context);
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance', 'accessibility'],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    logLevel: 'error',
    // The cookies hold the session.
    disableStorageReset: true,
  });
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No result.');
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  const requests = requestsIn(audits['network-requests']?.details);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: value('cumulative-layout-shift'),
    blocking: Math.round(value('total-blocking-time')),
    bytes: value('total-byte-weight'),
    requests: requests.length,
    script: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    findings: (categories['accessibility']?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => audits[id]?.title ?? id),
  };
}

async function clearCache(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
}

type Request = { resourceType: string; transferSize: number };

function requestsIn(details: unknown): Request[] {
  if (typeof details !== 'object' || details === null || !('items' in details)) return [];
  const items: unknown[] = Array.isArray(details.items) ? details.items : [];
  return items.flatMap((item) =>
    typeof item === 'object' && item !== null && 'resourceType' in item && 'transferSize' in item
      ? [{ resourceType: String(item.resourceType), transferSize: Number(item.transferSize) }]
      : [],
  );
}

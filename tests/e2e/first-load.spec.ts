import { expect, test } from './test.ts';

const KILOBYTE = 1024;

test('a first visit to /login stays within the size limits and on our own origin', async ({
  page,
  product,
}) => {
  const consoleProblems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') consoleProblems.push(message.text());
  });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url)) foreign.push(request.url());
  });

  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const sizes = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      name: entry.name,
      bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
    })),
  );
  const sum = (ending: RegExp) =>
    sizes.filter(({ name }) => ending.test(name)).reduce((total, { bytes }) => total + bytes, 0);
  expect(sum(/\.js$/)).toBeGreaterThan(50 * KILOBYTE);
  expect(sum(/\.js$/)).toBeLessThanOrEqual(124 * KILOBYTE);
  expect(sum(/\.css$/)).toBeGreaterThan(1 * KILOBYTE);
  expect(sum(/\.css$/)).toBeLessThanOrEqual(15 * KILOBYTE);

  // The document preloads exactly the files that the page uses, without duplicates.
  const names = sizes.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(consoleProblems).toEqual([]);
  expect(foreign).toEqual([]);
});

test('an unknown path answers 404 with the not-found page', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page Not Found')).toBeVisible();
});

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { copies } from '../../src/app/routing/routes.ts';
import { settlePeople, type Tokens } from '../support/access-people.ts';
import { addressOf, places, readAccessTable, type State } from '../support/access-table.ts';
import { test as base, expect } from './test.ts';
import { otherTemplate, template } from '../support/templates.ts';

const test = base.extend<object, { tokens: Tokens }>({
  tokens: [
    async ({ product }, use) => {
      await use(await settlePeople(product));
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

// The test inserts users into the database, so other journeys can't share the product.
test.use({ productOf: 'access' });
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** A sample of the access table: each kind of rule. */
const sample = [
  '/',
  '/templates',
  '/about',
  '/plans',
  '/login',
  '/verify',
  '/invitation/{id}',
  '/onboarding',
  '/onboarding/add-student',
  '/teacher/trash',
  '/teacher/classes',
  template.route,
  `${otherTemplate.route}/history`,
  '/teacher/accounts/indexCopy',
  '/students',
  '/students/Breadcrumb',
  '/students/templates',
  '/supports',
];
const table = readAccessTable().filter(({ path }) => sample.includes(path));

const account = z.object({ data: z.object({ user: z.record(z.string(), z.unknown()) }) });

/** A browser context with a signed-in user in this state. */
async function enter(browser: Browser, url: string, state: State, tokens: Tokens): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  const token = tokens[state];
  if (token === undefined) return context;
  const answer = await context.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
  const { user } = account.parse(await answer.json()).data;
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  await context.addCookies([
    { name: 'lectern_token', value: token, url },
    { name: 'lectern_user', value: encodeURIComponent(JSON.stringify({ user, expires })), url },
  ]);
  return context;
}

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** The tests of guard and server cover the whole table; these are the two states that differ most. */
for (const state of ['visitor', 'teacher: paused'] as const) {
  test(`${state}: each sampled path leads where docs/access.md expects`, async ({
    browser,
    product,
    tokens,
  }) => {
    const context = await enter(browser, product.url, state, tokens);
    const page = await context.newPage();
    for (const { path, outcomes } of table) {
      await test.step(`${path}: ${outcomes[state]}`, () =>
        arrives(page, addressOf(path), outcomes[state], state));
    }
    await context.close();
  });
}

async function arrives(page: Page, address: string, outcome: string, state: State): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  if (outcome === 'upgrade') {
    await expect(page.getByRole('dialog')).toContainText('part of');
    expect(pathOf(page)).toBe(state.startsWith('teacher') ? '/' : '/students');
    return;
  }
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeHidden();
  const shown = copies[address] ?? address;
  const place = Object.entries(places).find(([word]) => word === outcome)?.[1] ?? shown;
  if (outcome === 'login') expect(pathOf(page)).toBe(`/login?next=${encodeURIComponent(shown)}`);
  // The first page of onboarding redirects to the user's current step.
  else if (place === '/onboarding') expect(pathOf(page)).toBe('/onboarding/FirstStep');
  else expect(pathOf(page)).toBe(place);
}

test('the offer of a plan stops a navigation and leaves the page unchanged', async ({
  browser,
  product,
  tokens,
}) => {
  const context = await enter(browser, product.url, 'teacher: paused', tokens);
  const page = await context.newPage();
  await page.goto('/templates');
  // Until React has hydrated it, a link leads to a new document, over which nothing stays unchanged.
  await expect(page.locator('#first-view')).not.toBeAttached();
  await page
    .getByRole('link', { name: /^Lesson plan builder/ })
    .first()
    .click();
  const offer = page.getByRole('dialog', { name: 'Lesson plan builder is part of Teacher Plus' });
  await expect(offer).toContainText('Your subscription is paused.');
  await expect(page).toHaveURL('/templates');
  await expect(
    page.getByRole('heading', { name: 'Templates', level: 1, includeHidden: true }),
  ).toBeAttached();

  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await page.goBack();
  await page.goto(template.route);
  await expect(offer).toBeVisible();
  await offer.getByRole('link', { name: 'Compare plans' }).click();
  await expect(page).toHaveURL('/plans');
  await expect(offer).toBeHidden();
  await context.close();
});

test('an unverified user on a slow network sees no other page first', async ({
  browser,
  product,
  tokens,
}) => {
  const context = await enter(browser, product.url, 'unverified', tokens);
  await context.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seenHeadings: seen });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent;
      if (text) seen.add(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const page = await context.newPage();
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await page.waitForLoadState('networkidle');
  const seen: unknown = await page.evaluate('[...seenHeadings]');
  expect(z.array(z.string()).parse(seen)).toHaveLength(1);
  await context.close();
});

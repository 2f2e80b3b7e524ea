import type { Page } from '@playwright/test';
import { addressOf } from './built-file.ts';
import { expect, test } from './test.ts';

// The browser makes the calls that fail.
test.use({ rendering: 'off' });

/** Records the documents that the browser requests and the URLs that it shows. */
function watchNavigations(page: Page) {
  const documents: string[] = [];
  const addresses: string[] = [];
  const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(pathOf(request.url()));
  });
  page.on('framenavigated', (frame) => {
    const path = pathOf(frame.url());
    if (path !== addresses.at(-1)) addresses.push(path);
  });
  return { documents, addresses };
}

async function signInThenBreak(page: Page, broken: Parameters<Page['route']>[1]) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try it as a teacher' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
  await page.route('**/api/**', broken);
}

const answer = (status: number, message: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ status: 'error', message }),
});

test('a 401 for every call causes one redirect, one notice and no loop', async ({ page }) => {
  await signInThenBreak(page, (route) => route.fulfill(answer(401, 'Unauthenticated')));
  const seen = watchNavigations(page);
  const notice = page.getByRole('status').filter({ hasText: 'Please login to continue' });
  await Promise.all([expect(notice).toHaveCount(1), page.goto('/templates')]);
  await expect(page).toHaveURL('/login?next=%2Ftemplates');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The end of a session loads another document, once.
  expect(seen).toEqual({
    documents: ['/templates', '/login?next=%2Ftemplates'],
    addresses: ['/templates', '/login?next=%2Ftemplates'],
  });
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(
    expect.not.arrayContaining(['lectern_token']),
  );
});

test('a server error shows one message, and a retry works', async ({ page }) => {
  await signInThenBreak(page, (route) => route.fulfill(answer(500, 'Internal Server Error')));
  const seen = watchNavigations(page);
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveCount(1, { timeout: 20_000 });
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Your home page couldn’t be loaded');
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual({ documents: ['/'], addresses: ['/'] });

  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Pick up where you left off' })).toBeVisible();
  expect(seen).toEqual({ documents: ['/'], addresses: ['/'] });
});

test('an unreachable server leaves the form filled and shows a reason', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  const seen = watchNavigations(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('teacher@lectern.test');
  await page.getByLabel('Password', { exact: true }).fill('lectern-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.getByLabel('Email')).toHaveValue('teacher@lectern.test');
  expect(seen).toEqual({ documents: ['/login'], addresses: ['/login'] });
});

test('a page whose code cannot be fetched leaves the menu in place', async ({ page }) => {
  await page.goto('/login');
  await page.route(addressOf('src/pages/documents/favourites/index.ts'), (route) =>
    route.abort('connectionrefused'),
  );
  await page.getByRole('button', { name: 'Try it as a teacher' }).click();
  await page.getByRole('link', { name: 'Favourites', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  await page.unroute(addressOf('src/pages/documents/favourites/index.ts'));
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
});

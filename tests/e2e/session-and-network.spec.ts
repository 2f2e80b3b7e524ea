import type { Page } from '@playwright/test';
import { addressOf } from './built-file.ts';
import { signInAsTeacher } from './generator.ts';
import { expect, test } from './test.ts';

const demoTeacher = (page: Page) => page.getByRole('button', { name: 'Try it as a teacher' });

test('signing in in one tab signs in the other, which opens its own page', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/templates');
  await expect(other).toHaveURL('/login?next=%2Ftemplates');
  await page.goto('/login');
  await demoTeacher(page).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/templates');
  await expect(other.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();
});

test('the first page shows a notice when the session has ended elsewhere', async ({
  page,
  context,
  request,
}) => {
  await signInAsTeacher(page);
  // A call of an open page would learn of it first.
  await page.goto('about:blank');
  const token = (await context.cookies()).find(({ name }) => name === 'lectern_token')?.value ?? '';
  const ended = await request.post('/api/logout', {
    headers: { Authorization: `Bearer ${decodeURIComponent(token)}` },
  });
  expect(ended.ok()).toBe(true);
  // If the server’s own call is late, the page arrives first, and the sign-in page replaces it.
  await page.goto('/templates', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Please login to continue' })).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Ftemplates');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a page that could not load offline loads when the connection returns', async ({ page, context }) => {
  await signInAsTeacher(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
});

test('a newer build loads with the next navigation, unless the user has typed on the page', async ({
  page,
}) => {
  await signInAsTeacher(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { build_id: 'newer' } }));
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await expect(page).toHaveURL('/templates');
  await page.getByRole('searchbox').fill('quiz');
  const asked = page.waitForResponse('**/builds/latest.json');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await asked;
  await page.getByRole('link', { name: 'Favourites', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Favourites', level: 1 })).toBeVisible();
  expect(documents).toEqual([]);
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
  expect(documents).toEqual(['/teacher/trash']);
});

test('a page that crashes leaves the shell in place, reports the error, and can be retried', async ({
  page,
}) => {
  await signInAsTeacher(page);
  await page.route(addressOf('src/pages/documents/favourites/index.ts'), (route) =>
    route.abort('connectionrefused'),
  );
  const reported = page.waitForRequest('**/api/reports/errors');
  await page.getByRole('link', { name: 'Favourites', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  expect((await reported).postDataJSON()).toMatchObject({
    path: '/favourites',
    build: expect.stringMatching(/^[0-9a-f]+$/),
  });
  await expect(page.getByRole('link', { name: 'Templates', exact: true })).toBeVisible();
  await page.unroute(addressOf('src/pages/documents/favourites/index.ts'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Favourites', level: 1 })).toBeVisible();
});

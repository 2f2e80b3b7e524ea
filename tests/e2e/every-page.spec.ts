import type { Page } from '@playwright/test';
import { pathsOf } from './every-page.ts';
import { signInAsTeacher } from './generator.ts';
import { fillSignIn, newcomer, register } from './joining.ts';
import { expect, test } from './test.ts';

test.use({ rendering: 'on' });
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** Pages that only the browser can show, because they use up their link, read its fragment or lead elsewhere at once. */
const BROWSER_ONLY = /^\/(verify-email|login\/card$|onboarding$)/;
/** Pages whose address is a secret. */
const SECRET = /^\/(shared|guardian)\//;

const NOTICE = 'You can read this page without JavaScript.';

/** What is wrong with the first views of these paths: each shows its heading, and the browser takes it over as it is. */
async function faultsAt(page: Page, paths: readonly string[], isPrivate: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths.filter((each) => !BROWSER_ONLY.test(each))) {
    const answer = await page.goto(path, { waitUntil: 'commit' });
    const html = (await answer?.text()) ?? '';
    const fault = (problem: string) => faults.push(`${path}: ${problem}`);
    const heading = headingIn(html);
    // A page that waits for a slow call shows its loading state.
    if (heading === null && !html.includes('id="pending-answers"')) fault('arrives without a heading');
    if (!html.includes(NOTICE)) fault('does not say what needs scripts');
    if ((isPrivate || SECRET.test(path)) !== (answer?.headers()['cache-control'] === 'private, no-store'))
      fault('is cached wrongly');
    const view = await page.locator('#root > *').first().elementHandle();
    await expect(page.locator('#first-view')).not.toBeAttached();
    if (!(await view?.evaluate((element) => element.isConnected))) fault('is rendered again');
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    const shown = await page.getByRole('heading', { level: 1 }).textContent();
    if (heading !== null && shown !== heading) fault(`“${heading}” becomes “${shown}”`);
  }
  return faults;
}

/** The text of the first main heading. */
function headingIn(html: string): string | null {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return (
    heading
      ?.replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&') ?? null
  );
}

test('every page of teachers arrives rendered', async ({ page }) => {
  await signInAsTeacher(page);
  expect(await faultsAt(page, pathsOf('teacher', 'anyone', 'signed-in'), true)).toEqual([]);
});

test('every page of students arrives rendered', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /as a student$/ }).click();
  await expect(page).toHaveURL('/students');
  expect(await faultsAt(page, pathsOf('student'), true)).toEqual([]);
});

test('every page of visitors and new users arrives rendered', async ({ page, context }) => {
  expect(await faultsAt(page, pathsOf('anyone', 'entry'), false)).toEqual([]);
  await register(page, 'first-view@school.test', 'Teacher');
  expect(await faultsAt(page, pathsOf('unverified'), true)).toEqual([]);
  for (const role of ['student', 'teacher'] as const) {
    const { email } = await newcomer(page.request, role, `first-view-${role}@school.test`);
    await context.clearCookies();
    await page.goto('/login');
    await fillSignIn(page, email);
    await page.waitForURL(/\/onboarding/);
    expect(await faultsAt(page, pathsOf(`${role}-onboarding`), true)).toEqual([]);
  }
});

test('an expired session gets the sign-in page, which no cache stores', async ({ page, context }) => {
  await signInAsTeacher(page);
  // A call of an open page would learn of the end first, and lead to the sign-in page itself.
  await page.goto('about:blank');
  const cookies = await context.cookies();
  await page.request.post('/api/logout', {
    headers: { authorization: `Bearer ${cookies.find(({ name }) => name.endsWith('lectern_token'))?.value}` },
  });
  const answer = await page.request.get('/templates');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  const html = await answer.text();
  // If the 401 is pending, the browser redirects.
  const isPending = html.includes('id="pending-answers"');
  expect(isPending ? 'Lectern' : headingIn(html)).toBe('Lectern');
  expect(answer.headers()['content-location']).toBe(isPending ? undefined : '/login');
  await page.goto('/templates', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/login?next=%2Ftemplates');
});

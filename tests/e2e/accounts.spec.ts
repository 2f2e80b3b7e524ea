import { signInAsTeacher, toast } from './generator.ts';
import { register, signOut } from './joining.ts';
import { mailedTo } from './outbox.ts';
import { expect, test } from './test.ts';

test('a new user registers, opens the mailed link and starts onboarding', async ({ page, context }) => {
  await register(page, 'newcomer@school.test', 'Teacher');
  await expect(page).toHaveURL('/verify');
  await page.goto('/templates');
  await expect(page).toHaveURL('/verify');

  const link = await mailedTo(page.request, 'newcomer@school.test', '/verify-email/');
  const mail = await context.newPage();
  await mail.goto(link);
  await expect(mail.getByText('newcomer@school.test is verified.')).toBeVisible();

  // The waiting page is notified and continues by itself.
  await expect(page).toHaveURL(/\/onboarding\b/);
  await mail.close();
  await page.goto('/templates');
  await expect(page).toHaveURL(/\/onboarding\b/);

  const again = await context.newPage();
  await again.goto(link);
  await expect(again.getByRole('heading', { name: 'This link was already used' })).toBeVisible();
});

test('signing in leads to the requested page, but never to another site', async ({ page }) => {
  await page.goto('/templates?q=plan');
  await expect(page).toHaveURL('/login?next=%2Ftemplates%3Fq%3Dplan');
  await page.getByRole('button', { name: 'Try it as a teacher' }).click();
  await expect(page).toHaveURL('/templates?q=plan');

  for (const elsewhere of ['//evil.test/', '/.//evil.test/', '/\\evil.test/']) {
    await page.goto(`/login?next=${encodeURIComponent(elsewhere)}`);
    await expect(page).toHaveURL('/');
  }
});

test('a session survives a reload, and its token never appears in the address', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('teacher@lectern.test');
  await page.getByLabel('Password', { exact: true }).fill('lectern-demo');
  await page.getByLabel('Keep me signed in').check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
  const cookies = await context.cookies();
  const month = Date.now() / 1000 + 29 * 24 * 3600;
  for (const name of ['lectern_token', 'lectern_user']) {
    const cookie = cookies.find((each) => each.name === name);
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
    expect(cookie?.expires).toBeGreaterThan(month);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
});

test('signing out in one tab signs out the other, and Back shows no private page', async ({
  page,
  context,
}) => {
  await signInAsTeacher(page);
  const other = await context.newPage();
  await other.goto('/templates');
  await expect(other.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await expect(page).toHaveURL('/templates');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'User has bees successfully logout.')).toBeVisible();
  await expect(other).toHaveURL('/login?next=%2Ftemplates');
  await page.goBack();
  await expect(page).toHaveURL('/login?next=%2F');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a navigation sets the title and moves the focus to the page', async ({ page }) => {
  await signInAsTeacher(page);
  await expect(page).toHaveTitle('Home · Lectern');
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await expect(page).toHaveTitle('Templates · Lectern');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the chosen theme applies before the first paint', async ({ page }) => {
  await signInAsTeacher(page);
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Without the application, only public/head.js can have set it.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

import type { Page } from '@playwright/test';
import { toast } from './generator.ts';
import { fillSignIn, PASSWORD, settleTeacher, signIn, signOut } from './joining.ts';
import { mailedTo } from './outbox.ts';
import { expect, test } from './test.ts';

// These journeys change passwords and addresses, so they have their own product and run in order.
test.use({ productOf: 'account-pages' });
test.describe.configure({ mode: 'serial' });

const teacher = { email: 'teacher@lectern.test', password: 'lectern-demo' };
const student = { email: 'student@lectern.test', password: 'lectern-demo' };
const moved = 'moved@lectern.test';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openProfile(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
}

test('a forgotten password is replaced by a mailed link that works once', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL });
  const library = await elsewhere.newPage();
  await signIn(library, student.email, student.password);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(student.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();

  const link = await mailedTo(page.request, student.email, '/reset-password');
  await page.goto(link);
  await page.getByLabel('New', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Again', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();

  await signIn(page, student.email);
  await expect(page).toHaveURL('/students');
  await library.goto('/students/profile');
  await expect(library).toHaveURL(/\/login/);
  await library.goto(link);
  await library.getByLabel('New', { exact: true }).fill('another long phrase');
  await library.getByLabel('Again', { exact: true }).fill('another long phrase');
  await library.getByRole('button', { name: 'Save password' }).click();
  await expect(library.getByRole('heading', { name: 'This link was already used' })).toBeVisible();
  await elsewhere.close();
});

test('a changed profile survives a reload', async ({ page }) => {
  await signIn(page, teacher.email, teacher.password);
  await openProfile(page);
  await expect(page).toHaveURL('/teacher/accounts/profile');
  const about = part(page, 'About you');
  await about.getByLabel('First name').fill('');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByLabel('First name')).toHaveAccessibleDescription(/Enter your first name/);

  await about.getByLabel('First name').fill('Ada');
  await about.getByLabel('Last name').fill('Byron');
  await about.getByLabel('Birth date').fill('12/10/1985');
  await about.getByLabel('School', { exact: false }).first().fill('Harborview School');
  await about.getByLabel('School year').selectOption('2026');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Profile saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Ada Byron' })).toBeVisible();

  await page.reload();
  await expect(about.getByLabel('First name')).toHaveValue('Ada');
  await expect(about.getByLabel('Birth date')).toHaveValue('12/10/1985');
  await expect(about.getByLabel('School year')).toHaveValue('2026');
});

test('a device signed out from another one has to sign in again', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL });
  const library = await elsewhere.newPage();
  await signIn(library, teacher.email, teacher.password);

  await signIn(page, teacher.email, teacher.password);
  await page.goto('/teacher/accounts/profile');
  const sessions = part(page, 'Devices');
  const ends = sessions.getByRole('button', { name: 'Sign out device' });
  await expect(sessions.getByText('This device.')).toBeVisible();
  await expect(ends.first()).toBeVisible();
  while ((await ends.count()) > 0) {
    const left = await ends.count();
    await ends.first().click();
    await expect(ends).toHaveCount(left - 1);
  }

  await library.getByRole('link', { name: 'Favourites', exact: true }).click();
  await expect(toast(library, 'Please login to continue')).toBeVisible();
  await expect(library).toHaveURL('/login?next=%2Ffavourites');
  await page.goto('/templates');
  await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();
  await elsewhere.close();
});

test('changing the password requires the current one', async ({ page }) => {
  await signIn(page, teacher.email, teacher.password);
  await page.goto('/teacher/accounts/profile');
  const password = part(page, 'Password');
  await password.getByLabel('Current password').fill('not this one');
  await password.getByLabel('New password').fill(PASSWORD);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByLabel('Current password')).toHaveAccessibleDescription(/\w/);
  await expect(password.getByLabel('New password')).toHaveValue(PASSWORD);

  await password.getByLabel('Current password').fill(teacher.password);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password changed.')).toBeVisible();
  await expect(password.getByLabel('New password')).toHaveValue('');
});

test('a new email is used once its link was opened', async ({ page, browser, baseURL }) => {
  await signIn(page, teacher.email);
  await page.goto('/teacher/accounts/profile');
  const email = part(page, 'Email');
  await email.getByLabel('New email').fill(moved);
  await email.getByLabel('Your password').fill(PASSWORD);
  await email.getByRole('button', { name: 'Send the link' }).click();
  await expect(email.getByRole('alert')).toContainText(`We sent a link to ${moved}.`);
  await expect(email.getByText(teacher.email)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL });
  const phone = await elsewhere.newPage();
  await signIn(phone, teacher.email);
  await phone.goto(await mailedTo(phone.request, moved, '/verify-email/'));
  await expect(phone.getByText(`${moved} is verified.`)).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(email.getByText(moved)).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await signIn(page, moved);
});

test('a deleted account cannot sign in again', async ({ page }) => {
  await signIn(page, student.email);
  await page.goto('/students/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText("You won't be able to revert this!");
  await question.getByLabel('Your password').fill('not this one');
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(question.getByLabel('Your password')).toHaveAccessibleDescription(/\w/);

  await question.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Your account and everything in it are deleted.')).toBeVisible();
  await expect(toast(page, 'User has bees successfully logout.')).toHaveCount(0);
  await fillSignIn(page, student.email);
  await expect(page.getByRole('alert')).toHaveText("The credentials doesn't match in your records.");
});

test('a registered teacher without a plan deletes the account', async ({ page }) => {
  const email = 'no-plan@school.test';
  await settleTeacher(page.request, email, null);
  await page.goto('/login');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/plans');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page).toHaveURL('/plans/account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await download;

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await question.getByLabel('Your password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, email);
  await expect(page.getByRole('alert')).toHaveText("The credentials doesn't match in your records.");
});

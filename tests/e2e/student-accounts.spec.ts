import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './test.ts';

// The journey adds students to the sample school.
test.use({ productOf: 'student accounts' });

const made = z.object({ items: z.array(z.object({ name: z.string(), token: z.string() })) });

/** Returns the first password that the page shows for this student. */
async function passwordOf(page: Page, name: string): Promise<string> {
  const slip = page.getByRole('list', { name: 'Passwords' }).getByRole('listitem').filter({ hasText: name });
  return (await slip.getByText(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/).textContent()) ?? '';
}

async function openName(page: Page, code: string, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with your class code' }).click();
  await page.getByLabel('Class code').fill(code);
  await page.getByRole('button', { name: 'Find my class' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

async function signInByName(page: Page, code: string, password: string): Promise<void> {
  await openName(page, code, 'Ada B');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('students without email sign in by card and by name, until the teacher resets them', async ({
  page: teacher,
  browser,
  baseURL,
}) => {
  await teacher.goto('/login');
  await teacher.getByRole('button', { name: 'Try it as a teacher' }).click();
  await expect(teacher.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await teacher.goto('/teacher/classes');
  const face = teacher.getByRole('article').first();
  const code = (await face.getByText(/^[A-Z0-9]{3}–[A-Z0-9]{4}$/).textContent()) ?? '';
  await face.getByRole('link').first().click();

  await teacher.getByRole('tab', { name: /^Students/ }).click();
  await teacher.getByRole('link', { name: 'Accounts without email' }).click();
  await teacher.getByRole('button', { name: 'Make accounts' }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByLabel('Names').fill('Ada Byron\nBaptiste, Leo');
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: 'Make 2 accounts' }).click();
  const password = await passwordOf(teacher, 'Ada Byron');

  const answer = teacher.waitForResponse((response) => response.url().endsWith('/cards'));
  await teacher.getByRole('button', { name: 'Make 2 cards' }).click();
  const cards = made.parse(await (await answer).json()).items;
  await expect(teacher.getByRole('img', { name: 'Sign-in code of Ada Byron' })).toBeVisible();
  const token = cards.find(({ name }) => name === 'Ada Byron')?.token ?? '';

  const tablet = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL });
  const byCard = await tablet.newPage();
  const requested: string[] = [];
  byCard.on('request', (request) => requested.push(request.url()));
  await byCard.goto(`/login/card#${token}`);
  await expect(byCard).toHaveURL(/\/students$/);
  await expect(byCard.getByRole('button', { name: 'Account of Ada Byron' })).toBeVisible();
  expect(requested.filter((url) => url.includes(token))).toEqual([]);
  await byCard.goto('/students/profile');
  await expect(byCard.getByText('You have no email address')).toBeVisible();
  await expect(byCard.getByText('no-email.invalid')).toHaveCount(0);

  const computer = await browser.newContext({ baseURL });
  const byName = await computer.newPage();
  await signInByName(byName, code, password);
  await expect(byName.getByRole('button', { name: 'Account of Ada Byron' })).toBeVisible();

  await teacher.getByRole('button', { name: 'Reset Ada Byron' }).click();
  await teacher.getByRole('alertdialog').getByRole('button', { name: 'Reset account' }).click();
  const renewed = await passwordOf(teacher, 'Ada Byron');
  expect(renewed).not.toBe(password);

  for (const page of [byCard, byName]) {
    await page.goto('/students/classes');
    await expect(page).toHaveURL(/\/login/);
  }
  await byCard.goto('/login');
  await byCard.goto(`/login/card#${token}`);
  await expect(byCard.getByRole('heading', { name: 'This card no longer works' })).toBeVisible();
  await signInByName(byName, code, password);
  await expect(byName.getByRole('alert')).toContainText('ask your teacher');
  await byName.getByLabel('Password', { exact: true }).fill(renewed);
  await byName.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(byName.getByRole('button', { name: 'Account of Ada Byron' })).toBeVisible();

  await teacher.getByRole('button', { name: 'Reset Leo Baptiste' }).click();
  await teacher.getByRole('radio', { name: /Three pictures/ }).check({ force: true });
  await teacher.getByRole('alertdialog').getByRole('button', { name: 'Reset account' }).click();
  const row = teacher.getByRole('list', { name: 'Pictures' }).getByRole('img');
  await expect(row).toHaveCount(3);
  const pictures = await row.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const young = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL });
  const byPictures = await young.newPage();
  await openName(byPictures, code, 'Leo B');
  for (const name of pictures) await byPictures.getByRole('button', { name, exact: true }).click();
  await byPictures.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(byPictures.getByRole('button', { name: 'Account of Leo Baptiste' })).toBeVisible();
  await young.close();
  await tablet.close();
  await computer.close();
});

import { chooseBirthDate, classOf, fillSignIn, newcomer } from './joining.ts';
import { mailedTo } from './outbox.ts';
import { expect, test } from './test.ts';

const thisYear = new Date().getFullYear();

test('a teacher starts on one device, continues on another, and gets the code of the first class', async ({
  page,
  browser,
  baseURL,
}) => {
  await newcomer(page.request, 'teacher', 'amara@school.test');
  await page.goto('/login');
  await fillSignIn(page, 'amara@school.test');
  await expect(page).toHaveURL('/onboarding/FirstStep');
  await page.goto('/onboarding/ThirdStep');
  await expect(page).toHaveURL('/onboarding/FirstStep');

  await page.getByLabel('School', { exact: true }).fill('Harborview School');
  await expect(page.getByLabel('School year').locator('option')).toHaveText(
    Array.from({ length: thisYear + 3 - 2023 }, (_, index) => String(2023 + index)),
  );
  await page.getByRole('button', { name: 'Next, what you teach' }).click();
  await expect(page.getByRole('heading', { name: 'What do you teach?' })).toBeVisible();

  const other = await browser.newContext({ baseURL });
  const second = await other.newPage();
  await second.goto('/templates');
  await fillSignIn(second, 'amara@school.test');
  await expect(second).toHaveURL('/onboarding/SecondStep');
  await expect(second.getByText(`Harborview School, ${thisYear}`)).toBeVisible();
  await second.getByLabel('Grade 7').check({ force: true });
  await second.getByLabel('Science', { exact: true }).check({ force: true });
  await second.getByRole('button', { name: 'Next, your first class' }).click();
  await expect(second).toHaveURL('/onboarding/ThirdStep');
  await second.goBack();
  await expect(second.getByLabel('Grade 7')).toBeChecked();
  await second.goForward();

  await expect(second.getByLabel('Subject')).toHaveValue('Science');
  await second.getByRole('textbox', { name: 'Class', exact: true }).fill('7B');
  await second.getByRole('radio', { name: 'From a list' }).check({ force: true });
  await second.getByLabel('Students in the class').fill('Thandi Mokoena, roster@school.test');
  await second.getByRole('button', { name: 'Create class' }).click();
  await expect(second.getByRole('heading', { name: '7B Science is ready' })).toBeVisible();
  await expect(second.getByText(/^[2-9A-HJ-NP-Z]{3}–[2-9A-HJ-NP-Z]{4}$/)).toBeVisible();
  expect(await mailedTo(page.request, 'roster@school.test', '/invitation/')).toContain('signature=');

  await second.getByRole('button', { name: 'Continue to Lectern' }).click();
  await expect(second).toHaveURL('/plans');
  await other.close();

  await page.reload();
  await expect(page).toHaveURL('/plans');
});

test('a teacher skips the first class, by keyboard alone', async ({ page }) => {
  await newcomer(page.request, 'teacher', 'keys@school.test');
  await page.goto('/login');
  await fillSignIn(page, 'keys@school.test');
  await page.getByLabel('School', { exact: true }).focus();
  await page.keyboard.type('Harborview School');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/onboarding/SecondStep');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Grade 1', { exact: true })).toBeChecked();
  await page.getByLabel('Mathematics').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/onboarding/ThirdStep');
  await page.getByRole('button', { name: 'Skip for now' }).press('Enter');
  await expect(page).toHaveURL('/plans');
});

test.describe('a student on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('joins with a class code', async ({ page }) => {
    const { code } = await classOf(page.request, 'code-teacher@school.test');
    await newcomer(page.request, 'student', 'code-student@school.test');
    await page.goto('/login');
    await fillSignIn(page, 'code-student@school.test');
    await expect(page).toHaveURL('/onboarding/add-student');

    const first = page.getByLabel('Character 1 of 7');
    await first.focus();
    await page.keyboard.type('ZZZZZZZ');
    await expect(page.getByText('No class has this code.')).toBeVisible();
    for (let index = 0; index < code.length; index += 1) {
      await page.getByLabel(`Character ${index + 1} of 7`).fill(code.charAt(index));
    }
    await expect(page.getByText('Amara Okafor, Harborview School')).toBeVisible();
    await chooseBirthDate(page, thisYear - 14);
    await page.getByRole('checkbox', { name: /I’ve read this/ }).check();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await page.getByRole('button', { name: 'Join 7B Science' }).click();
    await expect(page).toHaveURL(/\/students\/classes\/view\/[\w-]+$/);
    await expect(page.getByRole('status').filter({ hasText: 'You are in 7B Science.' })).toBeVisible();
    await page.goto('/onboarding/add-student');
    await expect(page).toHaveURL('/students');
  });
});

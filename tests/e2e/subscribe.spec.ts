import { fillIn, toast, write, written } from './generator.ts';
import { chooseBirthDate, classOf, register } from './joining.ts';
import { mailedTo } from './outbox.ts';
import { cards, payWith } from './subscribing.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

/** Creates an account and opens the mailed link in another tab. */
async function becomeMember(page: Page, email: string, role: 'Teacher' | 'Student'): Promise<void> {
  await register(page, email, role);
  const mail = await page.context().newPage();
  await mail.goto(await mailedTo(page.request, email, '/verify-email/'));
  await expect(mail.getByText(`${email} is verified.`)).toBeVisible();
  await mail.close();
  await page.bringToFront();
}

test('a visitor registers as a teacher, subscribes and generates a document', async ({ page }) => {
  test.slow();
  await page.goto('/plans');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('radio', { name: 'Yearly' }).check({ force: true });
  await expect(page.getByRole('article', { name: 'Teacher Pro' })).toContainText('$135 a year');

  await becomeMember(page, 'future-member@school.test', 'Teacher');
  await page.goto('/');
  await expect(page).toHaveURL('/onboarding/FirstStep');
  await page.getByLabel('School', { exact: true }).fill('Harborview School');
  await page.getByRole('button', { name: 'Next, what you teach' }).click();
  await page.getByLabel('Grade 7').check({ force: true });
  await page.getByLabel('Science', { exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Next, your first class' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();

  await expect(page).toHaveURL('/plans');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('/templates');
  await expect(page).toHaveURL('/plans');
  await page
    .getByRole('article', { name: 'Teacher Pro' })
    .getByRole('link', { name: 'Try free for 14 days' })
    .click();
  const order = page.getByRole('complementary', { name: 'Your order' });
  await expect(order).toContainText('14 days free');
  await expect(order).toContainText(/Due today\$0\.00/);

  await page.getByLabel('Coupon').fill('NO-SUCH');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Coupon')).toHaveAccessibleDescription(/./);
  await expect(order).not.toContainText('NO-SUCH');
  await page.getByLabel('Coupon').fill('WELCOME20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(order).toContainText(/WELCOME20.*-\$3\.00/);
  await page.reload();
  await expect(order).toContainText(/WELCOME20.*-\$3\.00/);
  await expect(page.getByLabel('Country')).toHaveValue('US');

  await payWith(page, cards.visa);
  await expect(toast(page, 'Trial activated.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome to Teacher Pro' })).toBeVisible();
  await expect(page.getByText(/your card ending in 4242/)).toBeVisible();

  await page.getByRole('link', { name: 'Write a lesson plan' }).click();
  await fillIn(page, 'Density');
  await write(page);
  await written(page);
});

test('a student sees plans that are not on sale yet', async ({ page }) => {
  const { code } = await classOf(page.request, 'class-of-subscribers@school.test');
  await becomeMember(page, 'learner@school.test', 'Student');
  await page.goto('/');
  await expect(page).toHaveURL('/onboarding/add-student');
  await page.getByLabel('Character 1 of 7').focus();
  await page.keyboard.type(code);
  await expect(page.getByText('Code works')).toBeVisible();
  await chooseBirthDate(page, 2009);
  await page.getByRole('checkbox', { name: /I’ve read this/ }).check();
  await page.getByRole('button', { name: 'Join 7B Science' }).click();
  await expect(page).toHaveURL(/\/students\/classes\/view\//);

  await page.goto('/plans');
  await expect(page.getByText('Student plans aren’t on sale yet')).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Try free|Choose|Buy)/ })).toHaveCount(0);
  await page.goto('/plans/payment?price=student_plus_month');
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveCount(0);
});

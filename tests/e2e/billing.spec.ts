import type { APIRequestContext, Page } from '@playwright/test';
import { signInAsTeacher, toast } from './generator.ts';
import { answerBank, cards } from './subscribing.ts';
import { expect, test } from './test.ts';
import { template } from '../support/templates.ts';

// The tests change the sample teacher's plan and the sandbox's clock, so they have their own product and run in order.
test.use({ productOf: 'billing' });
test.describe.configure({ mode: 'serial' });

const MASTERCARD = '5555555555554444';
const KEPT_BUT_NEVER_PAYS = '4000000000000341';

const plan = (page: Page) => page.getByRole('region', { name: 'Plan' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openBilling(page: Page): Promise<void> {
  await signInAsTeacher(page);
  await page.goto('/teacher/accounts/billing');
  await expect(plan(page)).toBeVisible();
}

async function typeCard(page: Page, number: string, send: string): Promise<void> {
  const typed = page.getByRole('textbox', { name: 'Card number' });
  await expect(typed).toBeVisible();
  await page.getByRole('combobox', { name: 'Test card' }).selectOption(number);
  await expect(typed).toHaveValue(new RegExp(`${number.slice(-3)}$`));
  await page.getByRole('button', { name: send }).click();
}

async function choose(page: Page, card: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${card}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function moveClock(request: APIRequestContext, advance_days: number): Promise<void> {
  const answer = await request.post('/sandbox/clock', { data: { advance_days } });
  expect(answer.ok()).toBe(true);
}

test('a paused plan gives no access until it is resumed', async ({ page }) => {
  await openBilling(page);
  await expect(page.getByText('No real payments are taken.')).toBeVisible();
  await plan(page).getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Teacher Pro is paused, and you are not charged.')).toBeVisible();

  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await page
    .getByRole('link', { name: /Lesson plan builder/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/templates$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();

  await page.goto('/teacher/accounts/billing');
  await plan(page).getByRole('button', { name: 'Resume now' }).click();
  await expect(toast(page, 'Welcome back')).toBeVisible();
  await page.goto(template.route);
  await expect(page.getByRole('button', { name: 'Write it' })).toBeVisible();
});

test('a change of plan is previewed before it is confirmed', async ({ page }) => {
  await openBilling(page);
  await plan(page).getByRole('button', { name: 'Change plan' }).click();
  const change = dialog(page, 'Change plan');
  await expect(change.getByRole('button', { name: 'Change plan' })).toBeDisabled();
  await change.getByRole('radio', { name: /^Teacher Plus, \$9\.00 a month/ }).check();
  await expect(change.getByRole('row', { name: /^Due now \$0\.00/ })).toBeVisible();
  await change.getByRole('button', { name: 'Change plan' }).click();
  await expect(toast(page, 'You’re now on Teacher Plus')).toBeVisible();
  await expect(plan(page).getByRole('heading', { name: 'Teacher Plus' })).toBeVisible();
  await expect(plan(page)).toContainText('$9.00 a month');
});

test('cards can be added and deleted, except the last', async ({ page }) => {
  await openBilling(page);
  await page.getByRole('button', { name: 'More for Visa ending 4242' }).click();
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add a card' }).click();
  await typeCard(page, MASTERCARD, 'Add card');
  await expect(toast(page, 'Card added')).toBeVisible();
  await expect(page.getByText('Mastercard ending 4444')).toBeVisible();

  await choose(page, 'Visa ending 4242', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText("You won't be able to revert this!");
  await question.getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Visa ending 4242', 'Delete');
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(toast(page, 'Card deleted')).toBeVisible();
  await expect(page.getByText('Visa ending 4242')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Mastercard ending 4444' })).toContainText(
    'Default',
  );
  await page.getByRole('button', { name: 'More for Mastercard ending 4444' }).click();
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).toBeDisabled();
});

test('a failed renewal is shown, and paid with another card that needs authentication', async ({
  page,
  request,
}) => {
  await openBilling(page);
  await page.getByRole('button', { name: 'Add a card' }).click();
  await typeCard(page, KEPT_BUT_NEVER_PAYS, 'Add card');
  await choose(page, 'Visa ending 0341', 'Make default');
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa ending 0341' })).toContainText('Default');
  await moveClock(request, 20);

  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'Your last payment did not go through' });
  await expect(alert).toContainText(/We’ll try again on \d+ \w+ \d{4}\. You can use your plan until then\./);
  await expect(page.getByText('The last payment for Teacher Plus did not go through.')).toBeVisible();
  const due = dialog(page, 'Pay the amount due');
  await alert.getByRole('button', { name: 'Pay now' }).click();
  await expect(due.getByRole('radio', { name: /^Visa ending 0341/ })).toBeChecked();
  await due.getByRole('button', { name: 'Pay with this card' }).click();
  await expect(toast(page, 'Your card was declined.')).toBeVisible();

  await alert.getByRole('button', { name: 'Pay now' }).click();
  await due.getByRole('radio', { name: 'A new card' }).check();
  await due.getByRole('button', { name: 'Enter a new card' }).click();
  await typeCard(page, cards.asksAlways, 'Pay with this card');
  await answerBank(page, 'Confirm');
  await expect(page.getByRole('alertdialog')).toContainText(/You are paying \$[\d.]+/);
  await answerBank(page, 'Confirm');
  await expect(toast(page, 'Paid with the new card')).toBeVisible();
  await expect(page.getByText(/^Teacher Plus renews on/)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a change of plan is discarded if its authentication is declined, and made if it is confirmed', async ({
  page,
}) => {
  await openBilling(page);
  for (const answer of ['Decline', 'Confirm'] as const) {
    await plan(page).getByRole('button', { name: 'Change plan' }).click();
    const change = dialog(page, 'Change plan');
    await change.getByRole('radio', { name: /^Teacher Pro, \$15\.00 a month/ }).check();
    await expect(change.getByRole('row', { name: /^Due now \$/ })).toBeVisible();
    await change.getByRole('button', { name: 'Change plan' }).click();
    await answerBank(page, answer);
    if (answer === 'Decline') {
      await expect(toast(page, 'We are unable to authenticate your payment method.')).toBeVisible();
      await expect(plan(page).getByRole('heading', { name: 'Teacher Plus' })).toBeVisible();
    }
  }
  await expect(toast(page, 'You’re now on Teacher Pro')).toBeVisible();
  await expect(plan(page).getByRole('heading', { name: 'Teacher Pro' })).toBeVisible();
});

test('an invoice prints without the rest of the page', async ({ page }) => {
  await openBilling(page);
  const row = page
    .getByRole('table', { name: 'Invoices' })
    .getByRole('row')
    .filter({ hasText: '$9.00' })
    .first();
  await expect(row).toContainText('Paid');
  await row.getByRole('link', { name: /invoice/ }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: /^Invoice/ })).toBeVisible();
  await expect(sheet.getByRole('row', { name: 'Total $9.00', exact: true })).toBeVisible();
  const around = [
    page.getByRole('button', { name: 'Print or save as PDF' }),
    page.getByRole('navigation', { name: 'Main' }),
  ];
  for (const part of around) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of around) await expect(part).toBeHidden();
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('main').getByRole('link', { name: 'Billing' }).click();
  await expect(plan(page)).toBeVisible();
});

import type { Route } from '@playwright/test';
import { toast } from './generator.ts';
import { signIn } from './joining.ts';
import {
  answerBank,
  cards,
  onboardedTeacher,
  openPayment,
  payButton,
  payWith,
  fillCard,
  refusal,
  subscriptionsOf,
} from './subscribing.ts';
import { expect, test } from './test.ts';

const TRIAL = 'Trial activated.';
const price = 'teacher_plus_month';

test('authentication by the bank can be declined and confirmed', async ({ page }) => {
  const member = await onboardedTeacher(page.request, 'asked@school.test');
  await signIn(page, member.email);
  await openPayment(page, price);
  await payWith(page, cards.asksOnce);
  await answerBank(page, 'Decline');
  await expect(refusal(page, 'We are unable to authenticate your payment method.')).toBeVisible();
  await payWith(page, cards.asksOnce);
  await answerBank(page, 'Confirm');
  await expect(toast(page, TRIAL)).toBeVisible();
});

test('a double click subscribes once', async ({ page }) => {
  const member = await onboardedTeacher(page.request, 'twice@school.test');
  await signIn(page, member.email);
  await openPayment(page, price);
  const creations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/subscriptions/create')) creations.push(request.url());
  });
  await fillCard(page, cards.visa);
  await payButton(page).dblclick();
  await expect(toast(page, TRIAL)).toBeVisible();
  expect(creations).toHaveLength(1);
});

test('a lost response is recovered without buying twice', async ({ page }) => {
  const member = await onboardedTeacher(page.request, 'lost@school.test');
  await signIn(page, member.email);
  await openPayment(page, price);
  let lost = 0;
  await page.route('**/api/subscriptions/create', async (route: Route) => {
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });
  await payWith(page, cards.visa);
  await expect(toast(page, TRIAL)).toBeVisible();
  expect(lost).toBeGreaterThan(0);
  expect(await subscriptionsOf(page.request, member)).toHaveLength(1);
});

test('a page that was closed during a payment resumes it', async ({ page }) => {
  const member = await onboardedTeacher(page.request, 'closed@school.test');
  await signIn(page, member.email);
  await openPayment(page, price);
  let reached = () => {};
  const arrived = new Promise<void>((resolve) => (reached = resolve));
  // The request reaches the server only after the page has reloaded.
  await page.route('**/api/subscriptions/create', () => reached(), { times: 1 });
  await payWith(page, cards.visa);
  await arrived;
  await page.reload();
  await expect(toast(page, TRIAL)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome to Teacher Plus' })).toBeVisible();
  expect(await subscriptionsOf(page.request, member)).toHaveLength(1);
});

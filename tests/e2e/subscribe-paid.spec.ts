import { z } from 'zod';
import { toast } from './generator.ts';
import { signIn } from './joining.ts';
import {
  answerBank,
  cards,
  onboardedTeacher,
  openPayment,
  payButton,
  payWith,
  refusal,
} from './subscribing.ts';
import { expect, test } from './test.ts';

// The test changes the sandbox's clock, so it has its own product.
test.use({ productOf: 'subscribe-paid' });

const cardsAnswer = z.object({ payment_methods: z.array(z.object({ id: z.string(), last4: z.string() })) });

test('a user who had a trial pays at once (declined, authenticated, paid) and changes the plan', async ({
  page,
}) => {
  test.slow();
  const member = await onboardedTeacher(page.request, 'again@school.test');
  await signIn(page, member.email);
  await openPayment(page, 'teacher_plus_month');
  await payWith(page, cards.visa);
  await expect(page.getByRole('heading', { name: 'Welcome to Teacher Plus' })).toBeVisible();
  const { id, headers } = member;
  const cancelled = await page.request.post('/api/subscription/cancel', { headers, data: { user_id: id } });
  expect(cancelled.ok()).toBe(true);
  expect((await page.request.post('/sandbox/clock', { data: { advance_days: 15 } })).ok()).toBe(true);

  await openPayment(page, 'teacher_plus_month');
  await expect(payButton(page)).toHaveText('Pay $9.00');
  await payWith(page, cards.savedButDeclined);
  await expect(refusal(page, 'Your card was declined.')).toBeVisible();
  await payWith(page, cards.asksAlways);
  await answerBank(page, 'Confirm');
  await answerBank(page, 'Decline');
  await expect(refusal(page, 'We are unable to authenticate your payment method.')).toBeVisible();
  await payWith(page, cards.asksAlways);
  await answerBank(page, 'Confirm');
  await answerBank(page, 'Confirm');
  await expect(toast(page, 'Payment successful. Your credits are updated.')).toBeVisible();

  await page.goto('/plans');
  await page.getByRole('link', { name: 'Switch to Teacher Pro' }).click();
  const order = page.getByRole('complementary', { name: 'Your order' });
  await expect(order).toContainText(/Unused time on Teacher Plus.*-\$9\.00/);
  await expect(order).toContainText(/Due today\$6\.00/);
  // The bank of this card requires authentication for every payment.
  await page.getByRole('button', { name: 'Change and pay $6.00' }).click();
  await answerBank(page, 'Decline');
  await expect(refusal(page, 'Your plan hasn’t changed.')).toBeVisible();

  const known = cardsAnswer.parse(
    await (await page.request.get(`/api/billing/payment-methods/${id}`, { headers })).json(),
  );
  const visa = known.payment_methods.find(({ last4 }) => last4 === '4242');
  await page.request.post('/api/subscription/update-payment-method', {
    headers,
    data: { user_id: id, payment_method_id: visa?.id },
  });
  await page.getByRole('button', { name: 'Change and pay $6.00' }).click();
  await expect(toast(page, 'You’re now on Teacher Pro.')).toBeVisible();
  await page.goto('/plans');
  await expect(
    page.getByRole('article', { name: 'Teacher Pro' }).getByRole('button', { name: 'Your plan' }),
  ).toBeVisible();
});

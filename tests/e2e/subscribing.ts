import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { settleTeacher } from './joining.ts';
import { expect } from './test.ts';

export const cards = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  asksOnce: '4000002500003155',
  asksAlways: '4000002760003184',
  savedButDeclined: '4000000000000341',
  declined: '4000000000000002',
};

const found = z.object({ subscriptions: z.array(z.object({ price_id: z.string(), status: z.string() })) });

export type Member = { email: string; id: string; headers: { authorization: string } };

const me = z.object({ data: z.object({ user_id: z.string() }) });

/** A teacher who completed onboarding but has no plan. */
export async function onboardedTeacher(request: APIRequestContext, email: string): Promise<Member> {
  const { headers } = await settleTeacher(request, email, null);
  const { user_id: id } = me.parse(await (await request.get('/api/me', { headers })).json()).data;
  return { email, id, headers };
}

/** The subscriptions of a user, from the API. */
export async function subscriptionsOf(request: APIRequestContext, { id, headers }: Member) {
  const answer = await request.get(`/api/subscription/status/${id}`, { headers });
  return found.parse(await answer.json()).subscriptions;
}

/** Opens the payment page of a price and waits until it is ready. */
export async function openPayment(page: Page, priceId: string): Promise<void> {
  await page.goto(`/plans/payment?price=${priceId}`);
  await paymentReady(page);
}

/** Waits for the amounts and the card fields. */
async function paymentReady(page: Page): Promise<void> {
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('Due today');
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Start \d+-day trial|Pay \$)/ });

export async function payWith(page: Page, card: string): Promise<void> {
  await fillCard(page, card);
  await payButton(page).click();
}

export async function fillCard(page: Page, card: string): Promise<void> {
  await paymentReady(page);
  // The sandbox identifies a card by number and holder, and each card has one free trial.
  await page.getByLabel('Name on card').fill(`Holder ${randomUUID().slice(0, 8)}`);
  await page.getByRole('combobox', { name: 'Test card' }).selectOption(card);
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
}

/** The alert with the reason why a payment failed. */
export const refusal = (page: Page, reason: string) => page.getByRole('alert').filter({ hasText: reason });

/** Answers the bank's dialog. */
export async function answerBank(page: Page, answer: 'Confirm' | 'Decline'): Promise<void> {
  const challenge = page.getByRole('alertdialog', { name: /^Confirm this (card|payment) with your bank$/ });
  // The bank may ask again at once, in a new dialog.
  const asked = page.locator(`[id="${await challenge.getAttribute('id')}"]`);
  await challenge.getByRole('button', { name: answer }).click();
  await expect(asked).toBeHidden();
}

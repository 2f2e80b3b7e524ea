import fc from 'fast-check';
import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { ledger } from '../credits/tables.ts';
import { openTestApp } from '../../testing.ts';
import { handleEvent, receiveWebhook } from './events.ts';
import { reconcile } from './reconcile.ts';
import { syncSubscription } from '../subscriptions/synchronise.ts';
import { openStripe } from '../stripe/client.ts';
import { intentIdOf } from '../stripe/shapes.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { stripeEvents } from './tables.ts';
import { halfMillion } from '../testing/half-million.ts';
import { payerOf } from '../testing/payer.ts';

/** `WEBHOOK_ORDERS` tries more of them. */
const ORDERS = Number(process.env['WEBHOOK_ORDERS'] ?? 20);

const testApp = await openTestApp();
const { app, db, billing, mails, mailer, signIn } = testApp;

const student = async () =>
  payerOf(testApp, await signIn({ role: 'student', subscribed: false, tokens: 10_000 }));

const sign = (body: string, secret = billing.webhookSecret) =>
  Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret });

const bring = (body: string, signature: string) =>
  app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });

/** All events so far, oldest first. */
async function allEvents(): Promise<Stripe.Event[]> {
  const events = await billing.stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  return events.toReversed();
}

/** The state of an account, except the times of reads. */
async function state(person: Awaited<ReturnType<typeof student>>) {
  const rows = await db
    .select({ kind: ledger.kind, reason: ledger.reason, input: ledger.input })
    .from(ledger);
  const grants = rows.filter(({ kind }) => ['grant', 'expire', 'revoke', 'reinstate'].includes(kind));
  return { status: await person.status(), grants };
}

async function giveBack(
  { sandbox }: Awaited<ReturnType<typeof student>>,
  ...given: Parameters<typeof sandbox.returnPayment>
) {
  expect(await sandbox.returnPayment(...given)).toMatchObject({ status: 200 });
  await sandbox.settled();
}

/** A lifecycle with every kind of payment: trial, payment, decline, another card, a pack. */
async function live(person: Awaited<ReturnType<typeof student>>) {
  await person.subscribe('student_plus_month');
  await person.pass(7);
  const bad = await person.saveCard('pm_card_chargeCustomerFail');
  await person.post('subscription/update-payment-method', { payment_method_id: bad });
  await person.pass(31);
  const good = await person.saveCard();
  await person.post('subscription/update-payment-method', { payment_method_id: good });
  const pack = await person.post('payments/intents', halfMillion);
  await person.pay(pack.json().clientSecret, good);
}

/** A pack and a month that were paid, then refunded in part and disputed. */
async function liveWithReturns(person: Awaited<ReturnType<typeof student>>) {
  await person.subscribe('student_plus_month');
  await person.pass(7);
  const pack = await person.post('payments/intents', halfMillion);
  await person.pay(pack.json().clientSecret, await person.saveCard());
  await giveBack(person, intentIdOf(pack.json().clientSecret), { action: 'refund', amount: 100 });
  const [newest] = (await person.get(`billing/invoices/${person.id}`)).json().items;
  await giveBack(person, newest.id, { action: 'refund', amount: 200 });
  await giveBack(person, newest.id, { action: 'dispute' });
  await giveBack(person, newest.id, { action: 'close_dispute', outcome: 'won' });
}

describe('a webhook', () => {
  test.each([
    ['with another secret', (body: string) => sign(body, 'whsec_other')],
    ['for another body', () => sign('{"id":"evt_other"}')],
    ['with nonsense', async () => 'nonsense'],
  ])('signed %s is rejected', async (_, signature) => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: {} } });
    const answer = await bring(body, await signature(body));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { status: 'error', message: 'The signature is not valid.' },
    ]);
    expect(await db.$count(stripeEvents)).toBe(0);
  });

  test('without a signature is rejected', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/stripe/webhook', payload: { id: 'evt_1' } });
    expect(answer.statusCode).toBe(400);
  });

  test('about an unknown customer is accepted and changes nothing', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      created: 1_795_000_000,
      type: 'product.updated',
      data: { object: { object: 'product', id: 'prod_1' } },
    });
    const answer = await bring(body, await sign(body));
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await db.$count(subscriptions)).toBe(0);
  });
});

describe('events lead to the same account state', () => {
  test.each([
    ['payments', live],
    ['refunds and disputes', liveWithReturns],
  ])('when each of %s arrives ten times, two at once', async (_, happen) => {
    const person = await student();
    await happen(person);
    const before = await state(person);
    await mailer.settled();
    const mailed = mails.length;
    for (const event of await allEvents()) {
      const body = JSON.stringify(event);
      const signature = await sign(body);
      for (let times = 0; times < 5; times += 1) {
        const [one, two] = await Promise.all([bring(body, signature), bring(body, signature)]);
        expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
      }
    }
    await mailer.settled();
    expect(await state(person)).toEqual(before);
    expect(mails.length).toBe(mailed);
  });

  test.each([
    ['payments', live],
    ['refunds and disputes', liveWithReturns],
  ] as const)(
    'in random orders of %s',
    async (_, happen) => {
      const person = await student();
      await happen(person);
      const before = await state(person);
      const events = await allEvents();
      await fc.assert(
        fc.asyncProperty(fc.shuffledSubarray(events, { minLength: events.length }), async (shuffled) => {
          await db.delete(stripeEvents);
          for (const event of shuffled) await handleEvent(billing, event);
          expect(await state(person)).toEqual(before);
        }),
        { numRuns: ORDERS },
      );
    },
    300_000,
  );

  test('when they are read at the start because no webhook arrived', async () => {
    const person = await student();
    await live(person);
    const before = await state(person);
    await db.delete(stripeEvents);
    await db.delete(subscriptions);
    await reconcile(billing);
    expect(await state(person)).toEqual(before);
    expect(await db.$count(stripeEvents)).toBeGreaterThan(5);
  });
});

test('an older snapshot never replaces a newer one', async () => {
  const person = await student();
  await person.subscribe('student_plus_month');
  const { status } = (await person.status()).subscriptions[0];
  const events = await allEvents();
  const [first] = events.filter(({ type }) => type === 'customer.subscription.created');
  if (first === undefined) throw new Error('The sandbox has no event.');
  await person.post('subscription/cancel', {});
  // The event contains a subscription that is not cancelled yet.
  expect(first.data.object).toMatchObject({ cancel_at_period_end: false });
  await db.delete(stripeEvents);
  const body = JSON.stringify(first);
  await receiveWebhook(billing, body, await sign(body));
  expect((await person.status()).subscriptions[0]).toMatchObject({ status, cancel_at_period_end: true });
});

test('a snapshot read before a newer one was persisted is discarded', async () => {
  const person = await student();
  const { subscription_id: id } = (await person.subscribe('student_plus_month')).json();
  const arrived = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const stripe = openStripe({
    async fetch(url, init) {
      const answer = await person.sandbox.fetch(url, init);
      arrived.resolve();
      await goOn.promise;
      return answer;
    },
  });
  const slow = syncSubscription({ ...billing, stripe }, id);
  await arrived.promise;
  await person.post('subscription/cancel', {});
  goOn.resolve();
  expect(await slow).toMatchObject({ cancel_at_period_end: false });
  expect((await person.status()).subscriptions[0]).toMatchObject({ cancel_at_period_end: true });
});

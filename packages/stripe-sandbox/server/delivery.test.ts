import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { openTestDatabase } from './testing/test-database.ts';
import { createSandbox } from './sandbox.ts';
import { START, testCatalogue, WEBHOOK_SECRET } from './testing/test-sandbox.ts';

const db = await openTestDatabase();

function open(deliver: (body: string, signature: string) => Promise<void>) {
  const sandbox = createSandbox({
    db,
    catalogue: testCatalogue,
    webhookSecret: WEBHOOK_SECRET,
    deliver,
    now: () => START,
  });
  const stripe = new Stripe('sk_sandbox', {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    telemetry: false,
  });
  return { sandbox, stripe };
}

const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

test('a rejected webhook is retried until it is accepted', async () => {
  let attempts = 0;
  const { sandbox, stripe } = open(async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('closed');
  });
  await stripe.customers.create();
  await sandbox.settled();
  expect(attempts).toBe(1);
  await sandbox.advance(later(3));
  expect(attempts).toBe(2);
  await sandbox.advance(later(60));
  await sandbox.advance(later(600));
  expect(attempts).toBe(3);
});

test('delivered events are deleted after 30 days, idempotency keys after one', async () => {
  let isOpen = true;
  const { sandbox, stripe } = open(async () => {
    if (!isOpen) throw new Error('closed');
  });
  const create = () => stripe.customers.create({}, { idempotencyKey: 'once' });
  const { id } = await create();
  await sandbox.settled();
  isOpen = false;
  const late = await stripe.customers.create();
  await sandbox.settled();
  const listed = async () => (await stripe.events.list({ limit: 100 })).data.map(({ data }) => data.object);

  await sandbox.advance(later(23 * 60));
  expect((await create()).id).toBe(id);
  expect(await listed()).toMatchObject([{ id: late.id }, { id }]);

  isOpen = true;
  await sandbox.advance(later(29 * 24 * 60));
  expect((await create()).id).not.toBe(id);
  await sandbox.settled();
  await sandbox.advance(later(31 * 24 * 60));
  const left = await listed();
  expect(left).toHaveLength(1);
  expect(left).not.toMatchObject([{ id }]);
});

test('a receiver can call the API during a delivery', async () => {
  const emails: (string | null)[] = [];
  const { sandbox, stripe } = open(async (body, signature) => {
    const event = await Stripe.webhooks.constructEventAsync(body, signature, WEBHOOK_SECRET);
    if (event.type !== 'customer.created') return;
    const customer = await stripe.customers.update(event.data.object.id, { description: 'seen' });
    emails.push(customer.email);
  });
  await stripe.customers.create({ email: 'amara@school.test' });
  await sandbox.settled();
  expect(emails).toEqual(['amara@school.test']);
});

test('two processes deliver each event once', async () => {
  const received: string[] = [];
  const receive = async (body: string) => {
    received.push(body);
  };
  const [one, other] = [open(receive), open(receive)];
  await Promise.all([one.stripe.customers.create(), other.stripe.customers.create()]);
  await Promise.all([one.sandbox.settled(), other.sandbox.settled()]);
  expect(received).toHaveLength(2);
  expect(new Set(received).size).toBe(2);
});

import type { SignedIn, TestApp } from '../../testing.ts';
import type { OpenBilling } from '../open-billing.ts';
import type { Sandbox } from 'stripe-sandbox/server';
import { intentIdOf } from '../stripe/shapes.ts';

const DAY = 86_400_000;

/** The billing calls of one user, as a page makes them. */
export function payerOf({ app, billing }: Pick<TestApp, 'app' | 'billing'>, person: SignedIn) {
  const { id, headers } = person;
  const post = (path: string, payload: object, key?: string) =>
    app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: { user_id: id, ...payload },
    });
  const get = (path: string) => app.inject({ method: 'GET', url: `/api/${path}`, headers });
  const sandbox = sandboxOf(billing);

  /** Saves a card as the browser does, and returns its id. */
  async function saveCard(testCard = 'pm_card_visa', holder = person.email): Promise<string> {
    const setup = await post('stripe/setup-intent', {});
    const secret: string = setup.json().clientSecret;
    const intentId = intentIdOf(secret);
    const browse = (action: Parameters<typeof sandbox.browse>[3]) =>
      sandbox.browse('setup_intent', intentId, secret, action);
    let { body } = await browse({
      action: 'confirm',
      payment_method: testCard,
      billing_details: { name: holder },
    });
    if (body['status'] === 'requires_action')
      ({ body } = await browse({ action: 'answer', answer: 'complete' }));
    const method = body['payment_method'];
    const cardId = typeof method === 'object' && method !== null && 'id' in method ? method.id : method;
    if (typeof cardId !== 'string') throw new Error(`The card was not saved: ${JSON.stringify(body)}`);
    return cardId;
  }

  return {
    ...person,
    sandbox,
    post,
    get,
    saveCard,
    async subscribe(price_id: string, testCard?: string, more: object = {}) {
      const payment_method_id = await saveCard(testCard);
      const answer = await post('subscriptions/create', { price_id, payment_method_id, ...more });
      await sandbox.settled();
      return answer;
    },
    /** Authenticates the payment of a client secret. */
    async confirmPayment(secret: string, answer: 'complete' | 'fail') {
      const intentId = intentIdOf(secret);
      const confirmed = await sandbox.browse('payment_intent', intentId, secret, {
        action: 'answer',
        answer,
      });
      await sandbox.settled();
      return confirmed;
    },
    /** Confirms the payment of a client secret with a saved card. */
    async pay(secret: string, cardId: string) {
      const paid = await sandbox.browse('payment_intent', intentIdOf(secret), secret, {
        action: 'confirm',
        payment_method: cardId,
      });
      await sandbox.settled();
      return paid;
    },
    async status() {
      return (await get(`subscription/status/${id}`)).json();
    },
    /** Advances the sandbox's clock. */
    async pass(days: number) {
      await sandbox.advance(new Date((await sandbox.now()).getTime() + days * DAY));
      await sandbox.settled();
    },
  };
}

function sandboxOf({ sandbox }: OpenBilling): Sandbox {
  if (sandbox === undefined) throw new Error('These tests need the sandbox.');
  return sandbox;
}

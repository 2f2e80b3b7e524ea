import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStandIn, type HolderAnswer } from './stand-in.ts';
import { testCards } from './test-cards.ts';
import { detailsOf } from './typed-card.ts';

const holder = {
  name: 'Amara Okafor',
  email: 'amara@school.test',
  address: { line1: '', city: '', state: '', postal_code: '98405', country: 'US' },
};
const expiry = { month: 9, year: 2029 };

const standIn = (askHolder = async (): Promise<HolderAnswer> => 'complete') =>
  createStandIn({ askHolder, fieldClassName: '' });

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const intent = (status: string) => ({
  id: 'pi_1',
  object: 'payment_intent',
  status,
  client_secret: 'pi_1_secret_x',
  payment_method: { id: 'pm_1', object: 'payment_method' },
  amount: 1500,
  currency: 'usd',
});
const answers = (...bodies: object[]) => {
  for (const body of bodies) fetched.mockResolvedValueOnce(Response.json(body));
};
const sent = () =>
  fetched.mock.calls.map(([url, init]) => [url, JSON.parse(typeof init?.body === 'string' ? init.body : '')]);

test.each(testCards)('$number is sent as its test name $paymentMethod', ({ number, paymentMethod }) => {
  const { details } = detailsOf({ number, expiry }, holder);
  expect(details).toEqual({
    payment_method: paymentMethod,
    card: { exp_month: '9', exp_year: '2029' },
    billing_details: holder,
  });
  expect(JSON.stringify(details)).not.toMatch(/(?:\d[ -]?){12}/);
});

test('any other number is declined without a request', () => {
  expect(detailsOf({ number: '4111111111111111', expiry }, holder)).toEqual({
    error: expect.objectContaining({
      message: 'Your card was declined. This is a sandbox: use a test card.',
    }),
  });
});

test('a saved card is sent by its id', async () => {
  answers(intent('succeeded'));
  const { paymentIntent } = await standIn().confirmCardPayment('pi_1_secret_x', {
    payment_method: 'pm_1',
  });
  expect(paymentIntent?.id).toBe('pi_1');
  expect(sent()).toEqual([
    [
      '/sandbox/stripe/v1/payment_intents/pi_1/confirm',
      { client_secret: 'pi_1_secret_x', payment_method: 'pm_1' },
    ],
  ]);
});

test.each(['complete', 'fail'] as const)(
  "the cardholder's answer to the bank is sent: %s",
  async (answer) => {
    const askHolder = vi.fn(async () => answer);
    answers(intent('requires_action'), intent('succeeded'));
    await standIn(askHolder).confirmCardPayment('pi_1_secret_x');
    expect(askHolder).toHaveBeenCalledExactlyOnceWith({ amount: 1500, currency: 'usd' });
    expect(sent()[1]).toEqual([
      '/sandbox/stripe/v1/payment_intents/pi_1/answer',
      { client_secret: 'pi_1_secret_x', answer },
    ]);
  },
);

test('reports the message of a decline, and its own for a lost connection', async () => {
  const error = { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' };
  answers({ error });
  expect((await standIn().confirmCardPayment('pi_1_secret_x')).error).toEqual(error);

  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const lost = await standIn().confirmCardPayment('pi_1_secret_x');
  expect(lost.error?.type).toBe('api_connection_error');
});

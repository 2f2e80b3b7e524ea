import { expect, test } from 'vitest';
import { type PackInput, type PackOrder, type PackPayment, packStep } from './pack-step';

const pack = { pack_id: 'credits-1m', name: '1M credits', credits: 1_000_000, amount: 700, currency: 'usd' };
const order: PackOrder = {
  userId: 'u',
  pack,
  details: {
    name: 'Jonas Lindqvist',
    email: 'j@harborview.test',
    address: { line1: '', city: '', state: '', postal_code: '', country: 'US' },
  },
};
const purchase = { ...order, key: 'key' };
const clientSecret = 'pi_1_secret';

const states = {
  idle: { state: 'idle' },
  claiming: { state: 'claiming', order },
  creatingIntent: { state: 'creatingIntent', purchase },
  confirming: { state: 'confirming', purchase, clientSecret },
  paid: { state: 'paid', pack, paymentId: 'pi_1' },
  failed: { state: 'failed', message: 'No', isCardError: false },
} satisfies { [Name in PackPayment['state']]: Extract<PackPayment, { state: Name }> };

const inputs = {
  payRequested: { kind: 'payRequested', order },
  claimed: { kind: 'claimed', key: 'key' },
  intentAnswered: { kind: 'intentAnswered', key: 'key', clientSecret },
  intentFailed: { kind: 'intentFailed', key: 'key', message: 'Bad Gateway' },
  confirmed: { kind: 'confirmed', clientSecret, paymentId: 'pi_1' },
  refused: { kind: 'refused', clientSecret, message: 'Your card was declined.' },
  left: { kind: 'left' },
} satisfies { [Kind in PackInput['kind']]: Extract<PackInput, { kind: Kind }> };

const arrows: { [Name in PackPayment['state']]: { [Kind in PackInput['kind']]?: PackPayment['state'] } } = {
  idle: { payRequested: 'claiming', left: 'idle' },
  claiming: { claimed: 'creatingIntent' },
  creatingIntent: { intentAnswered: 'confirming', intentFailed: 'failed' },
  confirming: { confirmed: 'paid', refused: 'failed' },
  paid: { left: 'idle' },
  failed: { payRequested: 'claiming', left: 'idle' },
};

const cases = Object.values(states).flatMap((state) =>
  Object.values(inputs).map((input) => ({
    from: state.state,
    kind: input.kind,
    state,
    input,
    to: arrows[state.state][input.kind] ?? null,
  })),
);

test.each(cases)('$from, $kind: $to', ({ state, input, to }) => {
  expect(packStep(state, input)?.state ?? null).toBe(to);
});

test('a response to another purchase is ignored', () => {
  expect(packStep(states.creatingIntent, { ...inputs.intentAnswered, key: 'other' })).toBeNull();
  expect(packStep(states.confirming, { ...inputs.confirmed, clientSecret: 'other' })).toBeNull();
});

test('an intent without a secret has failed', () => {
  expect(packStep(states.creatingIntent, { ...inputs.intentAnswered, clientSecret: null })).toEqual({
    state: 'failed',
    message: 'Failed to create Payment Intent',
    isCardError: false,
  });
});

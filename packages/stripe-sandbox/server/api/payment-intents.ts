import { z } from 'zod';
import { bankAnswerAfter, bankAnswer, type HolderAnswer } from '../rules/bank.ts';
import type { Store } from '../store/store.ts';
import { liveCustomer } from './customers.ts';
import { declined, invalidRequest } from '../objects/api-error.ts';
import { newId } from '../objects/ids.ts';
import type { PaymentIntent } from '../objects/card-objects.ts';
import { flag, listFields, metadata, operation, whole, words } from './operation.ts';
import { page } from './page.ts';
import { type CardGiven, methodNamed } from './payment-methods.ts';
import { newPayment, settlePayment } from '../collection/settle.ts';

export const paymentIntentOperations = [
  operation(
    'POST /v1/payment_intents',
    {
      amount: whole.pipe(z.number().min(50).max(99_999_999)),
      currency: z.string().length(3),
      customer: z.string().optional(),
      description: words.optional(),
      receipt_email: words.optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
      payment_method_types: z.tuple([z.literal('card')]).optional(),
      automatic_payment_methods: z
        .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
        .optional(),
      metadata: metadata.optional(),
    },
    async (store, given) => {
      if (given.customer !== undefined) await liveCustomer(store, given.customer, 'customer');
      const id = newId('payment_intent');
      const intent = await store.save<PaymentIntent>({
        ...newPayment({
          id,
          amount: given.amount,
          currency: given.currency.toLowerCase(),
          customer: given.customer ?? null,
          now: store.now,
        }),
        description: given.description ?? null,
        receipt_email: given.receipt_email ?? null,
        setup_future_usage: given.setup_future_usage ?? null,
        metadata: given.metadata ?? {},
      });
      await store.announce('payment_intent.created', intent);
      return intent;
    },
  ),
  operation('GET /v1/payment_intents/:id', {}, (store, _, id) => store.need('payment_intent', id)),
  operation(
    'GET /v1/payment_intents',
    { ...listFields, customer: z.string().optional() },
    (store, { customer, ...cursor }) =>
      page(store, '/v1/payment_intents', 'payment_intent', cursor, { customer }),
  ),
  operation('POST /v1/payment_intents/:id/cancel', {}, async (store, _, id) => {
    const intent = await store.need('payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw unexpectedState(intent, 'cancel');
    const ended = await store.save<PaymentIntent>({
      ...intent,
      status: 'canceled',
      next_action: null,
      canceled_at: store.now,
    });
    await store.announce('payment_intent.canceled', ended, intent);
    return ended;
  }),
];

/**
 * Confirms a payment in the browser: with a typed card, a saved one, or the card of the payment.
 */
export async function confirmPayment(
  store: Store,
  intent: PaymentIntent,
  methodName: string | undefined,
  given: CardGiven,
): Promise<PaymentIntent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'confirm');
  const name = methodName ?? intent.payment_method;
  if (name === null) {
    throw invalidRequest('You cannot confirm this PaymentIntent because it is missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    });
  }
  const method = await methodNamed(store, name, given);
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalidRequest('The payment method belongs to another customer.');
  }
  return rejectDeclined(
    await settlePayment(store, intent, { method, answer: bankAnswer(method, 'payment') }),
  );
}

/** Applies the cardholder's answer to the bank. */
export async function answerPayment(
  store: Store,
  intent: PaymentIntent,
  holder: HolderAnswer,
): Promise<PaymentIntent> {
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState(intent, 'answer');
  }
  const method = await store.need('payment_method', intent.payment_method);
  const answer = bankAnswerAfter(method, 'payment', holder);
  return rejectDeclined(await settlePayment(store, intent, { method, answer }));
}

function rejectDeclined(intent: PaymentIntent): PaymentIntent {
  if (intent.last_payment_error !== null) throw declined(intent.last_payment_error, intent);
  return intent;
}

const unexpectedState = ({ status }: PaymentIntent, verb: string) =>
  invalidRequest(`You cannot ${verb} this PaymentIntent because it has a status of ${status}.`, {
    code: 'payment_intent_unexpected_state',
  });

import { z } from 'zod';
import { bankAnswerAfter, bankAnswer, type HolderAnswer, savedTo, setupAnswered } from '../rules/bank.ts';
import type { Store } from '../store/store.ts';
import type { BankAnswer } from '../rules/cards.ts';
import { liveCustomer } from './customers.ts';
import { declined, invalidRequest } from '../objects/api-error.ts';
import { clientSecretOf, newId } from '../objects/ids.ts';
import type { PaymentMethod, SetupIntent } from '../objects/card-objects.ts';
import { flag, metadata, operation, words } from './operation.ts';
import { type CardGiven, methodNamed } from './payment-methods.ts';

export const setupIntentOperations = [
  operation(
    'POST /v1/setup_intents',
    {
      customer: z.string().optional(),
      usage: z.enum(['off_session', 'on_session']).optional(),
      payment_method_types: z.tuple([z.literal('card')]).optional(),
      automatic_payment_methods: z
        .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
        .optional(),
      description: words.optional(),
      metadata: metadata.optional(),
    },
    async (store, { customer, usage, description, metadata: given }) => {
      if (customer !== undefined) await liveCustomer(store, customer, 'customer');
      const id = newId('setup_intent');
      const intent = await store.save<SetupIntent>({
        id,
        object: 'setup_intent',
        created: store.now,
        livemode: false,
        status: 'requires_payment_method',
        client_secret: clientSecretOf(id),
        customer: customer ?? null,
        payment_method: null,
        payment_method_types: ['card'],
        usage: usage ?? 'off_session',
        description: description ?? null,
        next_action: null,
        last_setup_error: null,
        latest_attempt: null,
        cancellation_reason: null,
        metadata: given ?? {},
      });
      await store.announce('setup_intent.created', intent);
      return intent;
    },
  ),
  operation('GET /v1/setup_intents/:id', {}, (store, _, id) => store.need('setup_intent', id)),
  operation('POST /v1/setup_intents/:id/cancel', {}, async (store, _, id) => {
    const intent = await store.need('setup_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw unexpectedState(intent, 'cancel');
    const ended = await store.save<SetupIntent>({ ...intent, status: 'canceled', next_action: null });
    await store.announce('setup_intent.canceled', ended, intent);
    return ended;
  }),
];

/** Confirms saving a card in the browser. */
export async function confirmSetup(
  store: Store,
  intent: SetupIntent,
  methodName: string,
  given: CardGiven,
): Promise<SetupIntent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'confirm');
  const method = await methodNamed(store, methodName, given);
  return settleSetup(store, intent, method, bankAnswer(method, 'setup'));
}

/** Applies the cardholder's answer to the bank. */
export async function answerSetup(
  store: Store,
  intent: SetupIntent,
  holder: HolderAnswer,
): Promise<SetupIntent> {
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState(intent, 'answer');
  }
  const method = await store.need('payment_method', intent.payment_method);
  return settleSetup(store, intent, method, bankAnswerAfter(method, 'setup', holder));
}

async function settleSetup(
  store: Store,
  before: SetupIntent,
  method: PaymentMethod,
  answer: BankAnswer,
): Promise<SetupIntent> {
  const intent = await store.save(setupAnswered(before, method, answer));
  if (intent.last_setup_error !== null) {
    await store.announce('setup_intent.setup_failed', intent);
    throw declined(intent.last_setup_error, intent);
  }
  if (intent.status === 'requires_action') {
    await store.announce('setup_intent.requires_action', intent);
    return intent;
  }
  if (intent.customer !== null) {
    const saved = await store.save(savedTo(method, intent.customer));
    await store.announce('payment_method.attached', saved);
  }
  await store.announce('setup_intent.succeeded', intent);
  return intent;
}

const unexpectedState = ({ status }: SetupIntent, verb: string) =>
  invalidRequest(`You cannot ${verb} this SetupIntent because it has a status of ${status}.`, {
    code: 'setup_intent_unexpected_state',
  });

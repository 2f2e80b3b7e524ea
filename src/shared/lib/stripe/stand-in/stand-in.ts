import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import type { BillingDetails } from '../stripe';
import { type Answer, type DoorError, type Intent, knock } from './door';
import { FieldGroup } from './field-group';
import { type Asked, nameCard } from './typed-card';

/** How the holder of a card answers when the bank asks. */
export type HolderAnswer = 'complete' | 'fail';
export type AskHolder = (payment: { amount: number; currency: string } | null) => Promise<HolderAnswer>;

const groups = new WeakMap<object, FieldGroup>();

interface Method {
  card?: object;
  billing_details?: BillingDetails;
}

/**
 * Does what our code asks of Stripe's object, against the sandbox. The typed number stays here: its published name is sent instead, and
 * a number that has none is refused.
 */
export function standInStripe(askHolder: AskHolder = askInDialog): Stripe {
  const confirm = async (secret: string, method: string | Method | undefined): Promise<Answer> => {
    const { details, error } = typeof method === 'string' ? kept(method) : readMethod(method);
    if (error !== undefined) return { error };
    return afterHolder(await knock(secret, 'confirm', details), askHolder);
  };

  const standIn = {
    elements() {
      const group = new FieldGroup();
      return {
        create(...options: Parameters<FieldGroup['create']>) {
          const field = group.create(...options);
          groups.set(field, group);
          return field;
        },
        getElement: (type: Parameters<FieldGroup['getElement']>[0]) => group.getElement(type),
        update: () => group.update(),
      };
    },
    async confirmCardSetup(secret: string, data?: { payment_method?: string | Method }) {
      return named('setupIntent', await confirm(secret, data?.payment_method));
    },
    async confirmCardPayment(secret: string, data?: { payment_method?: string | Method }) {
      return named('paymentIntent', await confirm(secret, data?.payment_method));
    },
    // `<Elements>` tells Stripe's object by these; ours never calls them.
    createToken: notInSandbox,
    createPaymentMethod: notInSandbox,
  };
  // Stripe's object has some hundred methods more; what this product calls of it stands above.
  return standIn as unknown as Stripe;
}

/** Writes a test card into the fields that this element belongs to, as if it had been typed. */
export function fillTestCard(element: StripeCardNumberElement, number: string): void {
  groups.get(element)?.fill(number, new Date());
}

const kept = (method: string): Asked => ({ details: { payment_method: method } });

function readMethod(method: Method | undefined): Asked {
  if (method === undefined) return { details: {} };
  const group = method.card === undefined ? undefined : groups.get(method.card);
  if (group === undefined) throw new Error('a card that is not of the stand-in');
  const typed = group.read();
  if (typed.card === undefined) return { error: { type: 'validation_error', ...typed.flaw } };
  return nameCard(typed.card, method.billing_details);
}

/** Asks the holder where the bank wants it, and brings the answer to the bank. */
async function afterHolder(answer: Answer, askHolder: AskHolder): Promise<Answer> {
  const { intent } = answer;
  if (intent?.status !== 'requires_action') return answer;
  const { amount, currency, client_secret: secret } = intent;
  const payment = amount === undefined || currency === undefined ? null : { amount, currency };
  return knock(secret, 'answer', { answer: await askHolder(payment) });
}

const named = (
  name: 'setupIntent' | 'paymentIntent',
  { intent, error }: Answer,
): Record<string, Intent | DoorError> => (intent === undefined ? { error } : { [name]: intent });

const askInDialog: AskHolder = async (payment) => {
  const { askInChallenge } = await import('./challenge');
  return askInChallenge(payment);
};

const notInSandbox = () => Promise.reject(new Error('The sandbox does not do this.'));

import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { type Answer, callIntent, type CardError, type Intent } from './browser-api.ts';
import { FieldGroup } from './field-group.ts';
import { type CardDetails, detailsOf } from './typed-card.ts';

/** The cardholder's answer to the bank's authentication request. */
export type HolderAnswer = 'complete' | 'fail';

export interface StandInOptions {
  /**
   * Shows the bank's authentication request. `payment` is null when a card is only saved; the
   * amount is in minor units.
   */
  askHolder(payment: { amount: number; currency: string } | null): Promise<HolderAnswer>;
  /** The class of each field's input, so that it inherits the page's type. */
  fieldClassName: string;
}

const groups = new WeakMap<object, FieldGroup>();

interface Method {
  card?: object;
  billing_details?: object;
}

/**
 * A stand-in for Stripe.js with the methods for card fields and card payments. A typed number never
 * leaves the browser: its published test name is sent instead, and other numbers are declined.
 */
export function createStandIn({ askHolder, fieldClassName }: StandInOptions): Stripe {
  const confirm = async (secret: string, method: string | Method | undefined): Promise<Answer> => {
    const { details, error } = typeof method === 'string' ? savedCard(method) : readMethod(method);
    if (error !== undefined) return { error };
    return authenticate(await callIntent(secret, 'confirm', details), askHolder);
  };

  const standIn = {
    elements() {
      const group = new FieldGroup(fieldClassName);
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
    // `<Elements>` recognises Stripe's object by these two methods.
    createToken: notSupported,
    createPaymentMethod: notSupported,
  };
  // Stripe's object has about a hundred more methods, which the stand-in does not support.
  return standIn as unknown as Stripe;
}

/** Fills a test card into the fields of this element's form, as if the user had typed it. */
export function fillTestCard(element: StripeCardNumberElement, number: string): void {
  groups.get(element)?.fill(number, new Date());
}

const savedCard = (method: string): CardDetails => ({ details: { payment_method: method } });

function readMethod(method: Method | undefined): CardDetails {
  if (method === undefined) return { details: {} };
  const group = method.card === undefined ? undefined : groups.get(method.card);
  if (group === undefined) throw new Error('The card element does not belong to the stand-in.');
  const typed = group.read();
  if (typed.card === undefined) return { error: { type: 'validation_error', ...typed.error } };
  return detailsOf(typed.card, method.billing_details);
}

/** Asks the cardholder if the bank requires it, and sends the answer. */
async function authenticate(answer: Answer, askHolder: StandInOptions['askHolder']): Promise<Answer> {
  const { intent } = answer;
  if (intent?.status !== 'requires_action') return answer;
  const { amount, currency, client_secret: secret } = intent;
  const payment = amount === undefined || currency === undefined ? null : { amount, currency };
  return callIntent(secret, 'answer', { answer: await askHolder(payment) });
}

const named = (
  name: 'setupIntent' | 'paymentIntent',
  { intent, error }: Answer,
): Record<string, Intent | CardError> => (intent === undefined ? { error } : { [name]: intent });

const notSupported = () => Promise.reject(new Error('The sandbox does not support this method.'));

import type { BillingDetails } from '@/shared/api/invoices';
import type { CreditPack } from '@/shared/api/plans';

/** The buyer and the credit pack. */
export type PackOrder = { userId: string; pack: CreditPack; details: BillingDetails };

/** Its key makes a repeated call the same purchase. */
export type Purchase = PackOrder & { key: string };

/** The state of buying a credit pack. */
export type PackPayment =
  | { state: 'idle' }
  | { state: 'claiming'; order: PackOrder }
  | { state: 'creatingIntent'; purchase: Purchase }
  | { state: 'confirming'; purchase: Purchase; clientSecret: string }
  | { state: 'paid'; pack: CreditPack; paymentId: string }
  | { state: 'failed'; message: string; isCardError: boolean };

export const INTENT_FAILED = 'Failed to create Payment Intent';

export type PackInput =
  | { kind: 'payRequested'; order: PackOrder }
  | { kind: 'claimed'; key: string }
  | { kind: 'intentAnswered'; key: string; clientSecret: string | null }
  | { kind: 'intentFailed'; key: string; message: string }
  | { kind: 'confirmed'; clientSecret: string; paymentId: string }
  | { kind: 'refused'; clientSecret: string; message: string }
  | { kind: 'left' };

/** The transition for an input; null where it is not allowed, such as a late response. */
export function packStep(state: PackPayment, input: PackInput): PackPayment | null {
  switch (input.kind) {
    case 'payRequested':
      return state.state === 'idle' || state.state === 'failed'
        ? { state: 'claiming', order: input.order }
        : null;
    case 'left':
      return isPackAtRest(state) ? { state: 'idle' } : null;
    case 'claimed':
      if (state.state !== 'claiming') return null;
      return { state: 'creatingIntent', purchase: { ...state.order, key: input.key } };
    case 'intentAnswered':
    case 'intentFailed':
      if (state.state !== 'creatingIntent' || state.purchase.key !== input.key) return null;
      if (input.kind === 'intentFailed')
        return { state: 'failed', message: input.message, isCardError: false };
      return input.clientSecret
        ? { state: 'confirming', purchase: state.purchase, clientSecret: input.clientSecret }
        : { state: 'failed', message: INTENT_FAILED, isCardError: false };
    case 'confirmed':
    case 'refused':
      if (state.state !== 'confirming' || state.clientSecret !== input.clientSecret) return null;
      return input.kind === 'confirmed'
        ? { state: 'paid', pack: state.purchase.pack, paymentId: input.paymentId }
        : { state: 'failed', message: input.message, isCardError: true };
  }
}

/** Whether no purchase is in progress. */
export const isPackAtRest = ({ state }: PackPayment): boolean =>
  state === 'idle' || state === 'paid' || state === 'failed';

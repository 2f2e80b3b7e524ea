import { randomBytes } from 'node:crypto';
import type { Kind } from './objects.ts';

const prefixes = {
  customer: 'cus',
  payment_method: 'pm',
  setup_intent: 'seti',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  balance_transaction: 'txn',
  subscription: 'sub',
  subscription_schedule: 'sub_sched',
  subscription_item: 'si',
  invoice: 'in',
  line_item: 'il',
  pending_line: 'ii',
  price: 'price',
  product: 'prod',
  discount: 'di',
  event: 'evt',
  stored_response: 'idem',
} satisfies Record<Kind | 'balance_transaction' | 'subscription_item' | 'line_item' | 'discount', string>;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const random = (length: number) =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');

export const newId = (kind: keyof typeof prefixes) => `${prefixes[kind]}_${random(24)}`;

/** Starts with the id of its intent, and allows confirming only that intent. */
export const clientSecretOf = (id: string) => `${id}_secret_${random(25)}`;

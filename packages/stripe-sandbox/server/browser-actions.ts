import type { ApiAnswer } from './api/api.ts';
import { answerPayment, confirmPayment } from './api/payment-intents.ts';
import type { CardGiven } from './api/payment-methods.ts';
import { answerSetup, confirmSetup } from './api/setup-intents.ts';
import type { DashboardAction } from './dashboard-actions.ts';
import type { PaymentIntent, SetupIntent } from './objects/card-objects.ts';
import type { HolderAnswer } from './rules/bank.ts';
import type { Store } from './store/store.ts';

/** The actions that a client secret allows on its intent. */
export type BrowserAction =
  | ({ action: 'confirm'; payment_method: string | undefined } & CardGiven)
  | { action: 'answer'; answer: HolderAnswer };

export type IntentKind = 'setup_intent' | 'payment_intent';

/** The part of the sandbox that its browser routes call. */
export interface BrowserSandbox {
  browse(kind: IntentKind, id: string, secret: string, action: BrowserAction): Promise<ApiAnswer>;
  now(): Promise<Date>;
  advance(to: Date): Promise<void>;
  returnPayment(payment: string, action: DashboardAction): Promise<ApiAnswer>;
}

export async function applyAction(
  store: Store,
  intent: SetupIntent | PaymentIntent,
  action: BrowserAction,
): Promise<object> {
  if (intent.object === 'setup_intent') {
    if (action.action === 'answer') return answerSetup(store, intent, action.answer);
    return confirmSetup(store, intent, action.payment_method ?? '', action);
  }
  if (action.action === 'answer') return answerPayment(store, intent, action.answer);
  return confirmPayment(store, intent, action.payment_method, action);
}

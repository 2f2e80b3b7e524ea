import { createEvent, sample } from 'effector';
import { createPaymentAuthentication } from '@/features/card-form';
import { type Notice, toastShown } from '@/shared/lib/toasts';

/** An action may have created or paid an invoice. */
export const billChanged = createEvent();

/** The purpose is the title of the toast after the payment. */
const authentication = createPaymentAuthentication<string>('billingAuthentication');

export const authenticationRequested = authentication.requested;
export const $isAuthenticating = authentication.$isPending;

sample({ clock: authentication.read, target: billChanged });
sample({
  clock: authentication.succeeded,
  fn: (title): Notice => ({ tone: 'ok', title }),
  target: toastShown,
});
sample({
  clock: authentication.failed,
  fn: ({ message }): Notice => ({ tone: 'bad', title: message }),
  target: toastShown,
});

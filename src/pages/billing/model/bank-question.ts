import { createEvent, sample } from 'effector';
import { createBankQuestion } from '@/features/card-form';
import { type Notice, toastShown } from '@/shared/lib/toasts';

/** Something was done that may have written or paid an invoice. */
export const billMoved = createEvent();

/** Carries the sentence that is said when it is paid. */
const question = createBankQuestion<string>('billingBankQuestion');

export const bankAsked = question.asked;
export const $isBankAsking = question.$isAsking;

sample({ clock: question.read, fn: () => undefined, target: billMoved });
sample({
  clock: question.approved,
  fn: (title): Notice => ({ tone: 'ok', title }),
  target: toastShown,
});
sample({
  clock: question.refused,
  fn: ({ message }): Notice => ({ tone: 'bad', title: message }),
  target: toastShown,
});

import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { $userId, problemOf } from '@/shared/api';
import { createGetBillingDetailsQuery, createSaveBillingDetailsMutation } from '@/shared/api/invoices';
import { type Notice, toastShown } from '@/shared/lib/toasts';
import {
  beginSave,
  type Details,
  type Draft,
  fieldsWithCard,
  leave,
  open,
  read,
  readFailed,
  refuse,
  retry,
  saved,
  saveFailed,
  toSave,
  type,
} from './details-state';

export const detailsOpened = createEvent();
export const retryAsked = createEvent();
export const editAsked = createEvent();
export const draftChanged = createEvent<Partial<Draft>>();
export const saveAsked = createEvent();
export const editLeft = createEvent();

const detailsQuery = createGetBillingDetailsQuery();
const saveMutation = createSaveBillingDetailsMutation();

// loading -> ready (closed -> typing -> saving -> closed | typing) | failed -> loading
export const $details = createStore<Details>({ state: 'loading' }, { name: 'billingDetails' });

const retried = sample({ clock: retryAsked, source: $details, filter: ({ state }) => state === 'failed' });
const saveAccepted = sample({
  clock: saveAsked,
  source: { details: $details, userId: $userId },
  fn: ({ details, userId }) => ({ userId, billingDetailsRequest: toSave(details) }),
}).filterMap(({ userId, billingDetailsRequest }) =>
  userId !== null && billingDetailsRequest ? { userId, billingDetailsRequest } : undefined,
);
const saveRefused = sample({ clock: saveAsked, source: $details, fn: fieldsWithCard }).filter({
  fn: (fields) => fields.length > 0,
});

$details
  .on(retried, retry)
  .on(detailsQuery.finished.success, (details, { result }) => read(details, result))
  .on(detailsQuery.finished.failure, (details, { error }) => readFailed(details, problemOf(error)))
  .on(editAsked, open)
  .on(editLeft, leave)
  .on(draftChanged, type)
  .on(saveAccepted, beginSave)
  .on(saveRefused, refuse)
  .on(saveMutation.finished.success, (details, { result }) => saved(details, result))
  .on(saveMutation.finished.failure, (details, { error }) => saveFailed(details, problemOf(error)))
  .reset(sessionEnded);

sample({
  clock: [detailsOpened, retried],
  source: $userId,
  filter: (userId) => userId !== null,
  fn: (userId) => ({ userId: userId ?? '' }),
  target: detailsQuery.start,
});
sample({ clock: saveAccepted, target: saveMutation.start });
sample({
  clock: saveMutation.finished.success,
  fn: (): Notice => ({ tone: 'ok', title: 'Billing details saved' }),
  target: toastShown,
});

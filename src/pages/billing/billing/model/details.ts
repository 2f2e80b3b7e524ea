import { createEvent, createStore, sample } from 'effector';
import { $userId, type Problem, problemOf } from '@/shared/api';
import {
  type BillingDetails,
  createGetBillingDetailsQuery,
  createSaveBillingDetailsMutation,
} from '@/shared/api/invoices';
import { createForm, emailAddress, filled } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';
import { holdsCardNumber, NO_CARD_NUMBER } from '@/shared/lib/stripe';
import { type Notice, toastShown } from '@/shared/lib/toasts';

export type Details =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; saved: BillingDetails };

type Values = Pick<BillingDetails, 'name' | 'email'> & BillingDetails['address'];

export const detailsRequested = createEvent();
export const editRequested = createEvent();
export const editCancelled = createEvent();

const detailsQuery = createGetBillingDetailsQuery();
const saveMutation = createSaveBillingDetailsMutation();

// loading -> ready | failed -> loading
export const $details = createStore<Details>({ state: 'loading' }, { name: 'billingDetails' });
export const $isEditing = createStore(false, { name: 'isEditingBillingDetails' });

export const detailsForm = createForm<Values>({
  name: 'billing-details',
  initial: { name: '', email: '', line1: '', city: '', state: '', postal_code: '', country: '' },
  rules: {
    name: (name) => filled('Enter a name')(name) ?? withoutCardNumber(name),
    email: emailAddress,
    line1: withoutCardNumber,
    city: withoutCardNumber,
    state: withoutCardNumber,
    postal_code: withoutCardNumber,
  },
  serverFields: {
    'address.line1': 'line1',
    'address.city': 'city',
    'address.state': 'state',
    'address.postal_code': 'postal_code',
    'address.country': 'country',
  },
  $enabled: $userId.map((userId) => userId !== null),
});

const requestAccepted = sample({ clock: detailsRequested, source: $userId }).filterMap(nonNull);
const editAccepted = sample({ clock: editRequested, source: $details }).filterMap((details) =>
  details.state === 'ready' ? details.saved : undefined,
);
const cancelAccepted = sample({
  clock: editCancelled,
  source: detailsForm.$pending,
  filter: (pending) => !pending,
});
const saved = saveMutation.finished.success.map(({ result }) => result);

$details
  .on(requestAccepted, (details) => (details.state === 'failed' ? { state: 'loading' } : details))
  .on([detailsQuery.finished.success.map(({ result }) => result), saved], (_, details) => ({
    state: 'ready',
    saved: details,
  }))
  .on(detailsQuery.finished.failure, (details, { error }) =>
    details.state === 'ready' ? details : { state: 'failed', problem: problemOf(error) },
  );
$isEditing.on(editAccepted, () => true).on([cancelAccepted, saved], () => false);

sample({ clock: requestAccepted, fn: (userId) => ({ userId }), target: detailsQuery.start });
sample({
  clock: editAccepted,
  fn: ({ name, email, address }) => ({ name, email, ...address }),
  target: detailsForm.opened,
});
sample({
  clock: detailsForm.accepted,
  source: $userId,
  fn: (userId, { name, email, ...address }) => ({
    userId: userId ?? '',
    billingDetailsRequest: { name: name.trim(), email: email.trim(), address },
  }),
  target: saveMutation.start,
});
sample({ clock: saved, target: detailsForm.succeeded });
sample({
  clock: saveMutation.finished.failure,
  fn: ({ error }): unknown => error,
  target: detailsForm.failed,
});
sample({
  clock: saved,
  fn: (): Notice => ({ tone: 'ok', title: 'Billing details saved' }),
  target: toastShown,
});

function withoutCardNumber(text: string): string | undefined {
  return holdsCardNumber(text) ? NO_CARD_NUMBER : undefined;
}

import { createEffect, createEvent, createStore, sample } from 'effector';
import { $userId, concurrency, type Problem, problemOf } from '@/shared/api';
import { createGetInvoiceQuery, type Invoice } from '@/shared/api/invoices';

/** Carries the id that the address names. */
export const invoiceOpened = createEvent<string>();
export const retryRequested = createEvent();
export const printRequested = createEvent();

export type Reading =
  | { state: 'closed' }
  | { state: 'loading'; id: string }
  | { state: 'failed'; id: string; problem: Problem }
  | { state: 'ready'; invoice: Invoice };

const invoiceQuery = createGetInvoiceQuery();
concurrency(invoiceQuery, { strategy: 'TAKE_LATEST' });

export const printFx = createEffect<void, void>({ name: 'printInvoice', handler: () => window.print() });

// closed -> loading -> ready | failed -> loading; an answer about another invoice is ignored
export const $invoice = createStore<Reading>({ state: 'closed' }, { name: 'invoice' });

const retried = sample({ clock: retryRequested, source: $invoice }).filterMap((reading) =>
  reading.state === 'failed' ? reading.id : undefined,
);
const asked = sample({
  clock: [invoiceOpened, retried],
  source: $userId,
  fn: (userId, invoiceId) => ({ userId, invoiceId }),
}).filterMap(({ userId, invoiceId }) => (userId === null ? undefined : { userId, invoiceId }));

$invoice
  .on(asked, (_, { invoiceId }) => ({ state: 'loading', id: invoiceId }))
  .on(invoiceQuery.finished.success, (reading, { params, result }) =>
    isWaitedFor(reading, params.invoiceId) ? { state: 'ready', invoice: result } : reading,
  )
  .on(invoiceQuery.finished.failure, (reading, { params, error }) =>
    isWaitedFor(reading, params.invoiceId)
      ? { state: 'failed', id: params.invoiceId, problem: problemOf(error) }
      : reading,
  );

sample({ clock: asked, target: invoiceQuery.start });
sample({
  clock: printRequested,
  source: $invoice,
  filter: ({ state }) => state === 'ready',
  target: printFx,
});

const isWaitedFor = (reading: Reading, id: string): boolean =>
  reading.state === 'loading' && reading.id === id;

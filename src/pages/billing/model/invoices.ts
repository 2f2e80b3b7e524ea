import { concurrency } from '@farfetched/core';
import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { $userId, problemOf } from '@/shared/api';
import { createListInvoicesQuery } from '@/shared/api/invoices';
import {
  askMore,
  firstPage,
  firstPageFailed,
  type Invoices,
  nextOf,
  nextPage,
  nextPageFailed,
  retry,
} from './invoices-state';
import { billMoved } from './bank-question';

export const invoicesOpened = createEvent();
export const retryAsked = createEvent();
export const moreAsked = createEvent();

const PAGE = 6;

const firstQuery = createListInvoicesQuery();
const moreQuery = createListInvoicesQuery();
concurrency(firstQuery, { strategy: 'TAKE_LATEST' });
concurrency(moreQuery, { strategy: 'TAKE_LATEST' });

// loading -> ready | failed -> loading; what is shown stays while it is asked for again
export const $invoices = createStore<Invoices>({ state: 'loading' }, { name: 'invoices' });

const retried = sample({ clock: retryAsked, source: $invoices, filter: ({ state }) => state === 'failed' });
const firstAsked = sample({
  clock: [invoicesOpened, retried, billMoved],
  source: $userId,
}).filterMap((userId) => userId ?? undefined);
const moreAccepted = sample({
  clock: moreAsked,
  source: { invoices: $invoices, userId: $userId },
  fn: ({ invoices, userId }) => {
    const cursor = nextOf(invoices);
    return cursor !== null && userId !== null ? { userId, cursor } : null;
  },
}).filterMap((asked) => asked ?? undefined);

$invoices
  .on(retried, retry)
  .on(firstQuery.finished.success, (invoices, { result }) => firstPage(invoices, result))
  .on(firstQuery.finished.failure, (invoices, { error }) => firstPageFailed(invoices, problemOf(error)))
  .on(moreAccepted, askMore)
  .on(moreQuery.finished.success, (invoices, { result }) => nextPage(invoices, result))
  .on(moreQuery.finished.failure, nextPageFailed)
  .reset(sessionEnded);

sample({
  clock: firstAsked,
  fn: (userId) => ({ userId, params: { limit: PAGE } }),
  target: firstQuery.start,
});
sample({
  clock: moreAccepted,
  fn: ({ userId, cursor }) => ({ userId, params: { limit: PAGE, cursor } }),
  target: moreQuery.start,
});

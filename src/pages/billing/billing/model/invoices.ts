import { createEvent, sample } from 'effector';
import { $userId } from '@/shared/api';
import { createListInvoicesQuery } from '@/shared/api/invoices';
import { nonNull } from '@/shared/lib/non-null';
import { createPagedList } from '@/shared/lib/paged-list';
import { billChanged } from './payment-authentication';

const PAGE_SIZE = 6;

/** Requests the newest invoices. What is shown stays until they arrive. */
export const invoicesRequested = createEvent();

export const invoicesList = createPagedList({
  name: 'invoices',
  query: createListInvoicesQuery(),
  request: (userId: string, cursor) => ({
    userId,
    params: { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
  }),
});

sample({
  clock: sample({ clock: [invoicesRequested, billChanged], source: $userId }).filterMap(nonNull),
  target: invoicesList.opened,
});

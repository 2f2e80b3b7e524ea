import type { Problem } from '@/shared/api';
import type { InvoiceSummary } from '@/shared/api/invoices';

export type InvoicePage = { items: readonly InvoiceSummary[]; next_cursor: string | null };

export type Invoices =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | {
      state: 'ready';
      items: readonly InvoiceSummary[];
      next: string | null;
      /** How it stands with the next page, when it was asked for. */
      more: 'idle' | 'asked' | 'failed';
    };

export const firstPage = (_: Invoices, { items, next_cursor }: InvoicePage): Invoices => ({
  state: 'ready',
  items,
  next: next_cursor,
  more: 'idle',
});

/** What is shown stays when asking for it again fails. */
export const firstPageFailed = (invoices: Invoices, problem: Problem): Invoices =>
  invoices.state === 'ready' ? invoices : { state: 'failed', problem };

export const retry = (invoices: Invoices): Invoices =>
  invoices.state === 'failed' ? { state: 'loading' } : invoices;

export const nextOf = (invoices: Invoices): string | null =>
  invoices.state === 'ready' && invoices.more !== 'asked' ? invoices.next : null;

export const askMore = (invoices: Invoices): Invoices =>
  invoices.state === 'ready' ? { ...invoices, more: 'asked' } : invoices;

export function nextPage(invoices: Invoices, { items, next_cursor }: InvoicePage): Invoices {
  if (invoices.state !== 'ready' || invoices.more !== 'asked') return invoices;
  const shown = new Set(invoices.items.map(({ id }) => id));
  return {
    state: 'ready',
    items: [...invoices.items, ...items.filter(({ id }) => !shown.has(id))],
    next: next_cursor,
    more: 'idle',
  };
}

export const nextPageFailed = (invoices: Invoices): Invoices =>
  invoices.state === 'ready' && invoices.more === 'asked' ? { ...invoices, more: 'failed' } : invoices;

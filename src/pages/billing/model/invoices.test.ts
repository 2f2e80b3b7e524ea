import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $userId } from '@/shared/api';
import { listInvoicesFx } from '@/shared/api/invoices';
import { invoiceList, invoices, problem } from './billing.fixture';
import { $invoices, invoicesOpened, moreAsked, retryAsked } from './invoices';
import type { Invoices } from './invoices-state';
import { billMoved } from './bank-question';

const refused = httpError({ status: 403, statusText: '', response: null });

function start(state: Invoices) {
  const list = vi.fn((..._call: unknown[]): unknown =>
    Promise.resolve({ items: [...invoiceList], next_cursor: 'in_19' }),
  );
  const scope = fork({
    values: [
      [$userId, 'me'],
      [$invoices, state],
    ],
    handlers: [[listInvoicesFx, list]],
  });
  return { scope, list };
}

test('a list that fails says why and can be tried again', async () => {
  const { scope, list } = start({ state: 'loading' });
  list.mockRejectedValueOnce(refused);
  await allSettled(invoicesOpened, { scope });
  expect(scope.getState($invoices)).toEqual({ state: 'failed', problem });
  await allSettled(retryAsked, { scope });
  expect(scope.getState($invoices)).toEqual(invoices);
});

test('older invoices are added once, without what is there already', async () => {
  const { scope, list } = start(invoices);
  const older = { ...invoiceList[0], id: 'in_12' };
  list.mockResolvedValue({ items: [invoiceList[3], older], next_cursor: null });
  void allSettled(moreAsked, { scope });
  await allSettled(moreAsked, { scope });
  expect(list).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { userId: 'me', params: { limit: 6, cursor: 'in_19' } },
  });
  expect(scope.getState($invoices)).toEqual({
    ...invoices,
    items: [...invoiceList, older],
    next: null,
  });
  await allSettled(moreAsked, { scope });
  expect(list).toHaveBeenCalledOnce();
});

test('older invoices that fail can be asked for again', async () => {
  const { scope, list } = start(invoices);
  list.mockRejectedValueOnce(refused);
  await allSettled(moreAsked, { scope });
  expect(scope.getState($invoices)).toEqual({ ...invoices, more: 'failed' });
  await allSettled(moreAsked, { scope });
  expect(scope.getState($invoices)).toMatchObject({ more: 'idle' });
});

test('what was done with the plan or a card looks for a new invoice, and keeps what is shown when that fails', async () => {
  const { scope, list } = start(invoices);
  list.mockRejectedValueOnce(refused);
  await allSettled(billMoved, { scope });
  expect(list).toHaveBeenCalledOnce();
  expect(scope.getState($invoices)).toBe(invoices);
});

test.each<Invoices>([{ state: 'loading' }, { state: 'failed', problem }])(
  'while it is $state no more are asked for',
  async (state) => {
    const { scope, list } = start(state);
    await allSettled(moreAsked, { scope });
    expect(list).not.toHaveBeenCalled();
    expect(scope.getState($invoices)).toBe(state);
  },
);

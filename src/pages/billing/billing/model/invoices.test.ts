import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $userId } from '@/shared/api';
import { listInvoicesFx } from '@/shared/api/invoices';
import { billChanged } from './payment-authentication';
import { invoiceList, invoices, problem } from './billing.fixture';
import { invoicesList, invoicesRequested } from './invoices';

const { $list, moreRequested } = invoicesList;
const refused = httpError({ status: 403, statusText: '', response: null });

function start() {
  const list = vi.fn((..._call: unknown[]): unknown =>
    Promise.resolve({ items: [...invoiceList], next_cursor: 'in_19' }),
  );
  const scope = fork({ values: [[$userId, 'me']], handlers: [[listInvoicesFx, list]] });
  const calls = () => list.mock.calls.map(([, call]) => call);
  return { scope, list, calls };
}

const call = (params: object) => ({ token: null, request: { userId: 'me', params } });

test('a failed list has a reason and can be requested again', async () => {
  const { scope, list } = start();
  list.mockRejectedValueOnce(refused);
  await allSettled(invoicesRequested, { scope });
  expect(scope.getState($list)).toEqual({ state: 'failed', problem });
  await allSettled(invoicesRequested, { scope });
  expect(scope.getState($list)).toEqual(invoices);
});

test('the next page continues from the cursor of the one before', async () => {
  const { scope, list, calls } = start();
  await allSettled(invoicesRequested, { scope });
  const older = { ...invoiceList[0], id: 'in_12' };
  list.mockResolvedValue({ items: [invoiceList[3], older], next_cursor: null });
  await allSettled(moreRequested, { scope });
  expect(calls()).toEqual([call({ limit: 6 }), call({ limit: 6, cursor: 'in_19' })]);
  expect(scope.getState($list)).toEqual({
    state: 'ready',
    items: [...invoiceList, older],
    next: { state: 'none' },
  });
});

test('a change of the plan or of a card requests the newest invoices; the list stays when that fails', async () => {
  const { scope, list } = start();
  await allSettled(invoicesRequested, { scope });
  list.mockRejectedValueOnce(refused);
  await allSettled(billChanged, { scope });
  expect(list).toHaveBeenCalledTimes(2);
  expect(scope.getState($list)).toEqual(invoices);
});

import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $userId } from '@/shared/api';
import { getInvoiceFx } from '@/shared/api/invoices';
import { $invoice, invoiceOpened, printRequested, printFx, type Reading, retryRequested } from './invoice';
import { paid } from './invoice.fixture';

const refused = httpError({ status: 404, statusText: '', response: null });

function start(reading: Reading = { state: 'closed' }) {
  const outside = {
    read: vi.fn((..._call: unknown[]): unknown => Promise.resolve(paid)),
    print: vi.fn(() => {}),
  };
  const scope = fork({
    values: [
      [$userId, 'me'],
      [$invoice, reading],
    ],
    handlers: [
      [getInvoiceFx, outside.read],
      [printFx, outside.print],
    ],
  });
  return { scope, outside };
}

test('an invoice is read and can be printed', async () => {
  const { scope, outside } = start();
  await allSettled(printRequested, { scope });
  expect(outside.print).not.toHaveBeenCalled();
  await allSettled(invoiceOpened, { scope, params: paid.id });
  expect(outside.read).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { userId: 'me', invoiceId: paid.id },
  });
  expect(scope.getState($invoice)).toEqual({ state: 'ready', invoice: paid });
  await allSettled(printRequested, { scope });
  expect(outside.print).toHaveBeenCalledOnce();
});

test('a missing invoice is reported and can be requested again', async () => {
  const { scope, outside } = start();
  outside.read.mockRejectedValueOnce(refused);
  await allSettled(invoiceOpened, { scope, params: paid.id });
  expect(scope.getState($invoice)).toEqual({
    state: 'failed',
    id: paid.id,
    problem: { status: 404, message: 'Not Found', fields: {} },
  });
  await allSettled(retryRequested, { scope });
  expect(scope.getState($invoice)).toEqual({ state: 'ready', invoice: paid });
});

test.each<Reading>([
  { state: 'closed' },
  { state: 'loading', id: paid.id },
  { state: 'ready', invoice: paid },
])('while it is $state nothing is tried again', async (reading) => {
  const { scope, outside } = start(reading);
  await allSettled(retryRequested, { scope });
  expect(outside.read).not.toHaveBeenCalled();
  expect(scope.getState($invoice)).toBe(reading);
});

test('a response about another invoice is ignored', async () => {
  const { scope, outside } = start();
  let answer: (value: unknown) => void = () => {};
  outside.read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  void allSettled(invoiceOpened, { scope, params: 'in_first' });
  await vi.waitFor(() => expect(outside.read).toHaveBeenCalledOnce());
  outside.read.mockReturnValueOnce(new Promise(() => {}));
  void allSettled(invoiceOpened, { scope, params: 'in_second' });
  answer(paid);
  await vi.waitFor(() => expect(outside.read).toHaveBeenCalledTimes(2));
  expect(scope.getState($invoice)).toEqual({ state: 'loading', id: 'in_second' });
});

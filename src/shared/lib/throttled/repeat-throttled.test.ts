import { httpError } from '@farfetched/core';
import { allSettled, createEffect, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { createQuery } from '../../api';
import { delayFx } from '../clock';
import { createPagedList } from '../paged-list';
import { createResource } from '../resource';

const throttled = (seconds: string) => ({
  ...httpError({ status: 429, statusText: '', response: { message: 'Too many.' } }),
  retryAfter: seconds,
});

const readFx = createEffect<{ id: string }, string>();
const thing = createResource({
  name: 'throttledThing',
  query: createQuery({ handler: readFx }),
  request: (id) => ({ id }),
});

const listFx = createEffect<string, { items: { id: string }[]; next_cursor: null }>();
const list = createPagedList({
  name: 'throttledList',
  query: createQuery({ handler: listFx }),
  request: (shelf: string) => shelf,
});

/** A delay that ends when the test says so. */
function held() {
  const ends: (() => void)[] = [];
  const wait = vi.fn((_: number) => new Promise<void>((resolve) => ends.push(resolve)));
  return { wait, end: () => ends.shift()?.() };
}

test('a resource that was asked for too often loads on, and is read again when the server allows it', async () => {
  const { wait, end } = held();
  const read = vi.fn(({ id }: { id: string }) => `thing ${id}`);
  read.mockImplementationOnce(() => {
    throw throttled('30');
  });
  const scope = fork({
    handlers: [
      [readFx, read],
      [delayFx, wait],
    ],
  });
  const opened = allSettled(thing.opened, { scope, params: 'a' });
  await vi.waitFor(() => expect(wait).toHaveBeenCalledExactlyOnceWith(30_000));
  expect(scope.getState(thing.$resource)).toEqual({ state: 'loading', id: 'a' });
  end();
  await opened;
  expect(scope.getState(thing.$data)).toBe('thing a');
});

test('another resource that is opened meanwhile is not replaced by the first', async () => {
  const { wait, end } = held();
  const read = vi.fn(({ id }: { id: string }) => `thing ${id}`);
  read.mockImplementationOnce(() => {
    throw throttled('1');
  });
  const scope = fork({
    handlers: [
      [readFx, read],
      [delayFx, wait],
    ],
  });
  const first = allSettled(thing.opened, { scope, params: 'a' });
  await vi.waitFor(() => expect(wait).toHaveBeenCalledWith(5000));
  const second = allSettled(thing.opened, { scope, params: 'b' });
  end();
  await Promise.all([first, second]);
  expect(scope.getState(thing.$data)).toBe('thing b');
  expect(read).toHaveBeenCalledTimes(2);
});

test('a wait that is too long for a page is an error', async () => {
  const wait = vi.fn();
  const scope = fork({
    handlers: [
      [
        readFx,
        () => {
          throw throttled('600');
        },
      ],
      [delayFx, wait],
    ],
  });
  await allSettled(thing.opened, { scope, params: 'a' });
  expect(scope.getState(thing.$resource)).toMatchObject({ state: 'failed', problem: { retryAfter: 600 } });
  expect(wait).not.toHaveBeenCalled();
});

test('a list that was asked for too often loads on', async () => {
  const read = vi.fn((shelf: string) => ({ items: [{ id: shelf }], next_cursor: null }));
  read.mockImplementationOnce(() => {
    throw throttled('7');
  });
  const wait = vi.fn();
  const scope = fork({
    handlers: [
      [listFx, read],
      [delayFx, wait],
    ],
  });
  await allSettled(list.opened, { scope, params: 'atlases' });
  expect(wait).toHaveBeenCalledExactlyOnceWith(7000);
  expect(scope.getState(list.$list)).toMatchObject({ state: 'ready', items: [{ id: 'atlases' }] });
});

import { allSettled, createEffect, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { createQuery } from '../../api';
import { $namedCrumbs } from '../navigation';
import { connectionChanged } from '../network';
import { createResource } from './create-resource';

const readFx = createEffect<{ id: string }, string>();
const thing = createResource({
  name: 'thing',
  query: createQuery({ handler: readFx }),
  request: (id) => ({ id }),
});

function begin() {
  const read = vi.fn(async ({ id }: { id: string }) => `thing ${id}`);
  return { read, scope: fork({ handlers: [[readFx, read]] }) };
}

test('a resource stays while it is read again, and a failed refresh leaves it', async () => {
  const { read, scope } = begin();
  await allSettled(thing.opened, { scope, params: 'a' });
  expect(scope.getState(thing.$resource)).toEqual({ state: 'ready', id: 'a', data: 'thing a' });
  read.mockRejectedValueOnce(new Error('no network'));
  await allSettled(thing.refreshed, { scope });
  expect(scope.getState(thing.$data)).toBe('thing a');
});

test('a failed first read can be retried', async () => {
  const { read, scope } = begin();
  read.mockRejectedValueOnce(new Error('no network'));
  await allSettled(thing.opened, { scope, params: 'a' });
  expect(scope.getState(thing.$resource)).toMatchObject({ state: 'failed', id: 'a' });
  await allSettled(thing.refreshed, { scope });
  expect(scope.getState(thing.$data)).toBe('thing a');
});

test('a failed first read is repeated once the browser is back online, and only then', async () => {
  const { read, scope } = begin();
  read.mockRejectedValueOnce(new Error('no network'));
  await allSettled(thing.opened, { scope, params: 'a' });
  await allSettled(connectionChanged, { scope, params: false });
  expect(read).toHaveBeenCalledOnce();
  await allSettled(connectionChanged, { scope, params: true });
  expect(scope.getState(thing.$data)).toBe('thing a');
  await allSettled(connectionChanged, { scope, params: false });
  await allSettled(connectionChanged, { scope, params: true });
  expect(read).toHaveBeenCalledTimes(2);
});

test('an outdated answer about another resource is ignored', async () => {
  const { read, scope } = begin();
  let answer = (_: string) => {};
  read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const first = allSettled(thing.opened, { scope, params: 'a' });
  const second = allSettled(thing.opened, { scope, params: 'b' });
  answer('thing a');
  await Promise.all([first, second]);
  expect(scope.getState(thing.$resource)).toEqual({ state: 'ready', id: 'b', data: 'thing b' });
});

test('the page of a resource has its title in the breadcrumbs', async () => {
  const named = createResource({
    name: 'namedThing',
    query: createQuery({ handler: readFx }),
    request: (id) => ({ id }),
    crumbs: (title) => [{ label: title }],
  });
  const { scope } = begin();
  await allSettled(named.opened, { scope, params: 'a' });
  expect(scope.getState($namedCrumbs)).toEqual({ id: 'a', crumbs: [{ label: 'thing a' }] });
});

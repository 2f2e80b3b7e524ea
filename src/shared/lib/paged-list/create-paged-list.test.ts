import { httpError } from '@farfetched/core';
import { allSettled, createEffect, createEvent, fork, sample } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { createQuery } from '../../api';
import { createPagedList } from './create-paged-list';

type Book = { id: string; title: string };
type Page = { items: Book[]; next_cursor: string | null };
type Call = { shelf: string; cursor: string | undefined };

const readFx = createEffect<Call, Page>();
const list = createPagedList({
  name: 'books',
  query: createQuery({ handler: readFx }),
  request: (shelf: string, cursor): Call => ({ shelf, cursor }),
});

const book = (id: string): Book => ({ id, title: `Book ${id}` });
const page = (ids: string, next_cursor: string | null = null): Page => ({
  items: Array.from(ids, book),
  next_cursor,
});
const refused = httpError({ status: 403, statusText: '', response: null });

function start() {
  const read = vi.fn(({ cursor }: Call): Page | Promise<Page> =>
    cursor ? page('cd') : page('ab', 'after-b'),
  );
  const scope = fork({ handlers: [[readFx, read]] });
  const shown = () => {
    const state = scope.getState(list.$list);
    return state.state === 'ready' ? state.items.map(({ id }) => id).join('') : state.state;
  };
  /** Resolves the next call when `answer` is called. */
  const hold = () => {
    let answer: (answered: Page) => void = () => {};
    read.mockReturnValueOnce(new Promise<Page>((resolve) => (answer = resolve)));
    return (answered: Page) => answer(answered);
  };
  return { read, scope, shown, hold };
}

describe('pages', () => {
  test('the next page is requested once and appended without duplicates', async () => {
    const { read, scope, shown } = start();
    await allSettled(list.opened, { scope, params: 'top' });
    read.mockReturnValueOnce(page('bcd'));
    const more = allSettled(list.moreRequested, { scope });
    expect(scope.getState(list.$list)).toMatchObject({ next: { state: 'loading' } });
    void allSettled(list.moreRequested, { scope });
    await more;
    expect(shown()).toBe('abcd');
    expect(scope.getState(list.$list)).toMatchObject({ next: { state: 'none' } });
    await allSettled(list.moreRequested, { scope });
    expect(read.mock.calls).toEqual([
      [{ shelf: 'top', cursor: undefined }],
      [{ shelf: 'top', cursor: 'after-b' }],
    ]);
  });

  test('a failed first page is its own state and can be retried', async () => {
    const { read, scope, shown } = start();
    read.mockRejectedValueOnce(refused);
    await allSettled(list.opened, { scope, params: 'top' });
    expect(scope.getState(list.$list)).toMatchObject({ state: 'failed', problem: { message: 'Forbidden' } });
    const retry = allSettled(list.refreshed, { scope });
    expect(shown()).toBe('loading');
    await retry;
    expect(shown()).toBe('ab');
  });

  test('a failed next page leaves the items and can be requested again', async () => {
    const { read, scope, shown } = start();
    await allSettled(list.opened, { scope, params: 'top' });
    read.mockRejectedValueOnce(refused);
    await allSettled(list.moreRequested, { scope });
    expect(scope.getState(list.$list)).toMatchObject({
      items: { length: 2 },
      next: { state: 'failed', problem: { message: 'Forbidden' } },
    });
    await allSettled(list.moreRequested, { scope });
    expect(shown()).toBe('abcd');
  });

  test('a list without items is empty', async () => {
    const { read, scope, shown } = start();
    read.mockReturnValueOnce(page(''));
    await allSettled(list.opened, { scope, params: 'top' });
    expect(shown()).toBe('empty');
  });

  test('continues a first page from another response at its cursor', async () => {
    const { read, scope, shown } = start();
    await allSettled(list.firstPageReceived, {
      scope,
      params: { params: 'top', page: page('x', 'after-x') },
    });
    await allSettled(list.moreRequested, { scope });
    expect(read).toHaveBeenCalledExactlyOnceWith({ shelf: 'top', cursor: 'after-x' });
    expect(shown()).toBe('xcd');
  });
});

describe('concurrent requests', () => {
  test('the pages stay while a refresh is pending and if it fails', async () => {
    const { read, scope, shown } = start();
    await allSettled(list.opened, { scope, params: 'top' });
    read.mockRejectedValueOnce(refused);
    const refresh = allSettled(list.refreshed, { scope });
    expect(shown()).toBe('ab');
    await refresh;
    expect(shown()).toBe('ab');
  });

  test('other parameters start a first load; the same ones keep the list', async () => {
    const { scope, shown } = start();
    await allSettled(list.opened, { scope, params: 'top' });
    const again = allSettled(list.opened, { scope, params: 'top' });
    expect(shown()).toBe('ab');
    await again;
    const other = allSettled(list.opened, { scope, params: 'bottom' });
    expect(shown()).toBe('loading');
    await other;
  });

  test('a list without parameters is the same, whatever opens it', async () => {
    const visited = createEvent<{ page: string }>();
    const all = createPagedList<void, Call, Book>({
      name: 'allBooks',
      query: createQuery({ handler: readFx }),
      request: (_, cursor) => ({ shelf: 'all', cursor }),
    });
    sample({ clock: visited, target: all.opened });
    const { read, scope } = start();
    await allSettled(visited, { scope, params: { page: 'home' } });
    const hanging = read.mockReturnValueOnce(new Promise(() => {}));
    void allSettled(visited, { scope, params: { page: 'shelves' } });
    expect(hanging).toHaveBeenCalledTimes(2);
    expect(scope.getState(all.$list)).toMatchObject({ state: 'ready', items: [book('a'), book('b')] });
  });

  test('opening the same list again refreshes its first page and keeps the pages below', async () => {
    const { read, scope, shown } = start();
    await allSettled(list.opened, { scope, params: 'top' });
    await allSettled(list.moreRequested, { scope });
    expect(shown()).toBe('abcd');
    read.mockReturnValueOnce(page('xb', 'after-b'));
    await allSettled(list.opened, { scope, params: 'top' });
    expect(shown()).toBe('xbcd');
    read.mockReturnValueOnce(page('yz', 'after-z'));
    await allSettled(list.opened, { scope, params: 'top' });
    expect(shown(), 'a page that does not continue in the list').toBe('yz');
  });

  test('a search keeps the list until its response arrives', async () => {
    const { read, scope, shown } = start();
    await allSettled(list.opened, { scope, params: 'top' });
    read.mockReturnValueOnce(page('z'));
    const search = allSettled(list.narrowed, { scope, params: 'top z' });
    expect(shown()).toBe('ab');
    await search;
    expect(shown()).toBe('z');
  });

  test('the response to an older request is ignored', async () => {
    const { read, scope, shown, hold } = start();
    const answerFirst = hold();
    const first = allSettled(list.opened, { scope, params: 'top' });
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    read.mockReturnValueOnce(page('new'));
    const second = allSettled(list.opened, { scope, params: 'bottom' });
    answerFirst(page('old'));
    await Promise.all([first, second]);
    expect(shown()).toBe('new');
  });

  test('a refresh supersedes a pending page', async () => {
    const { read, scope, shown, hold } = start();
    await allSettled(list.opened, { scope, params: 'top' });
    const answerMore = hold();
    const more = allSettled(list.moreRequested, { scope });
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    const refresh = allSettled(list.refreshed, { scope });
    answerMore(page('cd'));
    await Promise.all([more, refresh]);
    expect(shown()).toBe('ab');
    expect(scope.getState(list.$list)).toMatchObject({ next: { state: 'idle', cursor: 'after-b' } });
  });

  test('an outdated response after a reset is ignored', async () => {
    const { read, scope, shown, hold } = start();
    const answer = hold();
    const opened = allSettled(list.opened, { scope, params: 'top' });
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    void allSettled(list.reset, { scope });
    answer(page('ab'));
    await opened;
    expect(shown()).toBe('loading');
  });
});

describe('items', () => {
  test('a removed item can be restored to its position', async () => {
    const { scope, shown } = start();
    await allSettled(list.opened, { scope, params: 'top' });
    await allSettled(list.moreRequested, { scope });
    await allSettled(list.itemRemoved, { scope, params: 'b' });
    await allSettled(list.itemRemoved, { scope, params: 'c' });
    expect(shown()).toBe('ad');
    await allSettled(list.itemRestored, { scope, params: 'c' });
    await allSettled(list.itemRestored, { scope, params: 'b' });
    await allSettled(list.itemRestored, { scope, params: 'b' });
    expect(shown()).toBe('abcd');
  });

  test('the last item makes the list empty, and restoring it fills the list again', async () => {
    const { read, scope, shown } = start();
    read.mockReturnValueOnce(page('a'));
    await allSettled(list.opened, { scope, params: 'top' });
    await allSettled(list.itemRemoved, { scope, params: 'a' });
    expect(shown()).toBe('empty');
    await allSettled(list.itemRestored, { scope, params: 'a' });
    expect(shown()).toBe('a');
  });

  test('removing all visible items loads the next page', async () => {
    const { scope, shown } = start();
    await allSettled(list.opened, { scope, params: 'top' });
    await allSettled(list.itemRemoved, { scope, params: 'a' });
    await allSettled(list.itemRemoved, { scope, params: 'b' });
    expect(shown()).toBe('cd');
  });

  test('a changed item keeps its position', async () => {
    const { scope, shown } = start();
    await allSettled(list.opened, { scope, params: 'top' });
    await allSettled(list.itemChanged, { scope, params: { id: 'a', title: 'Dune' } });
    expect(shown()).toBe('ab');
    expect(scope.getState(list.$list)).toMatchObject({ items: [{ title: 'Dune' }, { title: 'Book b' }] });
  });

  test('several items are removed, restored and changed together', async () => {
    const { scope, shown } = start();
    await allSettled(list.opened, { scope, params: 'top' });
    await allSettled(list.moreRequested, { scope });
    await allSettled(list.itemsRemoved, { scope, params: ['d', 'b', 'a'] });
    expect(shown()).toBe('c');
    await allSettled(list.itemsRestored, { scope, params: ['b', 'd', 'a'] });
    expect(shown()).toBe('abcd');
    await allSettled(list.itemsChanged, { scope, params: ['a', 'c'].map((id) => ({ id, title: 'Dune' })) });
    expect(scope.getState(list.$list)).toMatchObject({
      items: [{ title: 'Dune' }, { title: 'Book b' }, { title: 'Dune' }, { title: 'Book d' }],
    });
  });

  test('an unknown id changes nothing', async () => {
    const { scope } = start();
    await allSettled(list.opened, { scope, params: 'top' });
    const before = scope.getState(list.$list);
    await allSettled(list.itemRemoved, { scope, params: 'z' });
    await allSettled(list.itemRestored, { scope, params: 'z' });
    await allSettled(list.itemChanged, { scope, params: { id: 'z', title: 'Dune' } });
    expect(scope.getState(list.$list)).toBe(before);
  });
});

import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import {
  deleteGenerationFx,
  favouriteGenerationFx,
  flagGenerationsFx,
  listGenerationsFx,
  unfavouriteGenerationFx,
} from '@/shared/api/generations';
import { restoreTrashedFx } from '@/shared/api/trash';
import { $toasts, bindUndo } from '@/shared/lib/toasts';
import { createGenerationList } from './generation-list';
import { isRepeated } from './repeated-topic';
import { summary } from '../../../../tests/support/generation-summary';

const [one, two, three] = [summary(1), summary(2), summary(3)];
const refused = httpError({ status: 403, statusText: '', response: null });

type FlagCall = { request: { flagRequest: { ids: string[]; change: string } } };
type Call = { request: { params?: { cursor?: string; q?: string }; id?: string } };

function start() {
  const list = createGenerationList();
  const outside = {
    list: vi.fn((_token: unknown, { request }: Call): unknown =>
      request.params?.cursor
        ? { items: [two, three], next_cursor: null }
        : { items: [one, two], next_cursor: 'after-two' },
    ),
    favourite: vi.fn((..._call: unknown[]): unknown => Promise.reject(refused)),
    unfavourite: vi.fn((..._call: unknown[]): unknown => Promise.reject(refused)),
    trash: vi.fn((..._call: unknown[]): unknown => undefined),
    restore: vi.fn((..._call: unknown[]): unknown => Promise.reject(refused)),
    flag: vi.fn((_token: unknown, { request }: FlagCall): unknown => ({ ids: request.flagRequest.ids })),
  };
  const scope = fork({
    handlers: [
      [listGenerationsFx, outside.list],
      [favouriteGenerationFx, outside.favourite],
      [unfavouriteGenerationFx, outside.unfavourite],
      [deleteGenerationFx, outside.trash],
      [restoreTrashedFx, outside.restore],
      [flagGenerationsFx, outside.flag],
    ],
  });
  const titles = () => {
    const state = scope.getState(list.$list);
    return state.state === 'ready' ? state.items.map(({ title }) => title) : state.state;
  };
  return { list, outside, scope, titles };
}

describe('pages', () => {
  test('the next page is added once, without repeating a document', async () => {
    const { list, outside, scope, titles } = start();
    await allSettled(list.opened, { scope, params: { favourite: true } });
    expect(titles()).toEqual(['Plan 1', 'Plan 2']);
    void allSettled(list.moreRequested, { scope });
    await allSettled(list.moreRequested, { scope });
    expect(titles()).toEqual(['Plan 1', 'Plan 2', 'Plan 3']);
    expect(outside.list.mock.calls.map(([, { request }]) => request.params)).toEqual([
      { favourite: true, limit: 50 },
      { favourite: true, limit: 50, cursor: 'after-two' },
    ]);
    await allSettled(list.moreRequested, { scope });
    expect(outside.list).toHaveBeenCalledTimes(2);
  });

  test('a failed next page can be retried', async () => {
    const { list, outside, scope, titles } = start();
    await allSettled(list.opened, { scope, params: {} });
    outside.list.mockRejectedValueOnce(refused);
    await allSettled(list.moreRequested, { scope });
    expect(scope.getState(list.$list)).toMatchObject({ state: 'ready', next: { state: 'failed' } });
    await allSettled(list.moreRequested, { scope });
    expect(titles()).toEqual(['Plan 1', 'Plan 2', 'Plan 3']);
  });

  test('a failed first page is shown and can be retried', async () => {
    const { list, outside, scope, titles } = start();
    outside.list.mockRejectedValueOnce(refused);
    await allSettled(list.opened, { scope, params: {} });
    expect(scope.getState(list.$list)).toMatchObject({ state: 'failed', problem: { message: 'Forbidden' } });
    await allSettled(list.retryRequested, { scope });
    expect(titles()).toEqual(['Plan 1', 'Plan 2']);
  });

  test('a search is debounced and keeps the filter', async () => {
    const { list, outside, scope } = start();
    await allSettled(list.opened, { scope, params: { favourite: true } });
    void allSettled(list.searchChanged, { scope, params: 'ra' });
    await allSettled(list.searchChanged, { scope, params: ' rain ' });
    expect(outside.list).toHaveBeenCalledTimes(2);
    expect(outside.list.mock.lastCall?.[1].request.params).toEqual({
      favourite: true,
      q: 'rain',
      limit: 50,
    });
  });

  test('the filter for open checks keeps the search and can be removed', async () => {
    const { list, outside, scope } = start();
    const asked = () => outside.list.mock.lastCall?.[1].request.params;
    await allSettled(list.opened, { scope, params: { favourite: true } });
    await allSettled(list.searchChanged, { scope, params: 'rain' });
    await allSettled(list.openChecksFiltered, { scope, params: true });
    expect(asked()).toEqual({ favourite: true, open_checks: true, q: 'rain', limit: 50 });
    expect(scope.getState(list.$onlyOpenChecks)).toBe(true);
    await allSettled(list.openChecksFiltered, { scope, params: false });
    expect(asked()).toEqual({ favourite: true, q: 'rain', limit: 50 });
  });
});

describe('changes', () => {
  test('a trashed document leaves the list, and its toast puts it back in its place', async () => {
    const { list, outside, scope, titles } = start();
    outside.list.mockReturnValue({ items: [one, two, three], next_cursor: null });
    await allSettled(list.opened, { scope, params: {} });
    await allSettled(list.trashRequested, { scope, params: one.id });
    await allSettled(list.trashRequested, { scope, params: two.id });
    const [first] = scope.getState($toasts);
    if (first?.undo) await allSettled(first.undo.chosen, { scope, params: first.undo.given });
    expect(scope.getState($toasts).at(-1)).toMatchObject({ tone: 'bad', title: 'Forbidden' });
    expect(titles()).toEqual(['Plan 3']);
    outside.restore.mockReturnValue(undefined);
    if (first?.undo) await allSettled(first.undo.chosen, { scope, params: first.undo.given });
    expect(outside.restore).toHaveBeenLastCalledWith(null, {
      token: null,
      request: { kind: 'document', id: one.id },
    });
    expect(titles()).toEqual(['Plan 1', 'Plan 3']);
  });

  test('a failed change shows a toast, and the document stays', async () => {
    const { list, outside, scope, titles } = start();
    outside.trash.mockImplementation(() => Promise.reject(refused));
    await allSettled(list.opened, { scope, params: {} });
    await allSettled(list.trashRequested, { scope, params: one.id });
    expect(titles()).toEqual(['Plan 1', 'Plan 2']);
    expect(scope.getState(list.$pending)).toEqual(new Set());
    expect(scope.getState($toasts).at(-1)).toMatchObject({ tone: 'bad', title: 'Forbidden' });
  });

  test('a document has one pending change at a time', async () => {
    const { list, outside, scope } = start();
    outside.trash.mockReturnValue(new Promise(() => {}));
    await allSettled(list.opened, { scope, params: {} });
    void allSettled(list.trashRequested, { scope, params: one.id });
    void allSettled(list.starToggled, { scope, params: one.id });
    void allSettled(list.trashRequested, { scope, params: one.id });
    await vi.waitFor(() => expect(outside.trash).toHaveBeenCalledOnce());
    expect(outside.favourite).not.toHaveBeenCalled();
  });

  test('a favourite changes when the server has confirmed it', async () => {
    const { list, outside, scope } = start();
    outside.favourite.mockReturnValue(generation(one.id));
    outside.unfavourite.mockReturnValue(generation(one.id));
    await allSettled(list.opened, { scope, params: {} });
    await allSettled(list.starToggled, { scope, params: one.id });
    expect(scope.getState(list.$list)).toMatchObject({ items: [{ favourite: true }, { favourite: false }] });
    await allSettled(list.starToggled, { scope, params: one.id });
    expect(scope.getState(list.$list)).toMatchObject({ items: [{ favourite: false }, { favourite: false }] });
  });
});

describe('several documents', () => {
  async function select() {
    const started = start();
    const { list, scope } = started;
    await allSettled(list.opened, { scope, params: {} });
    await allSettled(list.moreRequested, { scope });
    await allSettled(list.selection.started, { scope });
    return started;
  }

  test('are moved to the trash in one call, and Undo puts them back in their places', async () => {
    const { list, outside, scope, titles } = await select();
    await allSettled(list.selection.toggled, { scope, params: one.id });
    await allSettled(list.selection.toggled, { scope, params: three.id });
    await allSettled(list.selection.changeRequested, { scope, params: 'trash' });
    expect(titles()).toEqual(['Plan 2']);
    expect(scope.getState(list.selection.$isSelecting)).toBe(false);
    const [first] = scope.getState($toasts);
    expect(first?.title).toBe('2 documents moved to trash.');
    await allSettled(list.selection.toggled, { scope, params: two.id });
    await allSettled(list.selection.changeRequested, { scope, params: 'trash' });
    if (first?.undo) bindUndo(first.undo, scope)();
    await allSettled(scope);
    expect(outside.flag.mock.calls.map(([, { request }]) => request.flagRequest)).toEqual([
      { ids: [one.id, three.id], change: 'trash' },
      { ids: [two.id], change: 'trash' },
      { ids: [one.id, three.id], change: 'restore' },
    ]);
    expect(titles()).toEqual(['Plan 1', 'Plan 3']);
  });

  test('are all starred, and a second choice of all selects none', async () => {
    const { list, outside, scope } = await select();
    await allSettled(list.selection.allToggled, { scope });
    await allSettled(list.selection.allToggled, { scope });
    await allSettled(list.selection.changeRequested, { scope, params: 'favourite' });
    expect(outside.flag).not.toHaveBeenCalled();
    await allSettled(list.selection.allToggled, { scope });
    await allSettled(list.selection.changeRequested, { scope, params: 'favourite' });
    expect(scope.getState(list.$list)).toMatchObject({
      items: [{ favourite: true }, { favourite: true }, { favourite: true }],
    });
  });
});

test('opening with words searches for them', async () => {
  const { list, outside, scope } = start();
  await allSettled(list.opened, { scope, params: { q: 'rain', sort: 'newest' } });
  expect(scope.getState(list.$search)).toBe('rain');
  expect(outside.list.mock.lastCall?.[1].request.params).toEqual({ q: 'rain', sort: 'newest', limit: 50 });
});

test.each([
  ['The water cycle', 'the water cycle', true],
  ['Where does a tree’s mass come from?', 'Photosynthesis. Where does a tree’s mass come from?', true],
  ['Leaf discs that swim', 'Photosynthesis', false],
])('the title %s repeats the topic %s: %s', (title, topic, repeated) => {
  expect(isRepeated(title, topic)).toBe(repeated);
});

/** The answer to a change; it only has to match the contract. */
const generation = (id: string) => ({
  ...summary(1),
  id,
  failure: null,
  input: {},
  result: {},
  sections: [],
  checks: [],
  safety: { categories: [], severity: 'none' },
  credits: { estimate: 0, used: 0, refunded: 0 },
  token_balance: {
    available_input_tokens: 0,
    available_output_tokens: 0,
    used_input_tokens: 0,
    used_output_tokens: 0,
  },
  meta: {
    language: 'English (US)',
    reading: null,
    standards: [],
    model: 'built-in',
    composed: true,
    prompt_version: null,
  },
  last_event: 1,
});

import { httpError } from '@farfetched/core';
import { allSettled, type EventCallable, fork, type Scope } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  getGradebookFx,
  listTermClosingsFx,
  saveGradebookRulesFx,
  type Gradebook,
} from '@/shared/api/gradebooks';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';
import { $toasts } from '@/shared/lib/toasts';
import { classBook } from '../../../../../tests/support/class-book';
import {
  $editing,
  $faults,
  book,
  categoryRenamed,
  contentChanged,
  discarded,
  draft,
  rulesOpened,
  saveRequested,
  termAdded,
} from './rules-page';

const id = classBook.class.id;
const { content, revision } = classBook.rules;
const weighted = content.categories.map((one) => ({ ...one, weight: 50 }));

// Pauses of the teacher, and of a retry, pass at once.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function settle<Params>(unit: EventCallable<Params>, scope: Scope, params: Params): Promise<void> {
  const timers = new AbortController();
  const settled = allSettled(unit, { scope, params }).finally(() => timers.abort());
  // By time, not until none is left: a module that still loads may start one over and over.
  while (!timers.signal.aborted) await vi.advanceTimersByTimeAsync(10_000);
  await settled;
}

/** Opens the page; `books` are the answers, one after another. */
async function start(books: readonly Gradebook[] = [classBook], storage = new Map<string, unknown>()) {
  const left = [...books];
  const save = vi.fn((_change: object) => ({
    ...classBook.rules,
    revision: revision + save.mock.calls.length,
  }));
  const scope = fork({
    handlers: [
      [getGradebookFx, () => (left.length > 1 ? left.shift() : left[0])],
      [listTermClosingsFx, () => ({ items: [], next_cursor: null })],
      [
        saveGradebookRulesFx,
        (_: unknown, { request }: { request: { gradebookRulesChange: object } }) => ({
          ...save(request.gradebookRulesChange),
        }),
      ],
      [readStoredFx, (name: string) => storage.get(name)],
      [storeFx, ({ name, value }: { name: string; value: unknown }) => void storage.set(name, value)],
      [removeStoredFx, (name: string) => void storage.delete(name)],
    ],
  });
  await settle(rulesOpened, scope, id);
  const change = (changed: Partial<typeof content>) => settle(contentChanged, scope, changed);
  const send = () => settle(saveRequested, scope, undefined);
  const editing = () => scope.getState($editing);
  return { scope, save, storage, change, send, editing };
}

test('what is changed is stored on the device, comes back, and is gone once it is saved', async () => {
  const { change, storage } = await start();
  await change({ categories: weighted });
  expect([...storage.values()]).toMatchObject([{ revision, content: { categories: weighted } }]);
  const again = await start([classBook], storage);
  expect(again.editing()).toMatchObject({ isRecovered: true, content: { categories: weighted } });
  await again.send();
  expect(again.save).toHaveBeenCalledExactlyOnceWith({
    revision,
    content: { ...content, categories: weighted },
  });
  expect(again.editing()).toMatchObject({ isUnsaved: false, revision: revision + 1 });
  expect(storage.size).toBe(0);
});

test('a category that an assignment got meanwhile is there, too', async () => {
  const { change, storage } = await start();
  await change({ categories: weighted.slice(1) });
  const again = await start([classBook], storage);
  const names = again.editing()?.content.categories.map(({ name }) => name);
  expect(names).toEqual(['Quizzes', 'Labs', 'Homework']);
});

test('a term without dates survives a reload, and is not sent', async () => {
  const { scope, storage } = await start();
  await settle(termAdded, scope, undefined);
  const again = await start([classBook], storage);
  expect(again.editing()?.content.terms).toHaveLength(3);
  await again.send();
  expect(again.save).not.toHaveBeenCalled();
  expect(Object.keys(again.scope.getState($faults))).toEqual(['terms.2.starts_on', 'terms.2.ends_on']);
});

test('a category of assignments gets another name, survives a reload, and gets its own back by undo', async () => {
  const { scope, storage, editing } = await start();
  const place = content.categories.findIndex(({ name }) => name === 'Homework');
  await settle(categoryRenamed, scope, { place, name: 'Home' });
  await settle(categoryRenamed, scope, { place, name: 'At home' });
  const names = content.categories.map(({ name }) => (name === 'Homework' ? 'At home' : name));
  expect(editing()?.content.categories.map(({ name }) => name)).toEqual(names);
  const again = await start([classBook], storage);
  await again.send();
  expect(again.save).toHaveBeenCalledExactlyOnceWith({
    revision,
    content: expect.objectContaining({
      categories: content.categories.map((one, at) => ({ ...one, name: names[at] })),
    }),
    renamed: [{ from: 'Homework', to: 'At home' }],
  });
  expect(again.editing()?.content.categories.map(({ name }) => name)).toEqual(names);
  const [toast] = again.scope.getState($toasts);
  if (toast?.action) await settle(toast.action.chosen, again.scope, undefined);
  expect(again.save).toHaveBeenLastCalledWith({
    revision: revision + 1,
    content,
    renamed: [{ from: 'At home', to: 'Homework' }],
  });
});

test('a save can be undone', async () => {
  const { scope, save, change, send } = await start();
  await change({ categories: weighted });
  await send();
  const undo = scope.getState($toasts).at(-1)?.action?.chosen;
  if (!undo) throw new Error('There is no undo.');
  await settle(undo, scope, undefined);
  expect(save).toHaveBeenLastCalledWith({ revision: revision + 1, content });
});

test('rules that changed meanwhile keep what was typed, until the teacher chooses', async () => {
  const theirs = {
    ...classBook,
    rules: { ...classBook.rules, revision: revision + 5, content: { ...content, decimals: 0 } },
  };
  const { scope, save, change, send, editing } = await start([classBook, theirs]);
  save.mockImplementationOnce(() => {
    throw httpError({ status: 409, statusText: '', response: { message: 'Changed.' } });
  });
  await change({ categories: weighted });
  await send();
  expect(editing()).toMatchObject({
    content: { categories: weighted },
    conflict: { content: { decimals: 0 } },
  });
  await send();
  expect(save).toHaveBeenCalledOnce();
  await settle(draft.ownVersionKept, scope, undefined);
  await send();
  expect(save).toHaveBeenLastCalledWith({
    revision: revision + 5,
    content: { ...content, categories: weighted },
  });
});

test('discarding brings the stored rules back', async () => {
  const { scope, storage, change, editing } = await start();
  await change({ categories: weighted });
  await settle(discarded, scope, undefined);
  expect(editing()).toMatchObject({ isUnsaved: false, content });
  expect(storage.size).toBe(0);
});

test('what reaches the work of a closed term is beside its part, and stays as it was typed', async () => {
  const { scope, save, change, send, editing } = await start();
  const fields = { renamed: ['“Tests” has “Quiz” in “Autumn”.'], columns: ['“Quiz” is in “Autumn”.'] };
  save.mockImplementationOnce(() => {
    throw httpError({ status: 422, statusText: '', response: { errors: fields } });
  });
  await change({ categories: weighted });
  await send();
  expect(save).toHaveBeenCalledOnce();
  expect(scope.getState($faults)).toEqual({ renamed: fields.renamed[0], columns: fields.columns[0] });
  expect(editing()).toMatchObject({ isUnsaved: true, content: { categories: weighted } });
});

test('what the server rejects is beside its part, until the next change', async () => {
  const { scope, save, change, send } = await start();
  save.mockImplementationOnce(() => {
    throw httpError({ status: 422, statusText: '', response: { errors: { terms: ['Autumn is closed.'] } } });
  });
  await change({ decimals: 1 });
  await send();
  expect(scope.getState($faults)).toEqual({ terms: 'Autumn is closed.' });
  await change({ decimals: 2 });
  expect(scope.getState($faults)).toEqual({});
  expect(scope.getState(book.$data)?.rules.content).toEqual(content);
});

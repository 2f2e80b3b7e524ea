import { httpError } from '@farfetched/core';
import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  getGradebookFx,
  listScoreChangesFx,
  type SavedEntry,
  saveScoresFx,
  type ScoreChange,
  type ScoreEntry,
} from '@/shared/api/gradebooks';
import { delayFx } from '@/shared/lib/clock';
import { book } from './book';
import { conflictResolved, editingBegun, textsEntered } from './entering';
import { assignmentId, gradebookOf, studentId } from './gradebook.fixture';
import {
  $books,
  $problem,
  $unsaved,
  $unsavedCount,
  nothingUndone,
  redoRequested,
  undoRequested,
  valueIn,
} from './scores';
import { cellId } from './unsaved';
import { isHiddenFx, watchStarted, watchStopped } from './watch';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Call = { request: { scoreEntries: { entries: ScoreEntry[] } } };
const answer = gradebookOf();
const { id } = answer.class;
const row = studentId(1);
const column = assignmentId(0);
const cell = cellId(row, column);
const points = (given: number | null) => ({ points: given, status: null });

const stored = ({ key, after }: ScoreEntry): SavedEntry => ({
  key,
  outcome: 'stored',
  current: after,
  author: null,
  at: null,
  reason: null,
});

type Options = {
  save?: (entries: ScoreEntry[]) => SavedEntry[];
  changes?: () => ScoreChange[];
};

/** Lets time pass; the schemas of answers load meanwhile. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

function start({ save = (entries) => entries.map(stored), changes = () => [] }: Options = {}) {
  const sent: ScoreEntry[][] = [];
  const scope = fork({
    values: [[book.$resource, { state: 'ready', id, data: answer }]],
    handlers: [
      [getGradebookFx, () => answer],
      [listScoreChangesFx, () => ({ items: changes(), next_cursor: null })],
      [isHiddenFx, () => false],
      [delayFx, (wait: number) => new Promise((resolve) => setTimeout(resolve, wait))],
      [
        saveScoresFx,
        (_: unknown, { request }: Call) => {
          const { entries } = request.scoreEntries;
          sent.push(entries);
          return { items: save(entries) };
        },
      ],
    ],
  });
  const type = async (text: string, wait = 1000) => {
    void allSettled(textsEntered, { scope, params: { entries: [{ row, column, text }], origin: 'typing' } });
    await pass(wait);
  };
  const now = () => valueIn(scope.getState($books), cell);
  return { scope, sent, type, now };
}

test('a typed score shows at once, and is sent with the value that it replaces', async () => {
  const { scope, sent, type, now } = start();
  const before = now();
  await type('2', 0);
  expect(now()).toEqual(points(2));
  expect(scope.getState($unsavedCount)).toBe(1);
  await pass(1000);
  expect(sent).toMatchObject([[{ before, after: points(2), origin: 'grid', batch: null }]]);
  expect(scope.getState($unsavedCount)).toBe(0);
  expect(now()).toEqual(points(2));
});

test('what the server did not answer is sent again with the same key', async () => {
  let calls = 0;
  const { scope, sent, type } = start({
    save: (entries) => {
      calls += 1;
      if (calls === 1) throw new Error('no network');
      return entries.map(stored);
    },
  });
  await type('2');
  expect(scope.getState($unsavedCount)).toBe(1);
  expect(scope.getState($problem)).not.toBeNull();
  await pass(6000);
  expect(sent[1]?.[0]?.key).toBe(sent[0]?.[0]?.key);
  expect(scope.getState($unsavedCount)).toBe(0);
  expect(scope.getState($problem)).toBeNull();
});

test('what the server declined after too many calls is sent again when it allows it, and not before', async () => {
  let calls = 0;
  const { scope, sent, type } = start({
    save: (entries) => {
      calls += 1;
      if (calls === 1)
        throw { ...httpError({ status: 429, statusText: '', response: null }), retryAfter: '30' };
      return entries.map(stored);
    },
  });
  await type('2');
  await pass(25_000);
  expect(sent).toHaveLength(1);
  expect(scope.getState($unsavedCount)).toBe(1);
  await pass(6000);
  expect(sent).toHaveLength(2);
  expect(scope.getState($unsavedCount)).toBe(0);
});

test('an undo of nothing leads to the history, where imports can be undone', async () => {
  const { scope, type } = start();
  const shown = vi.fn();
  const unwatch = createWatch({ unit: nothingUndone, fn: shown, scope });
  await type('2');
  void allSettled(undoRequested, { scope });
  await pass(0);
  expect(shown).not.toHaveBeenCalled();
  void allSettled(undoRequested, { scope });
  await pass(0);
  expect(shown).toHaveBeenCalledOnce();
  unwatch();
});

test('a paste is sent in batches of a thousand, in order', async () => {
  const { scope, sent } = start();
  const entries = Array.from({ length: 1500 }, (_, place) => ({
    row,
    column: assignmentId(place % 6),
    text: String(place % 7),
  }));
  void allSettled(textsEntered, { scope, params: { entries, origin: 'paste' } });
  await pass(2000);
  expect(sent.map(({ length }) => length)).toEqual([1000, sent[1]?.length]);
  expect(new Set(sent.flat().map(({ batch }) => batch)).size).toBe(1);
});

test('undo and redo are entries of their own, also of a paste', async () => {
  const { scope, sent, type, now } = start();
  const before = now();
  await type('2');
  await type('3');
  void allSettled(undoRequested, { scope });
  await pass(1000);
  expect(now()).toEqual(points(2));
  void allSettled(undoRequested, { scope });
  await pass(1000);
  expect(now()).toEqual(before);
  void allSettled(redoRequested, { scope });
  await pass(1000);
  expect(now()).toEqual(points(2));
  expect(sent.flat().map(({ origin }) => origin)).toEqual(['grid', 'grid', 'undo', 'undo', 'undo']);
});

test('undo takes back the texts of a paste that are no entries, and redo brings them', async () => {
  const { scope } = start();
  const wrong = cellId(studentId(2), column);
  const entries = [
    { row, column, text: '7' },
    { row: studentId(2), column, text: 'abc' },
  ];
  void allSettled(textsEntered, { scope, params: { entries, origin: 'paste' } });
  await pass(1000);
  const other = valueIn(scope.getState($books), wrong);
  expect(scope.getState($unsaved).texts[wrong]?.text).toBe('abc');
  void allSettled(undoRequested, { scope });
  await pass(1000);
  expect(scope.getState($unsaved).texts).toEqual({});
  expect(valueIn(scope.getState($books), wrong)).toEqual(other);
  void allSettled(redoRequested, { scope });
  await pass(1000);
  expect(scope.getState($unsaved).texts[wrong]?.text).toBe('abc');
});

test('a conflict asks with both values, and keeping the own one replaces the other', async () => {
  let isFirst = true;
  const { scope, sent, type, now } = start({
    save: (entries) =>
      entries.map((entry) => {
        if (!isFirst) return stored(entry);
        isFirst = false;
        return { ...stored(entry), outcome: 'conflict', current: points(5), author: 'Noor Haddad' };
      }),
  });
  await type('2');
  expect(scope.getState($unsaved).conflicts[cell]).toEqual({
    mine: points(2),
    theirs: points(5),
    by: 'Noor Haddad',
  });
  expect(now()).toEqual(points(5));
  void allSettled(conflictResolved, { scope, params: { cell, choice: 'mine' } });
  await pass(1000);
  expect(sent[1]).toMatchObject([{ before: points(5), after: points(2) }]);
  expect(scope.getState($unsavedCount)).toBe(0);
});

const change = (given: number): ScoreChange => ({
  id: 9,
  key: 'other',
  assignment_id: column,
  student_id: row,
  author: 'Noor Haddad',
  at: '2026-10-09T07:10:00.000Z',
  origin: 'grid',
  batch: null,
  before: points(null),
  after: points(given),
  returned_at: null,
});

test('changes of another teacher arrive within three seconds, and stop when the page is left', async () => {
  let asked = 0;
  const { scope, now } = start({
    changes: () => {
      asked += 1;
      return asked === 1 ? [change(6)] : [];
    },
  });
  void allSettled(book.changed, { scope, params: { id, data: answer } });
  void allSettled(watchStarted, { scope });
  await pass(3000);
  expect(now()).toEqual(points(6));
  void allSettled(watchStopped, { scope });
  await pass(3000);
  const before = asked;
  await pass(9000);
  expect(asked).toBe(before);
});

test('an entry replaces what the cell had when typing began, so that a change meanwhile asks', async () => {
  let asked = 0;
  const { scope, sent, type, now } = start({
    changes: () => {
      asked += 1;
      return asked === 1 ? [change(6)] : [];
    },
  });
  const before = now();
  void allSettled(book.changed, { scope, params: { id, data: answer } });
  void allSettled(watchStarted, { scope });
  void allSettled(editingBegun, { scope, params: cell });
  await pass(2500);
  expect(now()).toEqual(points(6));
  await type('2');
  expect(sent[0]).toMatchObject([{ before, after: points(2) }]);
});

import { allSettled, fork, type Scope } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listSubmissionsFx } from '@/shared/api/marking';
import { getGradebookFx, saveScoresFx, type ScoreEntry } from '@/shared/api/gradebooks';
import { claimNameFx, removeAllStoredFx, removeStoredFx, storeFx, takeLeftFx } from '@/shared/lib/storage';
import { paperAssignment, paperBook } from '../../../../../tests/support/gradebooks';
import { assignmentOpened, work } from './assignment';
import { $isFailing, $rows, book, scoreTyped } from './paper-scores';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Call = { request: { scoreEntries: { entries: ScoreEntry[] } } };

test('what could not be sent is kept in the browser, and sent again with the same key', async () => {
  const sent: ScoreEntry[] = [];
  const store = vi.fn();
  const remove = vi.fn();
  const scope = fork({
    values: [
      [
        work.$resource,
        { state: 'ready', id: paperAssignment.id, data: { assignment: paperAssignment, items: [] } },
      ],
      [book.$resource, { state: 'ready', id: 'paper', data: paperBook }],
    ],
    handlers: [
      [listSubmissionsFx, () => ({ assignment: paperAssignment, items: [] })],
      [claimNameFx, () => 'edit:scores:window'],
      [takeLeftFx, () => []],
      [storeFx, store],
      [removeStoredFx, remove],
      [getGradebookFx, () => paperBook],
      [
        saveScoresFx,
        (_: unknown, { request }: Call) => {
          const { entries } = request.scoreEntries;
          sent.push(...entries);
          if (sent.length === 1) throw new Error('no network');
          const items = entries.map(({ key, after }) => ({
            key,
            outcome: 'stored' as const,
            current: after,
            author: null,
            at: null,
            reason: null,
          }));
          return { items };
        },
      ],
    ],
  });
  const studentId = paperBook.students[2]?.id ?? '';
  void allSettled(assignmentOpened, { scope, params: paperAssignment.id });
  await vi.advanceTimersByTimeAsync(10);
  const typing = allSettled(scoreTyped, { scope, params: { studentId, points: 4, key: 'k1' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toMatchObject([{ key: 'k1', before: { points: null }, after: { points: 4 } }]);
  expect(scope.getState($isFailing)).toBe(true);
  expect(scope.getState($rows)[2]).toMatchObject({ points: 4, isUnsaved: true });
  const name = 'edit:scores:window';
  expect(store).toHaveBeenLastCalledWith({ name, value: sent });
  expect(remove).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(10_000);
  await typing;
  expect(sent.map(({ key }) => key)).toEqual(['k1', 'k1']);
  expect(scope.getState($isFailing)).toBe(false);
  expect(scope.getState($rows)[2]).toMatchObject({ isUnsaved: false });
  expect(remove).toHaveBeenLastCalledWith(name);
});

test('two windows keep what is typed beside each other, and the next one adopts what a closed one left', async () => {
  const storage = new Map<string, unknown>();
  const held = new Set<string>();
  const open = async (window: string) => {
    const name = `edit:scores:${window}`;
    const scope = fork({
      values: [
        [
          work.$resource,
          { state: 'ready', id: paperAssignment.id, data: { assignment: paperAssignment, items: [] } },
        ],
        [book.$resource, { state: 'ready', id: 'paper', data: paperBook }],
      ],
      handlers: [
        [listSubmissionsFx, () => ({ assignment: paperAssignment, items: [] })],
        [getGradebookFx, () => paperBook],
        [
          claimNameFx,
          () => {
            held.add(name);
            return name;
          },
        ],
        [
          takeLeftFx,
          () => [...storage].flatMap(([left, value]) => (held.has(left) ? [] : [{ name: left, value }])),
        ],
        [storeFx, (own: { name: string; value: unknown }) => void storage.set(own.name, own.value)],
        [removeStoredFx, (own: string) => void storage.delete(own)],
        [
          removeAllStoredFx,
          (names: readonly string[]) => {
            for (const left of names) storage.delete(left);
          },
        ],
        [
          saveScoresFx,
          () => {
            throw new Error('no network');
          },
        ],
      ],
    });
    void allSettled(assignmentOpened, { scope, params: paperAssignment.id });
    await vi.advanceTimersByTimeAsync(10);
    return scope;
  };
  const type = async (scope: Scope, place: number, points: number) => {
    const studentId = paperBook.students[place]?.id ?? '';
    void allSettled(scoreTyped, { scope, params: { studentId, points, key: `${place} ${points}` } });
    await vi.advanceTimersByTimeAsync(10);
  };
  const [one, other] = [await open('one'), await open('other')];
  await type(one, 1, 3);
  await type(other, 2, 4);
  expect([...storage.keys()]).toEqual(['edit:scores:one', 'edit:scores:other']);
  held.delete('edit:scores:one');
  const next = await open('next');
  expect(next.getState($rows).map(({ points }) => points)).toContain(3);
  expect(next.getState($rows)[2]?.points).not.toBe(4);
  expect([...storage.keys()]).toEqual(['edit:scores:other', 'edit:scores:next']);
});

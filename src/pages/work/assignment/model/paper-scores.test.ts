import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getGradebookFx, saveScoresFx, type ScoreEntry } from '@/shared/api/gradebooks';
import { removeStoredFx, storeFx } from '@/shared/lib/storage';
import { paperAssignment, paperBook } from '../../../../../tests/support/gradebooks';
import { work } from './assignment';
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
  const typing = allSettled(scoreTyped, { scope, params: { studentId, points: 4, key: 'k1' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toMatchObject([{ key: 'k1', before: { points: null }, after: { points: 4 } }]);
  expect(scope.getState($isFailing)).toBe(true);
  expect(scope.getState($rows)[2]).toMatchObject({ points: 4, isUnsaved: true });
  const name = `edit:scores:${paperAssignment.id}`;
  expect(store).toHaveBeenLastCalledWith({ name, value: sent });
  expect(remove).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(10_000);
  await typing;
  expect(sent.map(({ key }) => key)).toEqual(['k1', 'k1']);
  expect(scope.getState($isFailing)).toBe(false);
  expect(scope.getState($rows)[2]).toMatchObject({ isUnsaved: false });
  expect(remove).toHaveBeenLastCalledWith(name);
});

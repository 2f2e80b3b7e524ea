import { allSettled, fork, type Scope } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listClassesFx } from '@/shared/api/classes';
import { getGradebookFx, type SavedEntry, saveScoresFx, type ScoreEntry } from '@/shared/api/gradebooks';
import {
  claimNameFx,
  readStoredFx,
  removeAllStoredFx,
  removeStoredFx,
  storeFx,
  takeLeftFx,
} from '@/shared/lib/storage';
import { book, gradebookOpened } from './book';
import { textsEntered } from './entering';
import { assignmentId, gradebookOf, studentId } from './gradebook.fixture';
import { $isUnkept } from './kept';
import { $unsaved, $unsavedCount } from './scores';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Call = { request: { scoreEntries: { entries: ScoreEntry[] } } };
const answer = gradebookOf();
const { id } = answer.class;

const stored = ({ key, after }: ScoreEntry): SavedEntry => ({
  key,
  outcome: 'stored',
  current: after,
  author: null,
  at: null,
  reason: null,
});

async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

/** A browser whose windows share a storage, and perhaps have a network. */
function browser() {
  const storage = new Map<string, unknown>();
  const held = new Set<string>();
  const sent: ScoreEntry[] = [];
  const state = { isFull: false, isOnline: false, windows: 0 };
  const open = (): Scope => {
    state.windows += 1;
    const name = `edit:gradebook:${state.windows}`;
    held.add(name);
    return fork({
      values: [[book.$resource, { state: 'ready', id, data: answer }]],
      handlers: [
        [claimNameFx, () => name],
        [
          takeLeftFx,
          () =>
            [...storage].flatMap(([left, value]) => {
              if (held.has(left)) return [];
              held.add(left);
              return [{ name: left, value }];
            }),
        ],
        [
          storeFx,
          (own: { name: string; value: unknown }) => {
            if (state.isFull) throw new DOMException('Full.', 'QuotaExceededError');
            storage.set(own.name, structuredClone(own.value));
          },
        ],
        [removeStoredFx, (own: string) => void storage.delete(own)],
        [
          removeAllStoredFx,
          (names: readonly string[]) => {
            for (const left of names) storage.delete(left);
          },
        ],
        [readStoredFx, () => undefined],
        [listClassesFx, () => ({ items: [] })],
        [getGradebookFx, () => answer],
        [
          saveScoresFx,
          (_: unknown, { request }: Call) => {
            if (!state.isOnline) throw new Error('no network');
            sent.push(...request.scoreEntries.entries);
            return { items: request.scoreEntries.entries.map(stored) };
          },
        ],
      ],
    });
  };
  const close = (name: number) => void held.delete(`edit:gradebook:${name}`);
  return { storage, sent, state, open, close };
}

const visit = async (scope: Scope) => {
  void allSettled(gradebookOpened, { scope, params: id });
  await pass(10);
};
const type = async (scope: Scope, row: number, text: string) => {
  const entries = [{ row: studentId(row), column: assignmentId(0), text }];
  void allSettled(textsEntered, { scope, params: { entries, origin: 'typing' } });
  await pass(1000);
};
const pointsOf = (entries: readonly ScoreEntry[]) => entries.map(({ after }) => after.points);

test('a window keeps its entries beside those of another one, until they are stored', async () => {
  const { storage, sent, state, open } = browser();
  const [first, second] = [open(), open()];
  await visit(first);
  await visit(second);
  await type(first, 1, '2');
  await type(first, 2, '3');
  await type(second, 3, '4');
  expect([...storage.keys()]).toEqual(['edit:gradebook:1', 'edit:gradebook:2']);
  state.isOnline = true;
  await pass(6000);
  expect(new Set(pointsOf(sent))).toEqual(new Set([2, 3, 4]));
  expect(storage.size).toBe(0);
});

test('the next window adopts what a closed one left, and what is open stays where it is', async () => {
  const { storage, sent, state, open, close } = browser();
  const first = open();
  await visit(first);
  await type(first, 1, '2');
  const second = open();
  await visit(second);
  await type(second, 2, '3');
  expect(second.getState($unsavedCount)).toBe(1);
  close(1);
  const third = open();
  await visit(third);
  expect(pointsOf(third.getState($unsaved).entries)).toEqual([2]);
  expect([...storage.keys()]).toEqual(['edit:gradebook:2', 'edit:gradebook:3']);
  state.isOnline = true;
  await type(third, 4, '5');
  expect(pointsOf(sent)).toContain(2);
});

test('what was typed before a closed window’s entries were read comes after them', async () => {
  const { open, close } = browser();
  const first = open();
  await visit(first);
  await type(first, 1, '2');
  close(1);
  const second = open();
  await type(second, 2, '3');
  await visit(second);
  expect(pointsOf(second.getState($unsaved).entries)).toEqual([2, 3]);
});

test('an adopted queue keeps its old name while the device is full', async () => {
  const { storage, state, open, close } = browser();
  const first = open();
  await visit(first);
  await type(first, 1, '2');
  close(1);
  state.isFull = true;
  const second = open();
  await visit(second);
  expect(second.getState($unsavedCount)).toBe(1);
  expect(second.getState($isUnkept)).toBe(true);
  expect([...storage.keys()]).toEqual(['edit:gradebook:1']);
  state.isFull = false;
  await type(second, 2, '3');
  expect([...storage.keys()]).toEqual(['edit:gradebook:2']);
  expect(second.getState($isUnkept)).toBe(false);
});

test('what is not ours in storage is left alone', async () => {
  const { storage, open } = browser();
  storage.set('edit:gradebook:old', { [id]: { entries: 3 } });
  const scope = open();
  await visit(scope);
  expect(scope.getState($unsavedCount)).toBe(0);
  expect(storage.size).toBe(1);
});

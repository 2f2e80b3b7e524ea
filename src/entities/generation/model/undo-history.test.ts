import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { editGenerationFx, getGenerationFx, restoreVersionFx } from '@/shared/api/generations';
import { $generation, changeRequested, generationOpened, undoRequested } from '../index';
import { generationFixture, settledFixture } from './generation.fixture';
import { persistUndoHistoryFx, readUndoHistoryFx } from './undo-history';

const edited = generationFixture({ version: 2 });

test('an edit persists the version it was based on', async () => {
  const persist = vi.fn((..._call: unknown[]): unknown => undefined);
  const scope = fork({
    values: [[$generation, settledFixture()]],
    handlers: [
      [editGenerationFx, () => edited],
      [persistUndoHistoryFx, persist],
    ],
  });
  await allSettled(changeRequested, { scope, params: { kind: 'edit', title: 'The log' } });
  expect(persist).toHaveBeenCalledOnce();
  expect(persist.mock.lastCall?.at(-1)).toEqual({
    name: `undo:${edited.id}`,
    value: { version: 2, undo: [1], redo: [] },
  });
});

/** Opens a document in a fresh window whose session storage holds `stored`, and undoes once. */
async function reloadAndUndo(stored: unknown) {
  const restore = vi.fn((..._call: unknown[]): unknown => generationFixture({ version: 3 }));
  const scope = fork({
    handlers: [
      [getGenerationFx, () => edited],
      [restoreVersionFx, restore],
      [readUndoHistoryFx, () => stored],
      [persistUndoHistoryFx, () => undefined],
    ],
  });
  await allSettled(generationOpened, { scope, params: edited.id });
  await allSettled(undoRequested, { scope });
  return restore;
}

test('after a reload, undo restores the previous version', async () => {
  const restore = await reloadAndUndo({ version: 2, undo: [1], redo: [] });
  expect(restore).toHaveBeenCalledOnce();
  expect(JSON.stringify(restore.mock.lastCall)).toContain('"version":1');
});

test.each([undefined, 'words', { version: 1, undo: [1], redo: [] }, { version: 2, undo: ['1'], redo: [] }])(
  'undo does nothing when the stored history is %j',
  async (stored) => {
    expect(await reloadAndUndo(stored)).not.toHaveBeenCalled();
  },
);

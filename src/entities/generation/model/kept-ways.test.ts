import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { editGenerationFx, getGenerationFx, restoreVersionFx } from '@/shared/api/generations';
import { $generation, changeAsked, generationOpened, undoAsked } from '../index';
import { generationFixture, restingFixture } from './generation.fixture';
import { keepWaysFx, readWaysFx } from './kept-ways';

const edited = generationFixture({ version: 2 });

test('an edit keeps the way back to what it was made on', async () => {
  const keep = vi.fn((..._call: unknown[]): unknown => undefined);
  const scope = fork({
    values: [[$generation, restingFixture()]],
    handlers: [
      [editGenerationFx, () => edited],
      [keepWaysFx, keep],
    ],
  });
  await allSettled(changeAsked, { scope, params: { kind: 'edit', title: 'The log' } });
  expect(keep).toHaveBeenCalledOnce();
  expect(keep.mock.lastCall?.at(-1)).toEqual({
    name: `ways:${edited.id}`,
    value: { version: 2, undo: [1], redo: [] },
  });
});

/** A window that was just loaded, and on which `kept` was kept before. */
async function reloaded(kept: unknown) {
  const restore = vi.fn((..._call: unknown[]): unknown => generationFixture({ version: 3 }));
  const scope = fork({
    handlers: [
      [getGenerationFx, () => edited],
      [restoreVersionFx, restore],
      [readWaysFx, () => kept],
      [keepWaysFx, () => undefined],
    ],
  });
  await allSettled(generationOpened, { scope, params: edited.id });
  await allSettled(undoAsked, { scope });
  return restore;
}

test('after a reload it leads to the version before', async () => {
  const restore = await reloaded({ version: 2, undo: [1], redo: [] });
  expect(restore).toHaveBeenCalledOnce();
  expect(JSON.stringify(restore.mock.lastCall)).toContain('"version":1');
});

test.each([undefined, 'words', { version: 1, undo: [1], redo: [] }, { version: 2, undo: ['1'], redo: [] }])(
  'what was kept as %j leads nowhere',
  async (kept) => {
    expect(await reloaded(kept)).not.toHaveBeenCalled();
  },
);

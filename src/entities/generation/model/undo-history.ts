import { attach, sample } from 'effector';
import * as zod from 'zod/mini';
import { storeForSessionFx, readFromSessionFx } from '@/shared/lib/storage';
import { $document, contentChanged, generationFetched, runEnded, undoHistoryRead } from './generation';
import type { OpenDocument, UndoHistory } from './generation-state';

const versions = zod.array(zod.number());
const undoHistory = zod.object({ version: zod.number(), undo: versions, redo: versions });

const keyOf = (id: string): string => `undo:${id}`;

export const persistUndoHistoryFx = attach({
  name: 'persistUndoHistory',
  effect: storeForSessionFx,
  mapParams: ({ generation: { id, version }, undo, redo }: OpenDocument) => ({
    name: keyOf(id),
    value: { version, undo, redo } satisfies UndoHistory,
  }),
});

export const readUndoHistoryFx = attach({
  name: 'readUndoHistory',
  effect: readFromSessionFx,
  mapParams: keyOf,
});

sample({
  clock: [contentChanged, runEnded],
  source: $document,
  filter: Boolean,
  target: persistUndoHistoryFx,
});

sample({ clock: generationFetched, fn: ({ id }) => id, target: readUndoHistoryFx });

sample({
  clock: readUndoHistoryFx.done.filterMap(({ params: id, result }) => {
    const history = undoHistory.safeParse(result).data;
    return history && { id, history };
  }),
  target: undoHistoryRead,
});

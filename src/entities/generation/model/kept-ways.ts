import { attach, sample } from 'effector';
import * as zod from 'zod/mini';
import { keepForVisitFx, readForVisitFx } from '@/shared/lib/kept';
import { $document, contentChanged, looksAnswered, runEnded, waysRead } from './generation';
import type { OpenDocument, Ways } from './generation-state';

const numbers = zod.array(zod.number());
const ways = zod.object({ version: zod.number(), undo: numbers, redo: numbers });

const nameOf = (id: string): string => `ways:${id}`;

export const keepWaysFx = attach({
  name: 'keepWays',
  effect: keepForVisitFx,
  mapParams: ({ generation: { id, version }, undo, redo }: OpenDocument) => ({
    name: nameOf(id),
    value: { version, undo, redo } satisfies Ways,
  }),
});

export const readWaysFx = attach({ name: 'readWays', effect: readForVisitFx, mapParams: nameOf });

sample({ clock: [contentChanged, runEnded], source: $document, filter: Boolean, target: keepWaysFx });

sample({ clock: looksAnswered, fn: ({ id }) => id, target: readWaysFx });

sample({
  clock: readWaysFx.done.filterMap(({ params: id, result }) => {
    const kept = ways.safeParse(result).data;
    return kept && { id, ways: kept };
  }),
  target: waysRead,
});

import { attach, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import * as zod from 'zod/mini';
import { $document, generationFetched, openAccepted } from '@/entities/generation';
import type { ContentChange } from '@/shared/api/generations';
import { nonNull } from '@/shared/lib/non-null';
import { readFromSessionFx, storeForSessionFx } from '@/shared/lib/storage';
import { type TextEdit, textTyped } from './in-place';
import { textChange } from './item-changes';
import { $pending, $shown, changesMade, unstored } from './pending-changes';

// Changes that the server has not stored survive a reload of the window in which they were made.

const DEBOUNCE = 300;
const keyOf = (id: string): string => `changes:${id}`;

export const storeChangesFx = attach({
  name: 'storeChanges',
  effect: storeForSessionFx,
  mapParams: ({ id, changes }: { id: string; changes: readonly ContentChange[] }) => ({
    name: keyOf(id),
    value: changes,
  }),
});
export const readChangesFx = attach({
  name: 'readChanges',
  effect: readFromSessionFx,
  mapParams: ({ id }: { id: string }) => keyOf(id),
});

const typingPaused = debounce({ source: textTyped, timeout: DEBOUNCE });

sample({
  clock: sample({
    clock: [
      typingPaused.map((edit): TextEdit | null => edit),
      $pending.updates.map((): TextEdit | null => null),
    ],
    source: { document: $document, pending: $pending, shown: $shown },
    fn: ({ document, pending, shown }, edit) => {
      if (!document || !shown) return null;
      const isTyped = edit !== null && edit.text !== '' && edit.text !== edit.before;
      const typed = isTyped ? [textChange(edit.section, shown.result[edit.section.key], edit)] : [];
      return { id: document.generation.id, changes: [...unstored(pending), ...typed] };
    },
  }).filterMap(nonNull),
  target: storeChangesFx,
});

const storedSchema = zod.array(
  zod.object({
    section: zod.string(),
    path: zod.array(zod.union([zod.string(), zod.number()])),
    before: zod.unknown(),
    value: zod.unknown(),
  }),
);

// none -> found when a document opens -> none when it has been fetched
const $found = createStore<{ id: string; changes: readonly ContentChange[] } | null>(null, {
  name: 'foundChanges',
})
  .on(readChangesFx.done, (_, { params, result }) => {
    const changes = storedSchema.safeParse(result).data ?? [];
    return changes.length > 0 ? { id: params.id, changes } : null;
  })
  .reset(openAccepted);

sample({ clock: openAccepted, fn: (id) => ({ id }), target: readChangesFx });

const changesRestored = sample({
  clock: generationFetched,
  source: $found,
  fn: (found, { id }) => (found?.id === id ? found.changes : null),
}).filterMap(nonNull);

$found.reset(changesRestored);

sample({ clock: changesRestored, target: changesMade });

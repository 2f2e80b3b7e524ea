import { attach, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import * as zod from 'zod/mini';
import { nonNull } from '@/shared/lib/non-null';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';
import { $documentId, $editor, editorOpened, retryRequested, stored as savedOnServer } from './editor';
import { storableValues } from './editor-values';
import { form } from './form';

/** How long the teacher has to pause before the form is stored in this browser, in milliseconds. */
const STORE_DELAY = 200;

/** Forgets what this browser stored. */
export const startedOver = createEvent();

const storedForm = zod.object({
  /** Of the assignment that was edited; zero for a new one. */
  revision: zod.number(),
  values: storableValues,
});

type Place = { id: string; documentId: string | null };

// The prefix of unfinished forms, which signing out removes. What a document began is a form of its own.
const keyOf = ({ id, documentId }: Place): string =>
  ['form:assignment', id, ...(documentId === null ? [] : [documentId])].join(':');

const $place = sample({
  source: { editor: $editor, documentId: $documentId },
  fn: ({ editor, documentId }) => ({ id: editor.id, documentId }),
});
export const storeFormFx = attach({
  name: 'storeAssignmentForm',
  source: { place: $place, values: form.$values, editor: $editor },
  effect: storeFx,
  mapParams: (_: void, { place, values, editor }) => ({
    name: keyOf(place),
    value: {
      revision: editor.state === 'ready' ? (editor.saved?.revision ?? 0) : 0,
      values: { ...values, files: values.files.filter(({ state }) => state === 'done') },
    },
  }),
});
export const readFormFx = attach({
  name: 'readAssignmentForm',
  source: $place,
  effect: readStoredFx,
  mapParams: (_: void, place) => keyOf(place),
});
export const removeFormFx = attach({
  name: 'removeAssignmentForm',
  source: $place,
  effect: removeStoredFx,
  mapParams: (_: void, place) => keyOf(place),
});

const restored = sample({
  clock: readFormFx.doneData,
  source: $editor,
  fn: (editor, found) => {
    const parsed = storedForm.safeParse(found).data;
    if (parsed === undefined || editor.state !== 'ready') return undefined;
    return parsed.revision === (editor.saved?.revision ?? 0) ? parsed.values : undefined;
  },
}).filterMap(nonNull);

/** Whether the form has what was typed before the page was left. */
export const $isRestored = createStore(false, { name: 'assignmentFormIsRestored' })
  .on(restored, () => true)
  .reset(editorOpened, retryRequested);

sample({
  clock: $editor.updates.filter({ fn: ({ state }) => state === 'ready' }),
  target: readFormFx.prepend(() => {}),
});
sample({ clock: restored, target: form.changed });
sample({
  clock: debounce(form.changed, STORE_DELAY).map(() => undefined),
  source: { editor: $editor, isDirty: form.$isDirty },
  filter: ({ editor, isDirty }) => editor.state === 'ready' && isDirty,
  fn: () => undefined,
  target: storeFormFx,
});
sample({ clock: [savedOnServer, startedOver], fn: () => undefined, target: removeFormFx });
sample({ clock: startedOver, target: retryRequested });

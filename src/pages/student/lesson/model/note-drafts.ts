import { attach, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import * as zod from 'zod/mini';
import type { HighlightColor } from '@/shared/api/highlights';
import { nonNull } from '@/shared/lib/non-null';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';
import { highlightChanged, highlights, highlightSaved } from './highlights';
import { lessonOpened } from './student-lesson';

/** A note that the server may lack. */
type NoteDraft = { id: string; color: HighlightColor; note: string };

export const noteTyped = createEvent<NoteDraft>();
/** Saves at once: the student leaves the field or asks for it. */
export const noteLeft = createEvent();

/** How long the student has to pause before the note is saved, in milliseconds. */
const SAVE_DELAY = 1000;

const draftSchema = zod.object({
  id: zod.string(),
  color: zod.enum(['yellow', 'green', 'blue', 'pink']),
  note: zod.string(),
});

// The prefix of unfinished forms, which signing out removes. A student types in one note at a time.
const keyOf = (lessonId: string): string => `form:lessonNote:${lessonId}`;
export const storeNoteFx = attach({
  name: 'storeLessonNote',
  effect: storeFx,
  mapParams: ({ lessonId, draft }: { lessonId: string; draft: NoteDraft }) => ({
    name: keyOf(lessonId),
    value: draft,
  }),
});
export const readNoteFx = attach({ name: 'readLessonNote', effect: readStoredFx, mapParams: keyOf });
export const removeNoteFx = attach({ name: 'removeLessonNote', effect: removeStoredFx, mapParams: keyOf });

const $lessonId = highlights.$resource.map((resource) => (resource.state === 'closed' ? '' : resource.id));
/** What the student has typed and the server has not acknowledged; null for nothing. */
const $noteDraft = createStore<NoteDraft | null>(null, { name: 'lessonNoteDraft' });

/** Whether this browser's storage was read for an unsaved note. */
const $isRead = createStore(false, { name: 'lessonNoteIsRead' })
  .on(readNoteFx, () => true)
  .reset(lessonOpened);

/** What this browser kept when the page was left before the note was saved. */
const recovered = sample({
  clock: readNoteFx.doneData,
  source: { data: highlights.$data, draft: $noteDraft },
  fn: ({ data, draft }, stored) => {
    const found = draftSchema.safeParse(stored).data;
    const known = data?.items.find(({ id }) => id === found?.id);
    return draft === null && found && known && known.note !== found.note ? found : undefined;
  },
}).filterMap(nonNull);

/** The note that was recovered when the lesson was opened. */
export const $recoveredNote = createStore<NoteDraft | null>(null, { name: 'recoveredNote' })
  .on(recovered, (_, draft) => draft)
  .reset(lessonOpened);
$noteDraft
  .on([noteTyped, recovered], (_, draft) => draft)
  // What was typed since the save was sent is still unsaved.
  .on(highlightSaved, (draft, { id, color, note }) =>
    draft?.id === id && draft.color === color && draft.note === note ? null : draft,
  )
  .reset(lessonOpened);

sample({
  clock: noteTyped,
  source: $lessonId,
  fn: (lessonId, draft) => ({ lessonId, draft }),
  target: storeNoteFx,
});
sample({
  clock: sample({
    clock: [debounce(noteTyped, SAVE_DELAY).map(() => undefined), noteLeft, recovered.map(() => undefined)],
    source: $noteDraft,
  }).filterMap(nonNull),
  target: highlightChanged,
});
sample({
  clock: sample({ clock: highlightSaved, source: { draft: $noteDraft, lessonId: $lessonId } }).filterMap(
    ({ draft, lessonId }) => (draft === null ? lessonId : undefined),
  ),
  target: removeNoteFx,
});
// Once per lesson: what is read again later has nothing to recover.
sample({
  clock: highlights.$data.updates.filter({ fn: (data) => data !== null }),
  source: { isRead: $isRead, lessonId: $lessonId },
  filter: ({ isRead }) => !isRead,
  fn: ({ lessonId }) => lessonId,
  target: readNoteFx,
});

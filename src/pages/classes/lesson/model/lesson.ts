import { classPath } from '@/entities/class';
import { createEvent, createStore, sample } from 'effector';
import * as zod from 'zod/mini';
import {
  createGetLessonQuery,
  createSaveLessonMutation,
  type LessonBlock,
  type LessonContent,
  lessonBlockSchema,
} from '@/shared/api/lessons';
import { createAutosave } from '@/shared/lib/autosave';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { toastShown } from '@/shared/lib/toasts';
import {
  addBlank,
  addBlock,
  type BlankType,
  changeBlock,
  moveBlock,
  putBack,
  removeBlock,
  changeUnit,
  retitle,
  storable,
} from './content';

/** Carries the id in the address, and that of the assignment that is shown first. */
export const lessonOpened = createEvent<{ id: string; assignmentId: string | null }>();
export const titleTyped = createEvent<string>();
export const unitTyped = createEvent<string>();
/** Carries a new id. */
export const blankAdded = createEvent<{ type: BlankType; id: string }>();
export const blockAdded = createEvent<LessonBlock>();
export const blockChanged = createEvent<LessonBlock>();
export const blockMoved = createEvent<{ id: string; to: number }>();
export const blockRemoved = createEvent<string>();
const removalUndone = createEvent();

export const lesson = createResource({
  name: 'lesson',
  query: createGetLessonQuery(),
  request: (id) => ({ id }),
  crumbs: ({ class: face, content }) => [
    { label: face.title, href: classPath(face.id) },
    { label: content.title },
  ],
});
const saveMutation = createSaveLessonMutation();

/** The assignment that the address names. */
export const $shownAssignment = createStore<string | null>(null, { name: 'shownAssignment' }).on(
  lessonOpened,
  (_, { assignmentId }) => assignmentId,
);

const storedSchema = zod.object({
  revision: zod.number(),
  content: zod.object({
    title: zod.string(),
    unit: zod.optional(zod.string()),
    blocks: zod.array(lessonBlockSchema),
  }),
});
export const draft = createAutosave<LessonContent>({
  name: 'lessonDraft',
  readStored: (stored) => storedSchema.safeParse(stored).data,
});

sample({
  clock: lessonOpened,
  source: draft.$draft,
  filter: (open, { id }) => open.state === 'open' && open.id !== id,
  target: draft.closed,
});
sample({ clock: lessonOpened, fn: ({ id }) => id, target: lesson.opened });

sample({
  clock: lesson.$data.updates.filterMap(nonNull),
  fn: ({ id, content, revision, saved_at: savedAt }) => ({ id, content, revision, savedAt }),
  target: draft.arrived,
});
sample({
  clock: draft.saveDue,
  fn: ({ id, revision, content }) => ({ id, lessonChange: { revision, content: storable(content) } }),
  target: saveMutation.start,
});
// With the content that was sent, what is still unfinished is no unsaved change.
const $sent = createStore<LessonContent | null>(null, { name: 'lessonSent' }).on(
  draft.saveDue,
  (_, { content }) => content,
);
sample({
  clock: saveMutation.finished.success,
  source: $sent,
  fn: (sent, { params, result }) => ({
    id: params.id,
    content: sent ?? params.lessonChange.content,
    revision: result.revision,
    savedAt: result.saved_at,
  }),
  target: draft.saved,
});
sample({ clock: saveMutation.finished.failure, fn: ({ error }) => ({ error }), target: draft.saveFailed });
sample({ clock: draft.outdated, target: lesson.refreshed });

/** A block as it was before its removal. */
const removed = sample({
  clock: blockRemoved,
  source: draft.$draft,
  fn: (open, id) => {
    if (open.state !== 'open') return undefined;
    const at = open.content.blocks.findIndex((block) => block.id === id);
    const block = open.content.blocks[at];
    return block && { block, at };
  },
}).filterMap(nonNull);
const $removed = createStore<{ block: LessonBlock; at: number } | null>(null, { name: 'removedBlock' })
  .on(removed, (_, found) => found)
  .reset(lessonOpened);

sample({
  clock: [
    titleTyped.map(retitle),
    unitTyped.map(changeUnit),
    blankAdded.map(addBlank),
    blockAdded.map(addBlock),
    blockChanged.map(changeBlock),
    blockMoved.map(moveBlock),
    removed.map(({ block }) => removeBlock(block.id)),
    sample({ clock: removalUndone, source: $removed }).filterMap((found) =>
      found ? putBack(found) : undefined,
    ),
  ],
  target: draft.changed,
});
sample({
  clock: removed,
  fn: () => ({
    tone: 'ok' as const,
    title: 'Block removed.',
    action: { label: 'Undo', chosen: removalUndone },
  }),
  target: toastShown,
});

import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { detailsPath } from '@/entities/assignment';
import { classPath } from '@/entities/class';
import { lessonAssignmentPath, lessonPath } from '@/entities/lesson';
import { type Problem, problemOf } from '@/shared/api';
import {
  type Assignment,
  type AssignmentOptions,
  createAssignToClassesMutation,
  createGetAssignmentOptionsQuery,
  createGetAssignmentQuery,
  createSaveAssignmentMutation,
} from '@/shared/api/assignments';
import { crumbsNamed, navigateFx } from '@/shared/lib/navigation';
import { readClockFx, readLocalTimeFx } from '@/shared/lib/clock';
import { toastShown } from '@/shared/lib/toasts';
import { nonNull } from '@/shared/lib/non-null';
import { contentOf, inClass, taskOf, valuesOf, valuesOfDefaults, valuesOfDocument } from './content';
import { form } from './form';

/** `new` in the address instead of an id. */
const NEW = 'new';

/** Carries the id in the address, the document that a new assignment begins with, and the class or lesson that the teacher came from. */
export const editorOpened = createEvent<{
  id: string;
  documentId: string | null;
  classId: string | null;
  lessonId: string | null;
}>();
export const retryRequested = createEvent();

const optionsQuery = createGetAssignmentOptionsQuery();
const assignmentQuery = createGetAssignmentQuery();
const createMutation = createAssignToClassesMutation();
const saveMutation = createSaveAssignmentMutation();

export type Editor =
  | { state: 'loading'; id: string; options: AssignmentOptions | null; saved: Assignment | null }
  | { state: 'failed'; id: string; problem: Problem }
  | { state: 'ready'; id: string; options: AssignmentOptions; saved: Assignment | null };

const loading = (id: string): Editor => ({ state: 'loading', id, options: null, saved: null });

/** Ready once everything that the form needs has arrived. */
function withLoaded(editor: Editor, loaded: { options?: AssignmentOptions; saved?: Assignment }): Editor {
  if (editor.state === 'failed') return editor;
  const options = loaded.options ?? editor.options;
  const saved = loaded.saved ?? editor.saved;
  if (options && (saved || editor.id === NEW)) return { state: 'ready', id: editor.id, options, saved };
  return { state: 'loading', id: editor.id, options, saved };
}

// loading -> ready | failed -> loading
export const $editor = createStore<Editor>(loading(''), { name: 'assignmentEditor' })
  .on(editorOpened, (_, { id }) => loading(id))
  .on(retryRequested, ({ id }) => loading(id))
  .on(optionsQuery.finished.success, (editor, { result }) => withLoaded(editor, { options: result }))
  .on(assignmentQuery.finished.success, (editor, { params, result }) =>
    params.id === editor.id ? withLoaded(editor, { saved: result }) : editor,
  )
  .on([optionsQuery.finished.failure, assignmentQuery.finished.failure], (editor, { error }) =>
    editor.state === 'loading' ? { state: 'failed', id: editor.id, problem: problemOf(error) } : editor,
  );
/** The document in the address. */
export const $documentId = createStore<string | null>(null, { name: 'assignedDocument' }).on(
  editorOpened,
  (_, { documentId }) => documentId,
);
/** Where the form leads once it is saved or cancelled, if it was opened from a lesson. */
const $lessonId = createStore<string | null>(null, { name: 'lessonOfAssignment' }).on(
  editorOpened,
  (_, { lessonId }) => lessonId,
);
const $classId = createStore<string | null>(null, { name: 'classOfAssignment' }).on(
  editorOpened,
  (_, { classId }) => classId,
);
export const $cancelPath = combine($lessonId, $classId, (lessonId, classId) => {
  if (lessonId !== null) return lessonPath(lessonId);
  return classId === null ? '/teacher/assignments' : classPath(classId);
});
/** Students have it already, so that saving assigns nothing. */
export const $wasAssigned = $editor.map(
  (editor) => editor.state === 'ready' && editor.saved?.state === 'published',
);
/** Of the reader; used if the school has none yet. */
const $browserZone = createStore('UTC', { name: 'browserZone' }).on(
  readLocalTimeFx.doneData,
  (_, { timeZone }) => timeZone,
);
export const $zone = combine($editor, $browserZone, (editor, ofBrowser) =>
  editor.state === 'ready' ? (editor.saved?.time_zone ?? editor.options.time_zone ?? ofBrowser) : ofBrowser,
);

const reading = sample({ clock: [editorOpened, retryRequested], source: $editor, fn: ({ id }) => id });
sample({ clock: editorOpened, target: readLocalTimeFx });
sample({ clock: reading, fn: () => undefined, target: form.reset });
sample({
  clock: reading,
  source: $documentId,
  fn: (documentId) => (documentId === null ? {} : { params: { document_id: documentId } }),
  target: optionsQuery.start,
});
sample({
  clock: reading.filter({ fn: (id) => id !== NEW }),
  fn: (id) => ({ id }),
  target: assignmentQuery.start,
});
export const assignmentRead = assignmentQuery.finished.success.map(({ result }) => result);
sample({ clock: assignmentRead, fn: valuesOf, target: form.opened });
const optionsOfNew = sample({
  clock: optionsQuery.finished.success,
  source: { editor: $editor, classId: $classId },
  filter: ({ editor }) => editor.id === NEW,
  fn: ({ classId }, { result }) => ({ classId, ...result }),
});
sample({
  clock: optionsOfNew.filterMap(({ document }) => document ?? undefined),
  fn: valuesOfDocument,
  target: form.prefilled,
});
// A teacher of one class need not choose it, nor one who came from the page of the class.
sample({
  clock: optionsOfNew.filterMap(({ classes, classId }) => {
    const open = classes.filter(({ is_archived: isArchived }) => !isArchived);
    return open.length === 1 ? open[0] : open.find(({ id }) => id === classId);
  }),
  fn: ({ id }) => ({ classIds: [id] }),
  target: form.prefilled,
});
// Until the teacher chooses otherwise, it is as the newest assignment of the first class.
sample({
  clock: sample({
    clock: form.$values.map(({ classIds }) => classIds[0] ?? null).updates,
    source: $editor,
    fn: (editor, classId) => {
      if (editor.state !== 'ready' || editor.saved !== null) return undefined;
      const defaults = editor.options.classes.find(({ id }) => id === classId)?.defaults;
      if (!defaults) return undefined;
      const { category, ...rules } = valuesOfDefaults(defaults);
      const isNamed = typeof editor.options.document?.category === 'string';
      return isNamed || category === undefined ? rules : { category, ...rules };
    },
  }).filterMap(nonNull),
  target: form.prefilled,
});

/** A repeated submit of the same form sends the same key, so that it creates nothing twice. */
const newKeyFx = createEffect<void, string>({
  name: 'newAssignmentKey',
  handler: () => crypto.randomUUID(),
});
const $key = createStore('', { name: 'assignmentKey' }).on(newKeyFx.doneData, (_, key) => key);
sample({ clock: [reading, form.changed], fn: () => undefined, target: newKeyFx });

// Its own instance: a clock that another model reads meanwhile would save twice.
const readSavingTimeFx = attach({ name: 'readSavingTime', effect: readClockFx });
sample({ clock: form.accepted, target: readSavingTimeFx });
const timed = sample({
  clock: readSavingTimeFx.doneData,
  source: { editor: $editor, zone: $zone, values: form.$values, pending: form.$pending, key: $key },
  fn: ({ editor, zone, values, pending, key }, now) =>
    pending && editor.state === 'ready' ? { saved: editor.saved, zone, values, key, now } : undefined,
}).filterMap(nonNull);
sample({
  clock: timed.filter({ fn: ({ saved }) => saved === null }),
  fn: ({ zone, values, key, now }) => ({
    classAssignments: {
      time_zone: zone,
      task: taskOf(values),
      classes: values.classIds.map((id) => inClass(values, id, { zone, now, publishedAt: null })),
    },
    headers: { 'Idempotency-Key': key },
  }),
  target: createMutation.start,
});
sample({
  clock: timed.filterMap(({ saved, ...rest }) => (saved === null ? undefined : { saved, ...rest })),
  fn: ({ saved, zone, values, now }) => ({
    id: saved.id,
    assignmentChange: {
      revision: saved.revision,
      content: contentOf(values, { zone, now, publishedAt: saved.content.publish_at }),
    },
  }),
  target: saveMutation.start,
});

/** The assignments that the server has stored. */
export const stored = merge([
  createMutation.finished.success.map(({ result }) => result.items),
  saveMutation.finished.success.map(({ result }) => [result]),
]);
sample({ clock: stored, fn: () => undefined, target: form.succeeded });
sample({
  clock: [createMutation.finished.failure, saveMutation.finished.failure],
  fn: ({ error }): unknown => error,
  target: form.failed,
});
sample({
  clock: sample({
    clock: stored,
    source: $lessonId,
    fn: (lessonId, [first, ...others]) => {
      if (first === undefined) return undefined;
      if (lessonId !== null) return { to: lessonAssignmentPath(first.class.id, lessonId, first.id) };
      return { to: others.length === 0 ? detailsPath(first.id) : '/teacher/assignments' };
    },
  }).filterMap(nonNull),
  target: navigateFx,
});
const SAVED = { draft: 'Draft saved', scheduled: 'Scheduled', published: 'Assigned' } as const;
sample({
  clock: stored.filterMap(([first, ...others]) => first && { state: first.state, count: others.length + 1 }),
  fn: ({ state, count }) => ({
    tone: 'ok' as const,
    title: count === 1 ? `${SAVED[state]}.` : `${SAVED[state]} in ${count} classes.`,
  }),
  target: toastShown,
});

sample({
  clock: assignmentRead,
  fn: ({ id, class: face, content }) => ({
    id,
    crumbs: [{ label: face.title, href: classPath(face.id) }, { label: content.title }],
  }),
  target: crumbsNamed,
});

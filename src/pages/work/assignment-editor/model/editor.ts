import { attach, combine, createEvent, createStore, sample } from 'effector';
import { detailsPath } from '@/entities/assignment';
import { classPath } from '@/entities/class';
import { lessonAssignmentPath, lessonPath } from '@/entities/lesson';
import { type Problem, problemOf } from '@/shared/api';
import {
  type Assignment,
  type AssignmentOptions,
  createCreateAssignmentMutation,
  createGetAssignmentOptionsQuery,
  createGetAssignmentQuery,
  createSaveAssignmentMutation,
} from '@/shared/api/assignments';
import { createForm } from '@/shared/lib/form';
import { navigateFx } from '@/shared/lib/navigation';
import { readClockFx, readLocalTimeFx } from '@/shared/lib/clock';
import { toastShown } from '@/shared/lib/toasts';
import { hasRunning } from '@/shared/lib/files';
import { nonNull } from '@/shared/lib/non-null';
import { dateFaults, hasFault } from './date-faults';
import { blankValues, contentOf, type EditorValues, valuesOf } from './editor-values';

/** `new` in the address instead of an id. */
const NEW = 'new';

/** Carries the id in the address, the document that a new quiz asks, and the class or lesson that the teacher came from. */
export const editorOpened = createEvent<{
  id: string;
  documentId: string | null;
  classId: string | null;
  lessonId: string | null;
}>();
export const retryRequested = createEvent();

const optionsQuery = createGetAssignmentOptionsQuery();
const assignmentQuery = createGetAssignmentQuery();
const createMutation = createCreateAssignmentMutation();
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
const $documentId = createStore<string | null>(null, { name: 'quizDocument' }).on(
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
/** Of the reader; used if the school has none yet. */
const $browserZone = createStore('UTC', { name: 'browserZone' }).on(
  readLocalTimeFx.doneData,
  (_, { timeZone }) => timeZone,
);
export const $zone = combine($editor, $browserZone, (editor, ofBrowser) =>
  editor.state === 'ready' ? (editor.saved?.time_zone ?? editor.options.time_zone ?? ofBrowser) : ofBrowser,
);

export const form = createForm<EditorValues>({
  name: 'assignment',
  initial: blankValues,
  rules: {
    classId: (value) => (value === '' ? 'Choose a class.' : undefined),
    title: (value) => (value.trim() === '' ? 'Enter a title.' : undefined),
    points: (value, { rubric, isQuiz }) =>
      value === null && rubric === null && !isQuiz ? 'Enter the points.' : undefined,
    kinds: (value, { isQuiz }) =>
      !isQuiz && value.length === 0 ? 'Choose how students hand in.' : undefined,
    documentId: (value, { isQuiz }) => (isQuiz && value === '' ? 'Choose a document.' : undefined),
    due: (due, values) => dateFaults(values, { ...values, due }).due,
    cutOff: (cutOff, values) => dateFaults(values, { ...values, cutOff }).cutOff,
    exceptions: (exceptions, values) =>
      exceptions.some((exception) => hasFault(dateFaults(values, exception)))
        ? 'Change the dates of an exception.'
        : undefined,
    files: (value) => (hasRunning(value) ? 'Wait until the files are uploaded.' : undefined),
    studentIds: (value, { isForEveryone, groupIds }) =>
      !isForEveryone && value.length === 0 && groupIds.length === 0
        ? 'Choose at least one student or group.'
        : undefined,
    publishAt: (value, { publish }) =>
      publish === 'later' && value.date === null ? 'Choose a date.' : undefined,
    rubric: (value) =>
      value?.criteria.some(({ name }) => name.trim() === '') ? 'Name each criterion.' : undefined,
  },
  serverFields: {
    class_id: 'classId',
    cut_off_at: 'cutOff',
    due_at: 'due',
    group_exceptions: 'exceptions',
    student_ids: 'studentIds',
    group_ids: 'studentIds',
    file_ids: 'files',
    publish_at: 'publishAt',
    quiz: 'documentId',
    rubric: 'rubric',
  },
});

const reading = sample({ clock: [editorOpened, retryRequested], source: $editor, fn: ({ id }) => id });
sample({ clock: editorOpened, target: [form.reset, readLocalTimeFx] });
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
sample({
  clock: assignmentQuery.finished.success,
  fn: ({ result }) => valuesOf(result),
  target: form.opened,
});
// A teacher of one class need not choose it, nor one who came from the page of the class.
sample({
  clock: sample({
    clock: optionsQuery.finished.success,
    source: $classId,
    fn: (classId, { result: { classes } }) =>
      classes.length === 1 ? classes[0] : classes.find(({ id }) => id === classId),
  }).filterMap(nonNull),
  fn: ({ id }) => ({ classId: id }),
  target: form.prefilled,
});

// The quiz of the document that the teacher came from.
sample({
  clock: sample({
    clock: optionsQuery.finished.success,
    source: $documentId,
    fn: (documentId, { result }) => result.quizzes.find(({ id }) => id === documentId),
  }).filterMap(nonNull),
  fn: ({ id, title }) => ({ isQuiz: true, documentId: id, title }),
  target: form.prefilled,
});

// Its own instance: a clock that another model reads meanwhile would save twice.
const readSavingTimeFx = attach({ name: 'readSavingTime', effect: readClockFx });
sample({ clock: form.accepted, target: readSavingTimeFx });
const timed = sample({
  clock: readSavingTimeFx.doneData,
  source: { editor: $editor, zone: $zone, values: form.$values, pending: form.$pending },
  fn: ({ editor, zone, values, pending }, now) => {
    if (!pending || editor.state !== 'ready') return undefined;
    const publishedAt = editor.saved?.content.publish_at ?? null;
    return { saved: editor.saved, values, zone, content: contentOf(values, { zone, now, publishedAt }) };
  },
}).filterMap(nonNull);
sample({
  clock: timed.filterMap(({ saved, ...rest }) => (saved === null ? rest : undefined)),
  fn: ({ values, zone, content }) => ({
    newAssignment: { class_id: values.classId, time_zone: zone, content },
  }),
  target: createMutation.start,
});
sample({
  clock: timed.filterMap(({ saved, content }) => (saved === null ? undefined : { saved, content })),
  fn: ({ saved, content }) => ({
    id: saved.id,
    assignmentChange: { revision: saved.revision, content },
  }),
  target: saveMutation.start,
});

const stored = [createMutation.finished.success, saveMutation.finished.success];
sample({ clock: stored, target: form.succeeded });
sample({
  clock: [createMutation.finished.failure, saveMutation.finished.failure],
  fn: ({ error }): unknown => error,
  target: form.failed,
});
sample({
  clock: stored,
  source: $lessonId,
  fn: (lessonId, { result: { id, class: face } }) => ({
    to: lessonId === null ? detailsPath(id) : lessonAssignmentPath(face.id, lessonId, id),
  }),
  target: navigateFx,
});
const SAVED = { draft: 'Draft saved.', scheduled: 'Scheduled.', published: 'Assigned.' } as const;
sample({
  clock: stored,
  fn: ({ result: { state } }) => ({ tone: 'ok' as const, title: SAVED[state] }),
  target: toastShown,
});

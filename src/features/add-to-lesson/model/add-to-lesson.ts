import { createEvent, createStore, sample } from 'effector';
import { $document, generationClosed, openAccepted, startAccepted } from '@/entities/generation';
import { lessonPath } from '@/entities/lesson';
import { concurrency } from '@/shared/api';
import { type ClassEntry, createListClassesQuery } from '@/shared/api/classes';
import {
  createAddLessonDocumentMutation,
  createCreateLessonMutation,
  createListLessonsQuery,
  type LessonEntry,
} from '@/shared/api/lessons';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { createForm } from '@/shared/lib/form';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';

/** The choice of a lesson that does not exist yet. */
export const NEW_LESSON = 'new';

type Values = {
  classId: string;
  /** The id of a lesson, or `new`. */
  lesson: string;
  /** Of a new lesson. */
  title: string;
};

export const additionOpened = createEvent();
export const additionClosed = createEvent();
const lessonOpened = createEvent();

const classesQuery = createListClassesQuery();
const lessonsQuery = createListLessonsQuery();
const addMutation = createAddLessonDocumentMutation();
const createMutation = createCreateLessonMutation();
concurrency(lessonsQuery, { strategy: 'TAKE_LATEST' });

export const form = createForm<Values>({
  name: 'addToLesson',
  initial: { classId: '', lesson: NEW_LESSON, title: '' },
  rules: {
    classId: (value) => (value === '' ? 'Choose a class.' : undefined),
    title: (value, { lesson }) =>
      lesson === NEW_LESSON && value.trim() === '' ? 'Enter a title.' : undefined,
  },
});

const added = sample({
  clock: [
    addMutation.finished.success.map(({ params }) => params.id),
    createMutation.finished.success.map(({ result }) => result.id),
  ],
});

export const $isOpen = createStore(false, { name: 'isAddingToLesson' })
  .on(additionOpened, () => true)
  .reset(additionClosed, added, generationClosed, openAccepted, startAccepted);
/** The classes that the user teaches; null until they are loaded. */
export const $classes = createStore<readonly ClassEntry[] | null>(null, { name: 'classesToAddTo' })
  .on(classesQuery.finished.success, (_, { result }) => result.items)
  .on(classesQuery.finished.failure, (classes) => classes ?? [])
  .reset(additionOpened);
const $classId = form.$values.map(({ classId }) => classId);
/** The lessons of the chosen class; null until they are loaded. */
export const $lessons = createStore<readonly LessonEntry[] | null>(null, { name: 'lessonsToAddTo' })
  .on(lessonsQuery.finished.success, (_, { result }) => result.items)
  .on(lessonsQuery.finished.failure, (lessons) => lessons ?? [])
  .reset($classId.updates, additionOpened);
const $lastLesson = createStore('', { name: 'lessonAddedTo' }).on(added, (_, id) => id);
const $browserZone = createStore('UTC', { name: 'addToLessonZone' }).on(
  readLocalTimeFx.doneData,
  (_, { timeZone }) => timeZone,
);

sample({ clock: additionOpened, target: [form.reset, readLocalTimeFx] });
sample({
  clock: additionOpened,
  source: $document,
  filter: Boolean,
  fn: ({ generation }) => ({ title: generation.title }),
  target: form.prefilled,
});
sample({
  clock: additionOpened,
  fn: () => ({ params: { state: 'current' as const } }),
  target: classesQuery.start,
});
// A teacher of one class need not choose it, nor one who wrote the document for a class.
sample({
  clock: sample({
    clock: classesQuery.finished.success,
    source: $document,
    fn: (document, { result: { items } }) =>
      items.length === 1 ? items[0] : items.find(({ id }) => id === document?.generation.input['class_id']),
  }).filterMap(nonNull),
  fn: ({ id }) => ({ classId: id }),
  target: form.prefilled,
});
sample({
  clock: $classId.updates.filter({ fn: (id) => id !== '' }),
  fn: (id) => ({ id }),
  target: lessonsQuery.start,
});
// A lesson of another class is no longer chosen.
sample({ clock: $classId.updates, fn: () => ({ lesson: NEW_LESSON }), target: form.changed });

const accepted = sample({
  clock: form.accepted,
  source: { document: $document, zone: $browserZone },
  fn: ({ document, zone }, values) => document && { values, zone, id: document.generation.id },
}).filterMap(nonNull);
sample({
  clock: accepted.filter({ fn: ({ values }) => values.lesson !== NEW_LESSON }),
  fn: ({ values, id }) => ({
    id: values.lesson,
    newLessonDocument: { generation_id: id, as_block: true },
  }),
  target: addMutation.start,
});
sample({
  clock: accepted.filter({ fn: ({ values }) => values.lesson === NEW_LESSON }),
  fn: ({ values, zone, id }) => ({
    id: values.classId,
    newLesson: { title: values.title.trim(), time_zone: zone, generation_id: id },
  }),
  target: createMutation.start,
});
sample({ clock: added, target: form.succeeded });
sample({
  clock: [addMutation.finished.failure, createMutation.finished.failure],
  fn: ({ error }): unknown => error,
  target: form.failed,
});
sample({
  clock: added,
  fn: () => ({
    tone: 'ok' as const,
    title: 'Added to the lesson.',
    action: { label: 'Open lesson', chosen: lessonOpened },
  }),
  target: toastShown,
});
sample({
  clock: lessonOpened,
  source: $lastLesson,
  fn: (id) => ({ to: lessonPath(id) }),
  target: navigateFx,
});
sample({ clock: [classesQuery.finished.failure, lessonsQuery.finished.failure], target: failureShown });

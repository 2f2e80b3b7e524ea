import { createEffect, createEvent, createStore, sample } from 'effector';
import { lessonPath } from '@/entities/lesson';
import { concurrency } from '@/shared/api';
import { copyBriefcaseEntryToLessonFx } from '@/shared/api/briefcases';
import { type ClassEntry, createListClassesQuery } from '@/shared/api/classes';
import { createListLessonsQuery, type LessonEntry } from '@/shared/api/lessons';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { createForm, filled } from '@/shared/lib/form';
import { navigateFx } from '@/shared/lib/navigation';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { briefcaseOpened } from './place';
import { selectionEnded } from './selection';

/** The choice of a lesson that does not exist yet. */
export const NEW_LESSON = 'new';

/** Carries the ids of the entries. */
export const copyOpened = createEvent<readonly string[]>();
export const copyClosed = createEvent();
const lessonOpened = createEvent();

const classesQuery = createListClassesQuery();
const lessonsQuery = createListLessonsQuery();
concurrency(lessonsQuery, { strategy: 'TAKE_LATEST' });

type Copying = { ids: readonly string[]; classId: string; lesson: string; zone: string };

/** Copies one entry after the other; the first creates the lesson, if it is a new one. */
const copyFx = createEffect<Copying, string>({
  name: 'copyToLesson',
  handler: async ({ ids, classId, lesson, zone }) => {
    let lessonId = lesson === NEW_LESSON ? '' : lesson;
    for (const id of ids) {
      const target = lessonId === '' ? { class_id: classId, time_zone: zone } : { lesson_id: lessonId };
      const answer: unknown = await copyBriefcaseEntryToLessonFx({ id, briefcaseTarget: target });
      lessonId = String(Reflect.get(Object(answer), 'lesson_id'));
    }
    return lessonId;
  },
});

export const form = createForm({
  name: 'copy-to-lesson',
  initial: { classId: '', lesson: NEW_LESSON },
  rules: { classId: filled('Choose a class.') },
});

/** The entries to copy; empty while the dialog is closed. */
export const $copied = createStore<readonly string[]>([], { name: 'entriesToCopy' })
  .on(copyOpened, (_, ids) => ids)
  .reset(copyClosed, copyFx.done, briefcaseOpened);
/** Null until they are loaded. */
export const $classes = createStore<readonly ClassEntry[] | null>(null, { name: 'classesToCopyTo' })
  .on(classesQuery.finished.success, (_, { result }) => result.items)
  .on(classesQuery.finished.failure, (classes) => classes ?? []);
const $classId = form.$values.map(({ classId }) => classId);
export const $lessons = createStore<readonly LessonEntry[] | null>(null, { name: 'lessonsToCopyTo' })
  .on(lessonsQuery.finished.success, (_, { result }) => result.items)
  .on(lessonsQuery.finished.failure, (lessons) => lessons ?? [])
  .reset($classId.updates, copyOpened);
const $zone = createStore('UTC', { name: 'copyZone' }).on(
  readLocalTimeFx.doneData,
  (_, { timeZone }) => timeZone,
);
const $lesson = createStore('', { name: 'lessonCopiedTo' }).on(copyFx.doneData, (_, id) => id);

sample({ clock: copyOpened, target: [form.reset, readLocalTimeFx] });
sample({
  clock: copyOpened,
  fn: () => ({ params: { state: 'current' as const } }),
  target: classesQuery.start,
});
sample({
  clock: classesQuery.finished.success,
  filter: ({ result }) => result.items.length === 1,
  fn: ({ result }) => ({ classId: result.items[0]?.id ?? '' }),
  target: form.prefilled,
});
sample({ clock: $classId.updates.filter({ fn: Boolean }), fn: (id) => ({ id }), target: lessonsQuery.start });
sample({ clock: $classId.updates, fn: () => ({ lesson: NEW_LESSON }), target: form.changed });
sample({
  clock: form.accepted,
  source: { ids: $copied, zone: $zone },
  fn: (source, values) => ({ ...source, ...values }),
  target: copyFx,
});
sample({ clock: copyFx.done, target: [form.succeeded, selectionEnded] });
sample({ clock: copyFx.failData, target: form.failed });
sample({
  clock: copyFx.done,
  fn: () => ({
    tone: 'ok' as const,
    title: 'Copied to the lesson.',
    action: { label: 'Open lesson', chosen: lessonOpened },
  }),
  target: toastShown,
});
sample({ clock: lessonOpened, source: $lesson, fn: (id) => ({ to: lessonPath(id) }), target: navigateFx });
sample({ clock: [classesQuery.finished.failure, lessonsQuery.finished.failure], target: failureShown });

import { createEvent, createStore, sample } from 'effector';
import { lessonPath } from '@/entities/lesson';
import { createListClassesQuery } from '@/shared/api/classes';
import { createCreateLessonMutation } from '@/shared/api/lessons';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { createForm } from '@/shared/lib/form';
import { navigateFx } from '@/shared/lib/navigation';
import { createResource } from '@/shared/lib/resource';

/** Carries the id of the class in the address; empty without one. */
export const newLessonOpened = createEvent<string>();

const createMutation = createCreateLessonMutation();

/** The classes that a lesson can be for. */
export const classes = createResource({
  name: 'lessonClasses',
  query: createListClassesQuery(),
  request: () => ({ params: { state: 'current' as const } }),
});

export const form = createForm<{ classId: string; title: string }>({
  name: 'newLesson',
  initial: { classId: '', title: '' },
  rules: {
    classId: (value) => (value === '' ? 'Choose a class.' : undefined),
    title: (value) => (value.trim() === '' ? 'Enter a title.' : undefined),
  },
});

const $browserZone = createStore('UTC', { name: 'newLessonZone' }).on(
  readLocalTimeFx.doneData,
  (_, { timeZone }) => timeZone,
);

sample({ clock: newLessonOpened, target: [form.reset, readLocalTimeFx] });
sample({ clock: newLessonOpened, fn: () => 'current', target: classes.opened });
sample({ clock: newLessonOpened, fn: (classId) => ({ classId }), target: form.prefilled });
// A teacher of one class need not choose it.
sample({
  clock: classes.$data.updates.filterMap((data) => (data?.items.length === 1 ? data.items[0] : undefined)),
  fn: ({ id }) => ({ classId: id }),
  target: form.prefilled,
});

sample({
  clock: form.accepted,
  source: { values: form.$values, zone: $browserZone },
  fn: ({ values, zone }) => ({
    id: values.classId,
    newLesson: { title: values.title.trim(), time_zone: zone },
  }),
  target: createMutation.start,
});
sample({ clock: createMutation.finished.success, target: form.succeeded });
sample({
  clock: createMutation.finished.failure,
  fn: ({ error }): unknown => error,
  target: form.failed,
});
sample({
  clock: createMutation.finished.success,
  fn: ({ result }) => ({ to: lessonPath(result.id), replace: true }),
  target: navigateFx,
});

import { createEvent, createStore, sample } from 'effector';
import { classTitle } from '@/entities/class';
import {
  type ClassCopyPlan,
  type ClassEntry,
  createCopyClassMutation,
  createGetClassCopyPlanQuery,
} from '@/shared/api/classes';
import { createForm, filled } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { classesOpened, classSaved } from './class-list';

export type CopyValues = {
  name: string;
  lessons: boolean;
  assignments: boolean;
  /** The first day of the copy; null to copy without dates. */
  startsOn: string | null;
};

export const copyRequested = createEvent<ClassEntry>();
export const copyClosed = createEvent();

const planQuery = createGetClassCopyPlanQuery();
const copyMutation = createCopyClassMutation();

export const form = createForm<CopyValues>({
  name: 'class-copy',
  initial: { name: '', lessons: true, assignments: true, startsOn: null },
  rules: { name: filled('Enter a class name') },
  serverFields: { starts_on: 'startsOn' },
});

const copied = copyMutation.finished.success;

/** The class that is copied, while the dialog is open. */
export const $original = createStore<ClassEntry | null>(null, { name: 'copiedClass' })
  .on(copyRequested, (_, entry) => entry)
  .reset(copyClosed, copied, planQuery.finished.failure, classesOpened);
/** The possible contents of the copy; null until they are loaded. */
export const $plan = createStore<ClassCopyPlan | null>(null, { name: 'classCopyPlan' })
  .on(planQuery.finished.success, (_, { result }) => result)
  .reset(copyRequested);

sample({
  clock: copyRequested,
  fn: ({ class: { name } }) => ({ name, lessons: true, assignments: true, startsOn: null }),
  target: form.opened,
});
sample({ clock: copyRequested, fn: ({ id }) => ({ id }), target: planQuery.start });
sample({
  clock: sample({
    clock: form.accepted,
    source: $original,
    fn: (original, { name, lessons, assignments, startsOn }) =>
      original && {
        id: original.id,
        classCopy: { name: name.trim(), lessons, assignments, starts_on: startsOn },
      },
  }).filterMap(nonNull),
  target: copyMutation.start,
});
sample({ clock: copied, target: form.succeeded });
sample({
  clock: copyMutation.finished.failure,
  fn: ({ error }): unknown => error,
  target: form.failed,
});
sample({ clock: copied, fn: ({ result }) => ({ entry: result, isNew: true }), target: classSaved });
sample({
  clock: copied,
  fn: ({ result }) => ({
    tone: 'ok' as const,
    title: `${classTitle(result.class)} is copied, without its students.`,
  }),
  target: toastShown,
});
sample({ clock: planQuery.finished.failure, target: failureShown });

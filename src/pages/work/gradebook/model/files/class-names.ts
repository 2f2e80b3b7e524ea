import { createEvent, createStore, sample } from 'effector';
import { concurrency } from '@/shared/api';
import { createGetGradebookQuery, type Gradebook } from '@/shared/api/gradebooks';

/** Carries the id of the class whose names are needed. */
export const namesNeeded = createEvent<string>();

const gradebookQuery = createGetGradebookQuery();
concurrency(gradebookQuery, { strategy: 'TAKE_LATEST' });

/** The class as it is when a dialog opens, for the names of its students and assignments; null until it is loaded. */
export const $gradebook = createStore<Gradebook | null>(null, { name: 'gradebookOfFiles' })
  .on(gradebookQuery.finished.success, (_, { result }) => result)
  .reset(namesNeeded);

sample({ clock: namesNeeded, fn: (id) => ({ id }), target: gradebookQuery.start });

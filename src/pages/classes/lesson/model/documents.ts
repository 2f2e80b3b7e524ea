import { createEvent, createStore, sample } from 'effector';
import { createListGenerationsQuery, type GenerationSummary } from '@/shared/api/generations';
import { createAddLessonDocumentMutation, createUpdateLessonDocumentMutation } from '@/shared/api/lessons';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { blockAdded, lesson } from './lesson';

export const choiceOpened = createEvent();
/** Carries the id of one of the teacher's documents. */
export const documentChosen = createEvent<string>();
/** Carries the id of a document of the lesson. */
export const updateRequested = createEvent<string>();

const listQuery = createListGenerationsQuery();
const addMutation = createAddLessonDocumentMutation();
const updateMutation = createUpdateLessonDocumentMutation();

export const $isAdding = addMutation.$pending;
/** The teacher's newest documents. */
export const $choices = createStore<readonly GenerationSummary[] | null>(null, { name: 'lessonChoices' })
  .on(listQuery.finished.success, (_, { result }) => result.items)
  .on(listQuery.finished.failure, (choices) => choices ?? [])
  .reset(choiceOpened);

sample({ clock: choiceOpened, fn: () => ({ params: {} }), target: listQuery.start });
sample({
  clock: sample({
    clock: documentChosen,
    source: lesson.$data,
    fn: (data, id) => data && { id: data.id, newLessonDocument: { generation_id: id } },
  }).filterMap(nonNull),
  target: addMutation.start,
});
sample({
  clock: addMutation.finished.success,
  fn: ({ result: { id } }) => ({ type: 'document' as const, id, document_id: id }),
  target: blockAdded,
});
sample({ clock: updateRequested, fn: (id) => ({ id }), target: updateMutation.start });
sample({ clock: [addMutation.finished.success, updateMutation.finished.success], target: lesson.refreshed });
sample({
  clock: updateMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Updated to the newest version.' }),
  target: toastShown,
});
sample({
  clock: [listQuery.finished.failure, addMutation.finished.failure, updateMutation.finished.failure],
  target: failureShown,
});

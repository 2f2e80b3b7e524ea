import { createEvent, createStore, sample } from 'effector';
import { type AssignmentOptions, createGetAssignmentOptionsQuery } from '@/shared/api/assignments';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown } from '@/shared/lib/toasts';
import { draftRequested, quizOf } from './assignments';

export const quizChoiceOpened = createEvent();
/** Carries the id of a document with questions. */
export const quizChosen = createEvent<string>();

const optionsQuery = createGetAssignmentOptionsQuery();

/** The teacher's documents with questions. */
export const $quizChoices = createStore<AssignmentOptions['quizzes'] | null>(null, { name: 'lessonQuizzes' })
  .on(optionsQuery.finished.success, (_, { result }) => result.quizzes)
  .on(optionsQuery.finished.failure, (choices) => choices ?? [])
  .reset(quizChoiceOpened);

sample({ clock: quizChoiceOpened, fn: () => ({}), target: optionsQuery.start });
sample({
  clock: sample({
    clock: quizChosen,
    source: $quizChoices,
    fn: (choices, id) => choices?.find((choice) => choice.id === id),
  }).filterMap(nonNull),
  fn: quizOf,
  target: draftRequested,
});
sample({ clock: optionsQuery.finished.failure, target: failureShown });

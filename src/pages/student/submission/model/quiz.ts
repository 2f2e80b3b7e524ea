import { isHttpErrorCode } from '@farfetched/core';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import * as zod from 'zod/mini';
import { studentPath } from '@/entities/assignment';
import {
  createGetQuizAttemptQuery,
  createHandInQuizMutation,
  createSaveQuizAnswerMutation,
  createStartQuizMutation,
  type QuizAttempt,
} from '@/shared/api/quizzes';
import { afterHydration } from '@/shared/first-view';
import { delayFx, readClockFx } from '@/shared/lib/clock';
import { navigateFx } from '@/shared/lib/navigation';
import { $online } from '@/shared/lib/network';
import { nonNull } from '@/shared/lib/non-null';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { assignment, workOpened } from './draft';
import {
  type Answers,
  answerQuestion,
  openQuiz,
  type Quiz,
  receiveAnswerSaved,
  secondsLeft,
} from './quiz-state';

export const startConfirmed = createEvent();
export const questionAnswered = createEvent<{ id: string; values: readonly string[] }>();
export const quizHandedIn = createEvent();

/** How long the student has to pause before an answer is sent, in milliseconds. */
export const $sendDelay = createStore(500, { name: 'quizSendDelay', serialize: 'ignore' });
const RETRY_DELAY = 5000;
const SECOND = 1000;

const attemptQuery = createGetQuizAttemptQuery();
const startMutation = createStartQuizMutation();
const saveMutation = createSaveQuizAnswerMutation();
const handInMutation = createHandInQuizMutation();

// The prefix of unfinished forms, which signing out removes.
const keyOf = (id: string): string => `form:quiz:${id}`;
const storedSchema = zod.record(zod.string(), zod.array(zod.string()));
export const storeAnswersFx = attach({
  name: 'storeAnswers',
  effect: storeFx,
  mapParams: ({ id, unsent }: { id: string; unsent: Answers }) => ({ name: keyOf(id), value: unsent }),
});
const readAnswersFx = attach({ name: 'readAnswers', effect: readStoredFx, mapParams: keyOf });
const removeAnswersFx = attach({ name: 'removeAnswers', effect: removeStoredFx, mapParams: keyOf });
/** The device's clock, which the rest of the time is measured with, even in a view that the server rendered. */
const stampFx = createEffect<void, Date>({
  name: 'stampAttempt',
  handler: () => afterHydration(() => new Date()),
});
const lookFx = attach({ name: 'lookAtClock', effect: readClockFx });
const tickFx = attach({ name: 'tickQuiz', effect: delayFx, mapParams: () => SECOND });

// closed -> open -> over
export const $quiz = createStore<Quiz>({ state: 'closed' }, { name: 'quiz' });
export const $isStarting = startMutation.$pending;
const $isSaving = saveMutation.$pending;
const $received = createStore<{ attempt: QuizAttempt; receivedAt: number } | null>(null, {
  name: 'receivedAttempt',
});
const $attempt = createStore<QuizAttempt | null>(null, { name: 'quizAttempt' });

// A running attempt is read when the assignment is opened, a new one arrives when it starts.
const $runningId = assignment.$data.map((data) => data?.quiz?.attempt_id ?? null);
sample({
  clock: $runningId.updates.filterMap(nonNull),
  fn: (id) => ({ id }),
  target: attemptQuery.start,
});
sample({
  clock: sample({ clock: startConfirmed, source: assignment.$data }).filterMap(nonNull),
  fn: ({ id }) => ({ id }),
  target: startMutation.start,
});
const arrived = sample({
  clock: [attemptQuery.finished.success, startMutation.finished.success],
  fn: ({ result }) => result,
});
$attempt.on(arrived, (_, attempt) => attempt).reset(workOpened);
sample({ clock: arrived, target: stampFx });
sample({
  clock: stampFx.doneData,
  source: $attempt,
  fn: (attempt, now) => attempt && { attempt, receivedAt: now.getTime() },
  target: $received,
});
sample({ clock: $received.updates.filterMap((received) => received?.attempt.id), target: readAnswersFx });
const opened = sample({
  clock: readAnswersFx.finally,
  source: $received,
  fn: (received, read) => {
    if (received === null || received.attempt.id !== read.params) return undefined;
    const stored = read.status === 'done' ? storedSchema.safeParse(read.result).data : undefined;
    return openQuiz({ ...received, stored: stored ?? {} });
  },
}).filterMap(nonNull);

const saved = saveMutation.finished.success.map(({ params }) => ({
  attemptId: params.id,
  questionId: params.questionId,
  values: params.quizAnswerChange.values,
}));
$quiz
  .on(opened, (_, quiz) => quiz)
  .on(questionAnswered, answerQuestion)
  .on(saved, receiveAnswerSaved)
  .reset(workOpened);

// The page's clock; the time left is calculated again every second.
const $now = createStore(0, { name: 'quizNow' }).on([lookFx.doneData, stampFx.doneData], (_, now) =>
  now.getTime(),
);
export const $secondsLeft = combine($quiz, $now, secondsLeft);
sample({
  clock: [opened, lookFx.done].map((clock) => clock.map(() => undefined)),
  source: { quiz: $quiz, isTicking: tickFx.pending },
  filter: ({ quiz, isTicking }) => quiz.state === 'open' && quiz.endsAt !== null && !isTicking,
  target: tickFx,
});
sample({ clock: tickFx.done, target: lookFx });
const timeRanOut = $secondsLeft.updates.filter({ fn: (seconds) => seconds === 0 });

// One answer is sent at a time, so that a later one never arrives before an earlier one.
const saveFailed = saveMutation.finished.failure;
const sendDue = sample({
  clock: [
    debounce(questionAnswered, $sendDelay),
    opened,
    saved,
    quizHandedIn,
    timeRanOut,
    debounce(saveFailed, RETRY_DELAY),
    $online.updates.filter({ fn: Boolean }),
  ].map((clock) => clock.map(() => undefined)),
  source: { quiz: $quiz, isSaving: $isSaving },
  fn: ({ quiz, isSaving }) => {
    if (quiz.state !== 'open' || isSaving) return undefined;
    const [next] = Object.entries(quiz.unsent);
    return next && { id: quiz.id, questionId: next[0], quizAnswerChange: { values: [...next[1]] } };
  },
}).filterMap(nonNull);
sample({ clock: sendDue, target: saveMutation.start });
/** Whether the last answer could not be sent and its retry has not begun. */
export const $isFailing = createStore(false, { name: 'quizSaveFails' })
  .on(saveFailed, () => true)
  .reset(saved, workOpened);

// The server has handed it in: the page shows what was too late.
const wasClosed = isHttpErrorCode(409);
const closedByServer = sample({
  clock: saveFailed.filter({ fn: (failure) => wasClosed(failure) }),
  fn: ({ params }) => ({ id: params.id }),
});
sample({ clock: closedByServer, target: attemptQuery.start });
// When the time is up, the server hands in by itself.
sample({
  clock: debounce(handInMutation.finished.failure, RETRY_DELAY),
  fn: ({ params }) => ({ id: params.id }),
  target: attemptQuery.start,
});

sample({
  clock: sample({
    clock: [questionAnswered, saved].map((clock) => clock.map(() => undefined)),
    source: $quiz,
    fn: (quiz) => (quiz.state === 'open' ? { id: quiz.id, unsent: quiz.unsent } : undefined),
  }).filterMap(nonNull),
  target: storeAnswersFx,
});

// idle -> flushing (the last answers are sent first) -> sending -> idle
export const $handInQuiz = createStore<'idle' | 'flushing' | 'sending'>('idle', { name: 'handInQuiz' });
/** The last answer has arrived after the time ran out. */
const savedLate = sample({ clock: saved, source: $secondsLeft, filter: (seconds) => seconds === 0 });
const accepted = sample({
  clock: [quizHandedIn, timeRanOut.map(() => undefined), savedLate.map(() => undefined)],
  source: { handIn: $handInQuiz, quiz: $quiz },
  filter: ({ handIn, quiz }) => handIn === 'idle' && quiz.state === 'open',
});
const ready = sample({
  clock: [accepted, $quiz.updates, $isSaving.updates].map((clock) => clock.map(() => undefined)),
  source: { handIn: $handInQuiz, quiz: $quiz, isSaving: $isSaving },
  fn: ({ handIn, quiz, isSaving }) =>
    handIn === 'flushing' && quiz.state === 'open' && !isSaving && Object.keys(quiz.unsent).length === 0
      ? { id: quiz.id }
      : undefined,
}).filterMap(nonNull);
$handInQuiz
  .on(accepted, () => 'flushing')
  .on(ready, () => 'sending')
  .reset(handInMutation.finished.finally, saveFailed, workOpened);
sample({ clock: ready, target: handInMutation.start });

const handedIn = handInMutation.finished.success;
sample({ clock: handedIn, fn: ({ params }) => params.id, target: removeAnswersFx });
sample({
  clock: sample({ clock: handedIn, source: assignment.$data }).filterMap((data) => data?.id),
  fn: (id) => ({ to: studentPath(id) }),
  target: navigateFx,
});
sample({
  clock: handedIn,
  fn: ({ result: { late_seconds } }) => ({
    tone: 'ok' as const,
    title: late_seconds > 0 ? 'Handed in, late.' : 'Handed in on time.',
  }),
  target: toastShown,
});
sample({ clock: [handInMutation.finished.failure, startMutation.finished.failure], target: failureShown });

import { httpError, networkError } from '@farfetched/core';
import { allSettled, fork, type Scope } from 'effector';
import { expect, test, vi } from 'vitest';
import { markingPath } from '@/entities/assignment';
import {
  getSubmissionFx,
  listSubmissionsFx,
  type Mark,
  saveMarkFx,
  type SaveMarkRequest,
} from '@/shared/api/marking';
import { getWorkFilePreviewFx } from '@/shared/api/submissions';
import { getMarkingSupportsFx } from '@/shared/api/student-profiles';
import { getSuggestionFx, getSuggestionsFx } from '@/shared/api/suggestions';
import { connectionChanged } from '@/shared/lib/network';
import { navigateFx } from '@/shared/lib/navigation';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';
import { assignment, studentRows, submission } from '../../../../../tests/support/assignments';
import { leafPreview } from '../../../../../tests/support/file-previews';
import { noSuggestion, nothingSuggested } from '../../../../../tests/support/suggestions';
import { $saveProblem, draft, markEdited, saveRequested, scoreGiven, submissionOpened } from './marking';
import { openMark } from './marking.fixture';
import { $rows, stepRequested } from './queue';

const observation = { criterion_id: 'c1', points: 4 };
const measurement = { criterion_id: 'c2', points: 3 };
const [first] = studentRows;
const next = first && {
  ...first,
  student: { ...first.student, id: 'other' },
  submission: first.submission && { ...first.submission, id: 'next' },
};
const rows = [first, next].flatMap((row) => row ?? []);

/** The page on the sample work, which the next student's work follows. */
async function begin(stored?: unknown) {
  const mark = vi.fn((): Mark => submission.mark);
  const saved = vi.fn((change: SaveMarkRequest['markChange']): unknown => ({
    ...submission.mark,
    ...change,
    revision: change.revision + 1,
  }));
  const store = vi.fn((_: { name: string; value: unknown }) => {});
  const goTo = vi.fn((_: { to: string }) => {});
  const scope = fork({
    handlers: [
      [getWorkFilePreviewFx, () => leafPreview],
      [getSubmissionFx, () => ({ ...submission, mark: mark() })],
      [listSubmissionsFx, () => ({ assignment, items: rows })],
      [getSuggestionFx, () => noSuggestion],
      [getSuggestionsFx, () => nothingSuggested],
      [getMarkingSupportsFx, () => ({ is_hidden: false, items: [] })],
      [saveMarkFx, (_: unknown, { request }: { request: SaveMarkRequest }) => saved(request.markChange)],
      [readStoredFx, () => stored],
      [storeFx, store],
      [removeStoredFx, () => {}],
      [navigateFx, goTo],
    ],
  });
  await allSettled(submissionOpened, { scope, params: submission.id });
  return { scope, mark, saved, store, goTo };
}

const states = (saved: { mock: { calls: [SaveMarkRequest['markChange']][] } }) =>
  saved.mock.calls.map(([{ state, revision }]) => [state, revision]);
const isUnsaved = (scope: Scope) => {
  const open = scope.getState(draft.$draft);
  return open.state === 'open' && open.isUnsaved;
};

test('each score is saved at once, as an unfinished mark until the teacher finishes it', async () => {
  const { scope, saved, goTo } = await begin();
  await allSettled(scoreGiven, { scope, params: observation });
  await allSettled(scoreGiven, { scope, params: measurement });
  expect(states(saved)).toEqual([
    ['in_marking', 0],
    ['in_marking', 1],
  ]);
  await allSettled(saveRequested, { scope });
  expect(states(saved).at(-1)).toEqual(['marked', 2]);
  expect(goTo).toHaveBeenCalledExactlyOnceWith({
    to: '/teacher/assignments/studentAssignmentDetails?id=next',
  });
});

test('what a browser kept comes back and is saved', async () => {
  const content = { ...openMark(submission).content, comment: 'Look at the edges.' };
  const { saved } = await begin({ revision: 0, content });
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ comment: 'Look at the edges.' }));
});

test('without a server the browser keeps the finished mark, and the teacher goes on to the next work', async () => {
  const { scope, saved, store, goTo } = await begin();
  saved.mockImplementation(() => {
    throw networkError({ reason: null });
  });
  // The save is repeated until it succeeds, so nothing settles.
  void allSettled(scoreGiven, { scope, params: observation });
  await vi.waitFor(() => expect(scope.getState(draft.$isFailing)).toBe(true));
  expect(isUnsaved(scope)).toBe(true);
  void allSettled(scoreGiven, { scope, params: measurement });
  await vi.waitFor(() => expect(scope.getState(draft.$isSaving)).toBe(false));
  void allSettled(saveRequested, { scope });
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith({ to: markingPath('next') }));
  expect(store.mock.lastCall?.[0]).toEqual({
    name: `form:mark:${submission.id}`,
    value: {
      revision: 0,
      content: expect.objectContaining({ state: 'marked', scores: [observation, measurement] }),
    },
  });
  expect(scope.getState($rows)[0]?.submission?.mark_state).toBe('marked');

  void allSettled(submissionOpened, { scope, params: 'next' });
  const calls = saved.mock.calls.length;
  saved.mockImplementation((change) => ({ ...submission.mark, ...change, revision: 1 }));
  void allSettled(connectionChanged, { scope, params: false });
  void allSettled(connectionChanged, { scope, params: true });
  await vi.waitFor(() => expect(states(saved).slice(calls)).toEqual([['marked', 0]]));
});

test('a mark that the server rejects keeps the teacher with it', async () => {
  const { scope, saved, goTo } = await begin();
  await allSettled(scoreGiven, { scope, params: observation });
  await allSettled(scoreGiven, { scope, params: measurement });
  saved.mockImplementation(() => {
    throw httpError({ status: 422, statusText: '', response: { message: 'Too long.' } });
  });
  void allSettled(saveRequested, { scope });
  await vi.waitFor(() => expect(scope.getState($saveProblem)).toBe('Too long.'));
  expect(goTo).not.toHaveBeenCalled();
  void allSettled(stepRequested, { scope, params: 1 });
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledOnce());
});

test('a mark in a closed term is kept with the sentence, and sent again only after a change', async () => {
  const { scope, saved, store } = await begin();
  const message = '“Autumn” is closed. A teacher can reopen it in the rules of the gradebook.';
  saved.mockImplementation(() => {
    throw httpError({ status: 409, statusText: '', response: { message } });
  });
  // At once, and after the pause of typing; it settles, so nothing is repeated.
  await allSettled(scoreGiven, { scope, params: observation });
  expect(saved).toHaveBeenCalledTimes(2);
  expect(scope.getState($saveProblem)).toBe(message);
  expect(scope.getState(draft.$draft)).toMatchObject({ isUnsaved: true, conflict: null });
  expect(store.mock.lastCall?.[0].value).toMatchObject({ content: { scores: [observation] } });
  saved.mockImplementation((change) => ({ ...submission.mark, ...change, revision: 1 }));
  await allSettled(scoreGiven, { scope, params: measurement });
  expect(saved.mock.lastCall?.[0].scores).toEqual([observation, measurement]);
  expect(isUnsaved(scope)).toBe(false);
});

test('a teacher who saves second loses nothing, overwrites nothing, and can save it after all', async () => {
  const { scope, mark, saved } = await begin();
  saved.mockImplementation(() => {
    throw httpError({
      status: 409,
      statusText: '',
      response: { message: 'Another teacher has changed it.' },
    });
  });
  const theirs: Mark = { ...submission.mark, state: 'marked', revision: 1, scores: [measurement], points: 3 };
  mark.mockReturnValue(theirs);
  await allSettled(markEdited, { scope, params: { comment: 'Mine, typed at length.' } });
  await allSettled(scoreGiven, { scope, params: observation });
  expect(scope.getState(draft.$draft)).toMatchObject({
    content: { scores: [observation], comment: 'Mine, typed at length.' },
    conflict: { revision: 1, content: { scores: [measurement] } },
  });
  const calls = saved.mock.calls.length;
  await allSettled(scoreGiven, { scope, params: measurement });
  await allSettled(saveRequested, { scope });
  expect(saved, 'nothing is saved before the teacher decides').toHaveBeenCalledTimes(calls);

  saved.mockImplementation((change) => ({ ...theirs, ...change, revision: 2 }));
  await allSettled(draft.ownVersionKept, { scope });
  expect(saved.mock.lastCall?.[0]).toMatchObject({ revision: 1, comment: 'Mine, typed at length.' });
});

test('a save whose answer was lost is no conflict', async () => {
  const { scope, mark, saved } = await begin();
  saved.mockImplementation((change) => {
    mark.mockReturnValue({ ...submission.mark, ...change, revision: 1 });
    throw httpError({ status: 409, statusText: '', response: { message: 'Changed.' } });
  });
  await allSettled(scoreGiven, { scope, params: observation });
  expect(scope.getState(draft.$draft)).toMatchObject({ isUnsaved: false, conflict: null, revision: 1 });
});

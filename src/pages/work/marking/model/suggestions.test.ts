import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { getSubmissionFx, listSubmissionsFx, saveMarkFx, type SaveMarkRequest } from '@/shared/api/marking';
import { getWorkFilePreviewFx } from '@/shared/api/submissions';
import { getMarkingSupportsFx } from '@/shared/api/student-profiles';
import {
  estimateSuggestionsFx,
  getSuggestionFx,
  getSuggestionsFx,
  type MarkSuggestion,
  startSuggestionsFx,
} from '@/shared/api/suggestions';
import { assignment, studentRows, submission } from '../../../../../tests/support/assignments';
import { leafPreview } from '../../../../../tests/support/file-previews';
import {
  noSuggestion,
  offered,
  suggested,
  suggesting,
  suggestion,
} from '../../../../../tests/support/suggestions';
import { $content, scoreGiven, submissionOpened } from './marking';
import {
  $asking,
  $shownScores,
  allAccepted,
  exampleToggled,
  newRunKeyFx,
  overview,
  pageHidden,
  pageShown,
  suggestAsked,
  suggestConfirmed,
  suggestionAccepted,
  suggestionsHidden,
} from './suggestions';

function begin(own: MarkSuggestion = suggestion) {
  const get = vi.fn((): unknown => own);
  const all = vi.fn((): unknown => offered);
  const start = vi.fn((..._call: unknown[]): unknown => suggesting);
  const estimate = vi.fn((..._call: unknown[]): unknown => ({
    papers: 14,
    credits: 31_000,
    unlimited: false,
    affordable: true,
    refusal: null,
  }));
  const scope = fork({
    handlers: [
      [getWorkFilePreviewFx, () => leafPreview],
      [getSubmissionFx, () => submission],
      [listSubmissionsFx, () => ({ assignment, items: [...studentRows] })],
      [getMarkingSupportsFx, () => ({ is_hidden: false, items: [] })],
      [getSuggestionFx, get],
      [getSuggestionsFx, all],
      [estimateSuggestionsFx, estimate],
      [startSuggestionsFx, start],
      [newRunKeyFx, () => 'run-key-1'],
      [
        saveMarkFx,
        (_: unknown, { request: { markChange } }: { request: SaveMarkRequest }) => ({
          ...submission.mark,
          ...markChange,
          revision: markChange.revision + 1,
        }),
      ],
    ],
  });
  return {
    get,
    all,
    start,
    estimate,
    scope,
    open: () => allSettled(submissionOpened, { scope, params: submission.id }),
  };
}

const scoresIn = (scope: ReturnType<typeof fork>) => scope.getState($content)?.scores ?? null;

test('a suggestion sets no score until the teacher accepts it', async () => {
  const { scope, open } = begin();
  await open();
  expect([scoresIn(scope), scope.getState($shownScores)]).toEqual([[], suggestion.scores]);
  await allSettled(suggestionAccepted, { scope, params: 'c2' });
  expect(scoresIn(scope)).toEqual([{ criterion_id: 'c2', points: 1 }]);
});

test('accepting all fills in the blank scores and leaves those that the teacher gave', async () => {
  const { scope, open } = begin();
  await open();
  await allSettled(scoreGiven, { scope, params: { criterion_id: 'c1', points: 4 } });
  await allSettled(allAccepted, { scope });
  expect(scoresIn(scope)).toEqual([
    { criterion_id: 'c1', points: 4 },
    { criterion_id: 'c2', points: 1 },
  ]);
});

test('an outdated or an ignored suggestion shows no score, and an outdated one can’t be accepted', async () => {
  const ignored = begin();
  await ignored.open();
  await allSettled(suggestionsHidden, { scope: ignored.scope, params: true });
  expect(ignored.scope.getState($shownScores)).toEqual([]);
  const { scope, open } = begin({ ...suggestion, outdated: 'new_attempt' });
  await open();
  await allSettled(allAccepted, { scope });
  expect([scope.getState($shownScores), scoresIn(scope)]).toEqual([[], []]);
});

test('the cost is asked for before a run starts, and a double click starts one', async () => {
  const { scope, open, estimate, start } = begin(noSuggestion);
  await open();
  await allSettled(suggestAsked, { scope });
  expect(scope.getState($asking)).toMatchObject({ estimate: { credits: 31_000 } });
  expect(start).not.toHaveBeenCalled();
  for (const id of ['a', 'b']) await allSettled(exampleToggled, { scope, params: id });
  expect(estimate, 'two examples are too few').toHaveBeenCalledOnce();
  await allSettled(suggestConfirmed, { scope });
  expect(start).not.toHaveBeenCalled();
  await allSettled(exampleToggled, { scope, params: 'c' });
  expect(estimate).toHaveBeenCalledTimes(2);
  void allSettled(suggestConfirmed, { scope });
  await allSettled(suggestConfirmed, { scope });
  expect(start).toHaveBeenCalledOnce();
  expect(start.mock.calls[0]?.[1]).toMatchObject({
    request: {
      id: assignment.id,
      suggestionRequest: { calibrate_on: ['a', 'b', 'c'] },
      headers: { 'Idempotency-Key': 'run-key-1' },
    },
  });
  expect([scope.getState($asking), scope.getState(overview.$data)]).toEqual([
    { state: 'closed' },
    suggesting,
  ]);
});

test('a run is polled while the page is shown, until it has ended', async () => {
  vi.useFakeTimers();
  const { scope, open, get, all } = begin({ ...noSuggestion, state: 'waiting' });
  all.mockReturnValue(suggesting);
  await allSettled(pageShown, { scope });
  await Promise.all([
    open(),
    vi.advanceTimersByTimeAsync(1000).then(() => {
      all.mockReturnValue(suggested);
      get.mockReturnValue(suggestion);
    }),
    vi.advanceTimersByTimeAsync(60_000),
  ]);
  expect([all.mock.calls.length, get.mock.calls.length]).toEqual([2, 2]);
  expect(scope.getState($shownScores)).toEqual(suggestion.scores);
  vi.useRealTimers();
});

test('a hidden page polls nothing', async () => {
  vi.useFakeTimers();
  const { scope, open, all } = begin();
  all.mockReturnValue(suggesting);
  await allSettled(pageHidden, { scope });
  await Promise.all([open(), vi.advanceTimersByTimeAsync(60_000)]);
  expect(all).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

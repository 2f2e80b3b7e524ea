import { combine, createEffect, createEvent, createStore, type Event, sample } from 'effector';
import { debounce } from 'patronum';
import { concurrency, problemOf } from '@/shared/api';
import {
  createEstimateSuggestionsMutation,
  createGetSuggestionQuery,
  createGetSuggestionsQuery,
  createStartSuggestionsMutation,
} from '@/shared/api/suggestions';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { $content, received, submission, submissionOpened, suggestionsAccepted } from './marking';
import { blankIn } from './marking-state';
import { listRefreshed } from './queue';
import {
  type Asking,
  beginAsking,
  isExpected,
  isRunning,
  receiveEstimate,
  rejectAsking,
  toggleExample,
} from './suggestions-state';

/** Opens the dialog that says what suggestions cost. */
export const suggestAsked = createEvent();
export const suggestDismissed = createEvent();
/** Carries the id of a marked submission that becomes an example, or no longer is one. */
export const exampleToggled = createEvent<string>();
export const suggestConfirmed = createEvent();
/** Carries the criterion; null for the score of the whole work. */
export const suggestionAccepted = createEvent<string | null>();
export const allAccepted = createEvent();
export const suggestionsHidden = createEvent<boolean>();
/** Suggestions are polled while the page is shown. */
export const pageShown = createEvent();
export const pageHidden = createEvent();

/** The time between two polls, in milliseconds. */
const POLL_INTERVAL = 2000;

export const suggestion = createResource({
  name: 'markSuggestion',
  query: createGetSuggestionQuery(),
  request: (id) => ({ id }),
});
/** The suggestions of the whole assignment. */
export const overview = createResource({
  name: 'suggestionOverview',
  query: createGetSuggestionsQuery(),
  request: (id) => ({ id }),
});
const estimateMutation = createEstimateSuggestionsMutation();
concurrency(estimateMutation, { strategy: 'TAKE_LATEST' });
const startMutation = createStartSuggestionsMutation();

export const newRunKeyFx = createEffect<void, string>({
  name: 'newRunKey',
  handler: () => crypto.randomUUID(),
});

export const $isHidden = createStore(false, { name: 'suggestionsAreHidden' })
  .on(suggestionsHidden, (_, isHidden) => isHidden)
  .reset(submissionOpened);
/** The suggestion that the page shows: finished, about this attempt and not ignored. */
const $current = combine(suggestion.$data, $isHidden, (data, isHidden) =>
  data?.state === 'ready' && data.outdated === null && !isHidden ? data : null,
);
export const $shownScores = $current.map((data) => data?.scores ?? []);
/** The number of blank scores with a suggestion. */
export const $blanks = combine($content, $shownScores, (content, scores) =>
  content ? blankIn(content, scores).length : 0,
);
export const $suggestedComment = $current.map((data) => data?.comment ?? '');
const $isShown = createStore(false, { name: 'markingIsShown' })
  .on(pageShown, () => true)
  .on(pageHidden, () => false);

const estimated = estimateMutation.finished.success.map(({ result }) => result);
const failed = sample({
  clock: [estimateMutation.finished.failure, startMutation.finished.failure],
  fn: ({ error }) => problemOf(error).message,
});
// closed -> open -> closed
export const $asking = createStore<Asking>({ state: 'closed' }, { name: 'askingForSuggestions' })
  .on(suggestAsked, beginAsking)
  .on(exampleToggled, toggleExample)
  .on(estimated, receiveEstimate)
  .on(failed, rejectAsking)
  .reset(suggestDismissed, startMutation.finished.success, submissionOpened);
export const $isStarting = startMutation.$pending;
/** A repeated click after a lost answer sends the same key, so that it starts no second run. */
const $key = createStore('', { name: 'suggestionRunKey' }).on(newRunKeyFx.doneData, (_, key) => key);

sample({ clock: submissionOpened, target: suggestion.opened });
// Also after each finished mark, which changes how often the teacher agreed.
sample({
  clock: received.filter({ fn: ({ quiz }) => quiz === null }),
  source: overview.$resource,
  filter: (shown, { assignment, mark }) =>
    shown.state === 'closed' || shown.id !== assignment.id || mark.state !== 'in_marking',
  fn: (_, { assignment: { id } }) => id,
  target: overview.opened,
});

sample({ clock: suggestAsked, target: [newRunKeyFx, listRefreshed] });
const $request = combine(submission.$data, $asking, (data, asking) =>
  data && asking.state === 'open' && asking.isComplete
    ? { id: data.assignment.id, suggestionRequest: { calibrate_on: [...asking.examples] } }
    : null,
);
const requestAt = (clock: Event<void>) => sample({ clock, source: $request }).filterMap(nonNull);
sample({
  clock: [suggestAsked, exampleToggled.map(() => undefined)].map(requestAt),
  target: estimateMutation.start,
});
sample({
  clock: requestAt(suggestConfirmed),
  source: { key: $key, isStarting: $isStarting },
  filter: ({ isStarting }) => !isStarting,
  fn: ({ key }, request) => ({ ...request, headers: { 'Idempotency-Key': key } }),
  target: startMutation.start,
});
sample({
  clock: startMutation.finished.success,
  fn: ({ params, result }) => ({ id: params.id, data: result }),
  target: overview.changed,
});
sample({ clock: startMutation.finished.success, target: suggestion.refreshed });

const pollDue = debounce({
  source: overview.changed.filter({ fn: ({ data }) => isRunning(data) }),
  timeout: POLL_INTERVAL,
});
const polled = sample({
  clock: [pollDue.map(() => undefined), pageShown],
  source: { overview: overview.$data, isShown: $isShown },
  filter: ({ overview: shown, isShown }) => isShown && isRunning(shown),
});
sample({ clock: polled, target: overview.refreshed });
sample({ clock: polled, source: suggestion.$data, filter: isExpected, target: suggestion.refreshed });

sample({
  clock: [suggestionAccepted.map((criterion) => ({ criterion })), allAccepted.map(() => null)],
  source: $shownScores,
  fn: (scores, one) =>
    one === null ? scores : scores.filter(({ criterion_id }) => criterion_id === one.criterion),
  target: suggestionsAccepted,
});

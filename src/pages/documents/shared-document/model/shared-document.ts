import { createEvent, createStore, sample } from 'effector';
import { concurrency, isMissing, type Problem, problemOf } from '@/shared/api';
import { createGetSharedDocumentQuery, type SharedDocument } from '@/shared/api/shares';
import { nonNull } from '@/shared/lib/non-null';

export type Reading =
  | { state: 'loading'; token: string }
  | { state: 'shown'; document: SharedDocument }
  /** The link no longer shows the document, or never did. */
  | { state: 'closed'; reason: 'expired' | 'revoked' | 'unknown' }
  | { state: 'failed'; token: string; problem: Problem };

export const linkOpened = createEvent<string>();
export const retryRequested = createEvent();

const sharedQuery = createGetSharedDocumentQuery();
concurrency(sharedQuery, { strategy: 'TAKE_LATEST' });

// loading -> shown | closed | failed -> loading
export const $reading = createStore<Reading>({ state: 'loading', token: '' }, { name: 'sharedDocument' });

const retryAccepted = sample({
  clock: retryRequested,
  source: $reading,
  fn: (reading) => (reading.state === 'failed' ? reading.token : null),
}).filterMap(nonNull);

$reading
  .on([linkOpened, retryAccepted], (_, token) => ({ state: 'loading', token }))
  .on(sharedQuery.finished.success, (_, { result: { state, document } }): Reading => {
    if (state === 'open')
      return document ? { state: 'shown', document } : { state: 'closed', reason: 'unknown' };
    return { state: 'closed', reason: state };
  })
  .on(sharedQuery.finished.failure, (_, { params, error }): Reading => {
    const problem = problemOf(error);
    return isMissing(problem)
      ? { state: 'closed', reason: 'unknown' }
      : { state: 'failed', token: params.token, problem };
  });

sample({ clock: [linkOpened, retryAccepted], fn: (token) => ({ token }), target: sharedQuery.start });

import { createEvent, createStore, sample } from 'effector';
import { concurrency, isMissing, type Problem, problemOf } from '@/shared/api';
import { createGetGuardianPageQuery, type GuardianChild } from '@/shared/api/guardians';
import { nonNull } from '@/shared/lib/non-null';

export type Reading =
  | { state: 'loading'; token: string }
  | { state: 'shown'; child: GuardianChild }
  /** The link no longer shows anything, or never did. */
  | { state: 'closed'; reason: 'expired' | 'unknown' }
  | { state: 'failed'; token: string; problem: Problem };

/** Carries the secret of the link. */
export const linkOpened = createEvent<string>();
export const retryRequested = createEvent();

const pageQuery = createGetGuardianPageQuery();
concurrency(pageQuery, { strategy: 'TAKE_LATEST' });

// loading -> shown | closed | failed -> loading
export const $reading = createStore<Reading>({ state: 'loading', token: '' }, { name: 'guardianPage' });

const retryAccepted = sample({
  clock: retryRequested,
  source: $reading,
  fn: (reading) => (reading.state === 'failed' ? reading.token : null),
}).filterMap(nonNull);

$reading
  .on([linkOpened, retryAccepted], (_, token) => ({ state: 'loading', token }))
  .on(
    pageQuery.finished.success,
    (_, { result: { child } }): Reading =>
      child ? { state: 'shown', child } : { state: 'closed', reason: 'expired' },
  )
  .on(pageQuery.finished.failure, (_, { params, error }): Reading => {
    const problem = problemOf(error);
    return isMissing(problem)
      ? { state: 'closed', reason: 'unknown' }
      : { state: 'failed', token: params.token, problem };
  });

sample({ clock: [linkOpened, retryAccepted], fn: (token) => ({ token }), target: pageQuery.start });

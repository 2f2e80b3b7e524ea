import { createEvent, createStore, sample } from 'effector';
import { type Problem, problemOf } from '@/shared/api';
import { createGetSecondFactorQuery, type SecondFactor } from '@/shared/api/second-factor';
import { profileOpened } from './profile-opened';

export type Factors =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; factors: SecondFactor };

export const factorsRetried = createEvent();
/** A call returned the factors after a change. */
export const factorsChanged = createEvent<SecondFactor>();

const query = createGetSecondFactorQuery();
const loading: Factors = { state: 'loading' };

// loading -> ready | failed; failed -> loading
export const $factors = createStore<Factors>(loading, { name: 'secondFactor' })
  .on(query.finished.success, (_, { result }) => ({ state: 'ready', factors: result }))
  .on(query.finished.failure, (_, { error }) => ({ state: 'failed', problem: problemOf(error) }))
  .on(factorsChanged, (_, factors) => ({ state: 'ready', factors }))
  .on(factorsRetried, () => loading)
  .reset(profileOpened);

sample({ clock: [profileOpened, factorsRetried], target: query.start });

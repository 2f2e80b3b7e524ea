import { createEvent, createStore, sample } from 'effector';
import { createGetTeachingDayQuery, type TeachingDay } from '@/shared/api/marking';
import { homeOpened, retryRequested } from './home';

export type Day = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; day: TeachingDay };

export const dayRetried = createEvent();

const query = createGetTeachingDayQuery();

// loading -> ready | failed; a day that is shown stays while it is read again
export const $day = createStore<Day>({ state: 'loading' }, { name: 'teachingDay' })
  .on(query.finished.success, (_, { result }) => ({ state: 'ready', day: result }))
  .on(query.finished.failure, (shown) => (shown.state === 'ready' ? shown : { state: 'failed' }));

sample({ clock: [homeOpened, retryRequested, dayRetried], target: query.start });

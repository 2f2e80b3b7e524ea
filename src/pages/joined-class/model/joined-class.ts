import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { announcementsOpened } from '@/features/class-announcements';
import { type Problem, problemOf } from '@/shared/api';
import { type ClassEntry, createGetJoinedClassQuery } from '@/shared/api/classes';

export type JoinedClassState =
  | { state: 'loading' }
  | { state: 'ready'; entry: ClassEntry }
  | { state: 'failed'; problem: Problem };

/** Carries the id of the class. */
export const joinedClassOpened = createEvent<string>();
export const retryRequested = createEvent();

const classQuery = createGetJoinedClassQuery();
const $id = createStore('', { name: 'joinedClassId' }).on(joinedClassOpened, (_, id) => id);

// loading -> ready | failed -> loading
export const $joinedClass = createStore<JoinedClassState>({ state: 'loading' }, { name: 'joinedClass' })
  .on(joinedClassOpened, (page, id) =>
    page.state === 'ready' && page.entry.id === id ? page : { state: 'loading' },
  )
  .on(classQuery.finished.success, (_, { result }) => ({ state: 'ready', entry: result }))
  .on(classQuery.finished.failure, (page, { error }) =>
    page.state === 'ready' ? page : { state: 'failed', problem: problemOf(error) },
  )
  .on(retryRequested, (page) => (page.state === 'failed' ? { state: 'loading' } : page))
  .reset(sessionEnded);

sample({
  clock: [joinedClassOpened, retryRequested],
  source: $id,
  fn: (id) => ({ id }),
  target: classQuery.start,
});
sample({ clock: joinedClassOpened, target: announcementsOpened });

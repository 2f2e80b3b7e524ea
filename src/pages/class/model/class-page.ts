import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { announcementsOpened } from '@/features/class-announcements';
import { classChanged, inviteClosed, inviteOpened } from '@/features/class-invite';
import { type Problem, problemOf } from '@/shared/api';
import { type ClassEntry, createGetClassQuery } from '@/shared/api/classes';

export type ClassPageState =
  | { state: 'loading' }
  | { state: 'ready'; entry: ClassEntry }
  | { state: 'failed'; problem: Problem };

/** Carries the id of the class. */
export const classPageOpened = createEvent<string>();
export const retryRequested = createEvent();

const classQuery = createGetClassQuery();

export const $classId = createStore('', { name: 'classPageId' })
  .on(classPageOpened, (_, id) => id)
  .reset(sessionEnded);

const otherOpened = sample({
  clock: classPageOpened,
  source: { id: $classId },
  fn: (_, id) => id,
});

// loading -> ready | failed -> loading
export const $page = createStore<ClassPageState>({ state: 'loading' }, { name: 'classPage' })
  .on(otherOpened, (page, id) =>
    page.state === 'ready' && page.entry.id === id ? page : { state: 'loading' },
  )
  .on(classQuery.finished.success, (_, { result }) => ({ state: 'ready', entry: result }))
  .on(classQuery.finished.failure, (page, { error }) =>
    page.state === 'ready' ? page : { state: 'failed', problem: problemOf(error) },
  )
  .on(retryRequested, (page) => (page.state === 'failed' ? { state: 'loading' } : page))
  .on(classChanged, (page, entry) =>
    page.state === 'ready' && page.entry.id === entry.id ? { state: 'ready', entry } : page,
  )
  .reset(sessionEnded);

const classLoaded = classQuery.finished.success.map(({ result }) => result);

sample({ clock: classPageOpened, fn: () => undefined, target: inviteClosed });
sample({ clock: classPageOpened, target: announcementsOpened });
sample({
  clock: [classPageOpened, sample({ clock: retryRequested, source: $classId })],
  fn: (id) => ({ id }),
  target: classQuery.start,
});
// Students cannot join an archived class, so there is nothing to show.
sample({
  clock: classLoaded,
  filter: ({ archived_at: archived }) => archived === null,
  target: inviteOpened,
});

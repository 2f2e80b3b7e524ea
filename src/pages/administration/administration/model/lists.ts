import { createEvent, createStore, sample } from 'effector';
import {
  createEndSchoolPlanMutation,
  createListAdministrationLogQuery,
  createListPeopleQuery,
  createListSchoolPlansQuery,
} from '@/shared/api/administration';
import { nonNull } from '@/shared/lib/non-null';
import { createPagedList } from '@/shared/lib/paged-list';
import { failureShown, toastShown } from '@/shared/lib/toasts';

export type Part = 'people' | 'schools' | 'log';

/** Carries the id of the person in the address; null for the lists. */
export const administrationOpened = createEvent<string | null>();
export const partChosen = createEvent<Part>();
export const searchChanged = createEvent<string>();
export const searched = createEvent();
/** Asks before the plan of a school ends. */
export const schoolEndAsked = createEvent<string>();
export const schoolEndClosed = createEvent();
export const schoolEndConfirmed = createEvent();

const endMutation = createEndSchoolPlanMutation();

export const $personId = createStore<string | null>(null, { name: 'adminPersonId' }).on(
  administrationOpened,
  (_, id) => id,
);
export const $part = createStore<Part>('people', { name: 'adminPart' }).on(partChosen, (_, part) => part);
export const $search = createStore('', { name: 'adminSearch' }).on(searchChanged, (_, text) => text);
/** The domain of the school whose plan is about to end. */
export const $endingSchool = createStore<string | null>(null, { name: 'adminEndingSchool' })
  .on(schoolEndAsked, (_, domain) => domain)
  .reset(schoolEndClosed, endMutation.finished.finally);

export const people = createPagedList({
  name: 'adminPeople',
  query: createListPeopleQuery(),
  request: (search: string, cursor) => ({ params: { cursor, ...(search === '' ? {} : { search }) } }),
});
export const schools = createPagedList({
  name: 'adminSchools',
  query: createListSchoolPlansQuery(),
  request: (_all: 'all', cursor) => ({ params: { cursor } }),
});
export const log = createPagedList({
  name: 'adminLog',
  query: createListAdministrationLogQuery(),
  request: (_all: 'all', cursor) => ({ params: { cursor } }),
});

const listsOpened = administrationOpened.filter({ fn: (id) => id === null });
sample({
  clock: [listsOpened, searched],
  source: $search,
  fn: (text) => text.trim(),
  target: people.narrowed,
});
const schoolsChosen = partChosen.filter({ fn: (part) => part === 'schools' });
const logChosen = partChosen.filter({ fn: (part) => part === 'log' });
sample({ clock: schoolsChosen, fn: () => 'all' as const, target: schools.opened });
sample({ clock: logChosen, fn: () => 'all' as const, target: log.opened });
// What was done since is shown.
sample({ clock: logChosen, fn: () => {}, target: log.refreshed });

const endAccepted = sample({ clock: schoolEndConfirmed, source: $endingSchool }).filterMap(nonNull);
sample({ clock: endAccepted, fn: (domain) => ({ domain }), target: endMutation.start });
sample({ clock: endMutation.finished.success, fn: () => {}, target: schools.refreshed });
sample({
  clock: endMutation.finished.success,
  fn: ({ params }) => ({ tone: 'ok' as const, title: `The plan of ${params.domain} has ended` }),
  target: toastShown,
});
sample({ clock: endMutation.finished.failure, fn: ({ error }) => ({ error }), target: failureShown });

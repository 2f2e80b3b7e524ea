import { createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import {
  type ClassEntry,
  createGetSeatsQuery,
  createListClassesQuery,
  type Seats,
} from '@/shared/api/classes';
import { createListStudentsQuery, type SupportKind } from '@/shared/api/student-profiles';
import { createPagedList } from '@/shared/lib/paged-list';

export type StudentFilter = { words: string; classId: string; support: SupportKind | '' };

const everyone: StudentFilter = { words: '', classId: '', support: '' };
const TYPING = 250;

export const studentsOpened = createEvent();
export const filterChanged = createEvent<Partial<StudentFilter>>();

const classesQuery = createListClassesQuery();
const seatsQuery = createGetSeatsQuery();

export const list = createPagedList({
  name: 'students',
  query: createListStudentsQuery(),
  request: ({ words, classId, support }: StudentFilter, cursor) => ({
    params: {
      cursor,
      ...(words.trim() !== '' && { q: words.trim() }),
      ...(classId !== '' && { class_id: classId }),
      ...(support !== '' && { support }),
    },
  }),
});

export const $filter = createStore(everyone, { name: 'studentFilter' })
  .on(studentsOpened, () => everyone)
  .on(filterChanged, (filter, changed) => ({ ...filter, ...changed }));
/** The classes to choose from. */
export const $classes = createStore<readonly ClassEntry[]>([], { name: 'studentClasses' }).on(
  classesQuery.finished.success,
  (_, { result }) => result.items,
);
/** Null until they are known. */
export const $seats = createStore<Seats | null>(null, { name: 'studentSeats' }).on(
  seatsQuery.finished.success,
  (_, { result }) => result,
);

sample({ clock: studentsOpened, fn: () => everyone, target: list.opened });
sample({ clock: studentsOpened, fn: () => ({ params: {} }), target: classesQuery.start });
sample({ clock: studentsOpened, target: seatsQuery.start });
sample({ clock: debounce(filterChanged, TYPING), source: $filter, target: list.narrowed });

import { combine } from 'effector';
import { $lessons, lessons } from '@/features/class-lessons';
import { classAssignments } from './class-assignments';
import { classPage } from './class-page';

/** How many entries each tab has; undefined until all of them are known. */
export const $counts = combine(
  {
    entry: classPage.$data,
    loaded: lessons.$data,
    ordered: $lessons,
    assignments: classAssignments.list.$list,
    isFiltered: classAssignments.$isFiltered,
  },
  ({ entry, loaded, ordered, assignments, isFiltered }): Readonly<Record<string, number | undefined>> => ({
    lessons: loaded ? ordered.length : undefined,
    assignments:
      !isFiltered && assignments.state === 'ready' && assignments.next.state === 'none'
        ? assignments.items.length
        : undefined,
    students: entry?.teaching?.students,
  }),
);

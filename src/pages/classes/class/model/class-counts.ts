import { combine } from 'effector';
import { $lessons, lessons } from '@/features/class-lessons';
import { classAssignments } from './class-assignments';
import { classPage } from './class-page';

/** How many entries each tab has; undefined until all of them are known. */
export const $counts = combine(
  { entry: classPage.$data, loaded: lessons.$data, ordered: $lessons, assignments: classAssignments.$list },
  ({ entry, loaded, ordered, assignments }): Readonly<Record<string, number | undefined>> => ({
    lessons: loaded ? ordered.length : undefined,
    assignments:
      assignments.state === 'ready' && assignments.next.state === 'none'
        ? assignments.items.length
        : undefined,
    students: entry?.teaching?.students,
  }),
);

import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import type { Gradebook } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { listClassStudents } from '../../classes/classes/class-access.ts';
import { namesToldApart } from '../../classes/classes/student-names.ts';
import { schoolOf } from '../../work/assignments/assignments.ts';
import { getGradebook } from '../../gradebook/gradebooks/get-gradebook.ts';
import { dayIn, mondayOf } from './weeks.ts';

export interface ReportFilters {
  term_id?: string | undefined;
  group_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  below?: number | undefined;
}

/** Who asks about which class, and when. */
export interface Asked {
  teacherId: string;
  classId: string;
  now: Date;
}

export interface ReportStudent {
  id: string;
  name: string;
}

export interface ReportWork {
  id: string;
  title: string;
  /** When it is due, as YYYY-MM-DD where the class is; null without a due date. */
  due: string | null;
}

/** What every report is worked out from. */
export interface ReportContext extends Asked {
  db: Database;
  filters: ReportFilters;
  /** In percent: who is below it is behind. */
  below: number;
  /** Where the school is, by which days and weeks are counted that belong to no assignment. */
  timeZone: string;
  /** With the students that the filters leave, and all of the work, which totals need. */
  book: Gradebook;
  /** In the order of the book. */
  students: readonly ReportStudent[];
  /** The work that the filters leave, by its place in the book. */
  work: ReadonlyMap<number, ReportWork>;
  terms: readonly { id: string; name: string }[];
  groups: readonly { id: string; name: string }[];
}

/** Throws a 404 unless the user teaches the class, and a 422 if it has no such term or group. */
export async function readContext(
  db: Database,
  asked: Asked,
  filters: ReportFilters,
): Promise<ReportContext> {
  const { teacherId, classId } = asked;
  const whole = await getGradebook(db, teacherId, classId, undefined);
  const { term_id: termId, group_id: groupId, below = 60 } = filters;
  const { terms } = whole.rules.content;
  if (termId !== undefined && !terms.some(({ id }) => id === termId))
    throw Problem.field('term_id', 'This class has no such term.');
  const book = groupId === undefined ? whole : ofGroup(whole, groupId);
  const names = new Map(
    namesToldApart(await listClassStudents(db, classId)).map(({ id, name }) => [id, name]),
  );
  return {
    ...asked,
    db,
    filters,
    below,
    // A teacher without a school has the zone of the newest work.
    timeZone: (await schoolOf(db, teacherId))?.timeZone ?? book.assignments.at(-1)?.time_zone ?? 'UTC',
    book,
    students: book.students.map(({ id, first_name: first, last_name: last }) => ({
      id,
      name: names.get(id) ?? `${first} ${last}`.trim(),
    })),
    work: workIn(book, filters),
    terms: terms.map(({ id, name }) => ({ id, name })),
    groups: whole.groups.map(({ id, name }) => ({ id, name })),
  };
}

/** The gradebook of the students of a group. */
function ofGroup(answer: Gradebook, groupId: string): Gradebook {
  const group = answer.groups.find(({ id }) => id === groupId);
  if (!group) throw Problem.field('group_id', 'This class has no such group.');
  const isIn = new Set(group.student_ids);
  const kept = answer.students.filter(({ id }) => isIn.has(id));
  const placeOf = new Map(kept.map(({ id }, place) => [id, place]));
  const placeOfCell = (cell: number) =>
    placeOf.get(answer.students[answer.cells.students[cell] ?? -1]?.id ?? '');
  const cells = answer.cells.students.flatMap((_, cell) => (placeOfCell(cell) === undefined ? [] : [cell]));
  const placeIn = new Map(cells.map((cell, place) => [cell, place]));
  const only = <Value>(values: readonly Value[]): Value[] =>
    cells.flatMap((cell) => {
      const value = values[cell];
      return value === undefined ? [] : [value];
    });
  return {
    ...answer,
    students: kept,
    cells: {
      students: cells.map((cell) => placeOfCell(cell) ?? 0),
      assignments: only(answer.cells.assignments),
      points: only(answer.cells.points),
      deductions: only(answer.cells.deductions),
      late_seconds: only(answer.cells.late_seconds),
      statuses: only(answer.cells.statuses),
      overridden: only(answer.cells.overridden),
      returned: only(answer.cells.returned),
      means: answer.cells.means.flatMap((mean) => {
        const cell = placeIn.get(mean.cell);
        return cell === undefined ? [] : [{ ...mean, cell }];
      }),
    },
  };
}

/** Whether the filters leave a week, which its Monday names. */
export const isShown = (week: string, { from, to }: ReportFilters): boolean =>
  (from === undefined || week >= mondayOf(from)) && (to === undefined || week <= to);

/** The work that the filters leave, by its place. */
export function workIn(
  answer: Gradebook,
  { term_id: termId, from, to }: ReportFilters,
): ReadonlyMap<number, ReportWork> {
  const { gradebook } = readClassGradebook(answer);
  return new Map(
    answer.assignments.flatMap(({ id, title, due_at, time_zone }, place) => {
      if (termId !== undefined && gradebook.columns[place]?.term !== termId) return [];
      const due = due_at === null ? null : dayIn(new Date(due_at), time_zone);
      if (due !== null && ((from !== undefined && due < from) || (to !== undefined && due > to))) return [];
      return [[place, { id, title, due }] as const];
    }),
  );
}

import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import type { ClassReport, Gradebook, ReportAssignment } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { getGradebook } from '../../gradebook/gradebooks/get-gradebook.ts';
import { progressOf, shownOf, studentsBehind, weeksOfClass } from './progress.ts';
import { dayIn, mondayOf } from './weeks.ts';

export interface ReportFilters {
  term_id?: string | undefined;
  group_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  below?: number | undefined;
}

/** How a class is doing, for those who teach it. All of it follows from the gradebook of now. */
export async function getClassReport(
  db: Database,
  { teacherId, classId, now }: { teacherId: string; classId: string; now: Date },
  filters: ReportFilters,
): Promise<ClassReport> {
  const whole = await getGradebook(db, teacherId, classId, undefined);
  const { term_id: termId, group_id: groupId, below = 60 } = filters;
  const { terms, decimals } = whole.rules.content;
  if (termId !== undefined && !terms.some(({ id }) => id === termId))
    throw Problem.field('term_id', 'This class has no such term.');
  const answer = groupId === undefined ? whole : ofGroup(whole, groupId);
  const progress = await progressOf(answer, { termId, now });
  const work = workIn(answer, filters);
  const byId = new Map(
    answer.students.map(({ id, first_name, last_name }) => [id, { id, first_name, last_name }]),
  );
  return {
    class: answer.class,
    counted_at: now.toISOString(),
    scores: answer.cells.points.filter((points) => points !== null).length,
    students: answer.students.length,
    terms: terms.map(({ id, name }) => ({ id, name })),
    groups: whole.groups.map(({ id, name }) => ({ id, name })),
    weeks: weeksOfClass(progress, decimals).filter(({ starts_on }) => isBetween(starts_on, filters)),
    behind: studentsBehind(progress, below).flatMap(({ id, current, missingAsZero, since }) => {
      const student = byId.get(id);
      return student === undefined
        ? []
        : [
            {
              student,
              current: current && shownOf(current, decimals),
              missing_as_zero: shownOf(missingAsZero, decimals),
              since,
            },
          ];
    }),
    ...openWork(answer, work),
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

const isBetween = (week: string, { from, to }: ReportFilters): boolean =>
  (from === undefined || week >= mondayOf(from)) && (to === undefined || week <= to);

/** The work that the filters leave, by its place in the gradebook. */
function workIn(
  answer: Gradebook,
  { term_id: termId, from, to }: ReportFilters,
): Map<number, ReportAssignment> {
  const { gradebook } = readClassGradebook(answer);
  return new Map(
    answer.assignments.flatMap(({ id, title, due_at, time_zone }, place) => {
      if (termId !== undefined && gradebook.columns[place]?.term !== termId) return [];
      const day = due_at === null ? null : dayIn(new Date(due_at), time_zone);
      if (day !== null && ((from !== undefined && day < from) || (to !== undefined && day > to))) return [];
      return [[place, { id, title, due_at, time_zone }] as const];
    }),
  );
}

/** What is missing by student, and what is to mark and to return by assignment. */
function openWork(
  { students, cells }: Gradebook,
  work: ReadonlyMap<number, ReportAssignment>,
): Pick<ClassReport, 'missing' | 'to_mark'> {
  const missing = new Map<number, ReportAssignment[]>();
  const counts = new Map<number, { waiting: number; to_return: number }>();
  for (const [cell, place] of cells.assignments.entries()) {
    const assignment = work.get(place);
    const student = cells.students[cell];
    if (!assignment || student === undefined) continue;
    const status = cells.statuses[cell];
    if (status === 'missing' && cells.points[cell] === null)
      missing.set(student, [...(missing.get(student) ?? []), assignment]);
    const count = counts.get(place) ?? { waiting: 0, to_return: 0 };
    if (status === 'waiting') count.waiting += 1;
    if (cells.points[cell] !== null && cells.returned[cell] === false) count.to_return += 1;
    counts.set(place, count);
  }
  return {
    missing: [...missing]
      .toSorted(([one, less], [other, more]) => more.length - less.length || one - other)
      .flatMap(([place, assignments]) => {
        const student = students[place];
        if (!student) return [];
        const { id, first_name, last_name } = student;
        return [{ student: { id, first_name, last_name }, assignments }];
      }),
    to_mark: [...work].flatMap(([place, assignment]) => {
      const count = counts.get(place);
      return count && count.waiting + count.to_return > 0 ? [{ assignment, ...count }] : [];
    }),
  };
}

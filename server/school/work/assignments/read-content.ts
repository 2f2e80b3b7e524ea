import type {
  AssignmentContent,
  AssignmentException,
  AssignmentRubric,
} from '../../../generated/schemas/index.ts';
import { Problem } from '../../../platform/problem.ts';
import { rounded } from './missing-score.ts';

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** A date that the user chose; throws a 422 if it is centuries away. */
export function readDate(field: string, value: string | null): Date | null {
  if (value === null) return null;
  const date = new Date(value);
  const time = date.getTime();
  if (!(time >= EARLIEST && time < LATEST)) throw Problem.field(field, 'Choose a year from 2000 to 2099.');
  return date;
}

const mostOf = ({ levels }: AssignmentRubric['criteria'][number]): number =>
  Math.max(...levels.map(({ points }) => points));

/** The most points that a rubric gives. */
const pointsOf = ({ criteria }: AssignmentRubric): number =>
  rounded(criteria.reduce((sum, criterion) => sum + mostOf(criterion), 0));

/** The columns of the content; throws a 422 if its parts contradict each other. */
export function readContent(content: AssignmentContent) {
  const dueAt = readDate('due_at', content.due_at);
  const cutOffAt = readDate('cut_off_at', content.cut_off_at);
  if (dueAt && cutOffAt && cutOffAt < dueAt) {
    throw Problem.field('cut_off_at', 'Choose a cut-off after the due date.');
  }
  const ids = content.rubric?.criteria.map(({ id }) => id) ?? [];
  if (new Set(ids).size < ids.length) throw Problem.field('rubric', 'Two criteria have the same id.');
  if (content.quiz && content.rubric) throw Problem.field('rubric', 'A quiz has no rubric.');
  return {
    title: content.title.trim(),
    instructions: content.instructions,
    points: content.rubric ? pointsOf(content.rubric) : content.points,
    category: content.category.trim(),
    kinds: [...new Set(content.kinds)],
    dueAt,
    cutOffAt,
    attempts: content.attempts,
    aiPolicy: content.ai_policy,
    latePolicy: content.late_policy,
    rubric: content.rubric,
    forEveryone: content.student_ids === null,
    publishAt: readDate('publish_at', content.publish_at),
    missingPercent: content.missing_percent,
    hideNames: content.hide_names,
  };
}

interface InClass {
  students: ReadonlySet<string>;
  groups: ReadonlySet<string>;
}

/** One row per student or group that is chosen or has an exception; throws a 422 for one of another class. */
export function readTargets(content: AssignmentContent, inClass: InClass) {
  const students = listed(content.student_ids ?? [], content.exceptions, ({ student_id }) => student_id);
  const groups = listed(content.group_ids, content.group_exceptions, ({ group_id }) => group_id);
  if (students.some(({ id }) => !inClass.students.has(id)))
    throw Problem.field('student_ids', 'Choose students of this class.');
  if (groups.some(({ id }) => !inClass.groups.has(id)))
    throw Problem.field('group_ids', 'Choose groups of this class.');
  return [
    ...students.map(({ id, ...row }) => ({ ...row, studentId: id })),
    ...groups.map(({ id, ...row }) => ({ ...row, groupId: id })),
  ];
}

function listed<Exception extends Omit<AssignmentException, 'student_id'>>(
  chosen: readonly string[],
  exceptions: readonly Exception[],
  idOf: (exception: Exception) => string,
) {
  const byId = new Map(exceptions.map((exception) => [idOf(exception), exception]));
  return [...new Set([...chosen, ...byId.keys()])].map((id) => {
    const exception = byId.get(id);
    return {
      id,
      isChosen: chosen.includes(id),
      dueAt: readDate('exceptions', exception?.due_at ?? null),
      cutOffAt: readDate('exceptions', exception?.cut_off_at ?? null),
      attempts: exception?.attempts ?? null,
      extraMinutes: exception?.extra_minutes ?? null,
      excused: exception?.excused ?? false,
    };
  });
}

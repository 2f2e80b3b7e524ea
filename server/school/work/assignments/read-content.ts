import type {
  AssignmentContent,
  AssignmentException,
  AssignmentRubric,
} from '../../../generated/schemas/index.ts';
import { Problem } from '../../../platform/problem.ts';
import { isInHundredths } from 'gradebook-arithmetic/decimals';
import { rounded } from './missing-score.ts';

/** What is said beside a score. */
export const TOO_EXACT = 'Enter at most two digits after the decimal sign.';

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

type GivenDates = Pick<AssignmentContent, 'due_at' | 'cut_off_at'>;

/**
 * The dates of an assignment or of an exception, whose due date may be the assignment's; throws a 422 for a cut-off
 * before the due date, and for both before a publication that is still to come: work that was done on paper last week
 * can be assigned now.
 */
function readDates(path: string, given: GivenDates, { due_at: ofAll, publish_at: from }: AssignmentContent) {
  const [dueField, cutOffField] = [`${path}due_at`, `${path}cut_off_at`];
  const dueAt = readDate(dueField, given.due_at);
  const cutOffAt = readDate(cutOffField, given.cut_off_at);
  const isAfter = (moment: string | null, date: Date | null) =>
    moment !== null && date !== null && new Date(moment) > date;
  const start = from !== null && new Date(from) > new Date() ? from : null;
  if (isAfter(start, dueAt)) throw Problem.field(dueField, 'Choose a due date after students first see it.');
  if (isAfter(start, cutOffAt))
    throw Problem.field(cutOffField, 'Choose a cut-off after students first see it.');
  if (isAfter(given.due_at ?? ofAll, cutOffAt))
    throw Problem.field(cutOffField, 'Choose a cut-off after the due date.');
  return { dueAt, cutOffAt };
}

/**
 * The columns of the content; throws a 422 if its parts contradict each other. The path is that of what belongs to the
 * class, such as "classes.2.".
 */
export function readContent(content: AssignmentContent, path = '') {
  const publishAt = readDate(`${path}publish_at`, content.publish_at);
  const ids = content.rubric?.criteria.map(({ id }) => id) ?? [];
  if (new Set(ids).size < ids.length) throw Problem.field('rubric', 'Two criteria have the same id.');
  if (content.quiz && content.rubric) throw Problem.field('rubric', 'A quiz has no rubric.');
  if (!isInHundredths(content.points)) throw Problem.field('points', TOO_EXACT);
  const levels = content.rubric?.criteria.flatMap((criterion) => criterion.levels) ?? [];
  if (!levels.every(({ points }) => isInHundredths(points))) throw Problem.field('rubric', TOO_EXACT);
  const kinds = [...new Set(content.kinds)];
  const onPaper = kinds.includes('paper');
  if (onPaper && (kinds.length > 1 || content.quiz))
    throw Problem.field('kinds', 'For work on paper nothing is handed in here.');
  return {
    title: content.title.trim(),
    instructions: content.instructions,
    points: content.rubric ? pointsOf(content.rubric) : content.points,
    category: content.category.trim(),
    kinds,
    ...readDates(path, content, content),
    attempts: content.attempts,
    ...(content.attempts_count && { attemptsCount: content.attempts_count }),
    aiPolicy: content.ai_policy,
    latePolicy: content.late_policy,
    rubric: content.rubric,
    forEveryone: content.student_ids === null,
    publishAt,
    missingPercent: content.missing_percent,
    // Scores of work on paper are entered by name.
    hideNames: content.hide_names && !onPaper,
  };
}

interface InClass {
  students: ReadonlySet<string>;
  groups: ReadonlySet<string>;
}

/** One row per student or group that is chosen or has an exception; throws a 422 for one of another class. */
export function readTargets(content: AssignmentContent, inClass: InClass, path: string) {
  const students = listed(
    content.student_ids ?? [],
    content.exceptions.map((exception, index) => ({
      id: exception.student_id,
      ...readDifferences(`${path}exceptions.${index}.`, exception, content),
    })),
  );
  const groups = listed(
    content.group_ids,
    content.group_exceptions.map((exception, index) => ({
      id: exception.group_id,
      ...readDifferences(`${path}group_exceptions.${index}.`, exception, content),
    })),
  );
  if (students.some(({ id }) => !inClass.students.has(id)))
    throw Problem.field(`${path}student_ids`, 'Choose students of this class.');
  if (groups.some(({ id }) => !inClass.groups.has(id)))
    throw Problem.field(`${path}group_ids`, 'Choose groups of this class.');
  return [
    ...students.map(({ id, ...row }) => ({ ...row, studentId: id })),
    ...groups.map(({ id, ...row }) => ({ ...row, groupId: id })),
  ];
}

const readDifferences = (
  path: string,
  exception: Omit<AssignmentException, 'student_id'>,
  content: AssignmentContent,
) => ({
  ...readDates(path, exception, content),
  attempts: exception.attempts,
  extraMinutes: exception.extra_minutes,
  excused: exception.excused,
});

type Exception = { id: string } & ReturnType<typeof readDifferences>;
const NO_DIFFERENCES = { dueAt: null, cutOffAt: null, attempts: null, extraMinutes: null, excused: false };

function listed(chosen: readonly string[], exceptions: readonly Exception[]) {
  const byId = new Map(exceptions.map((exception) => [exception.id, exception]));
  return [...new Set([...chosen, ...byId.keys()])].map((id) => ({
    ...(byId.get(id) ?? { id, ...NO_DIFFERENCES }),
    isChosen: chosen.includes(id),
  }));
}

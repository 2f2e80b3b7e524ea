import type { Assignment, AssignmentContent, AssignmentFile } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { listGroups } from '../../classes/classes/class-groups.ts';
import { closedAssignments } from '../closings/closed-assignments.ts';
import { filesOf } from './assignment-files.ts';
import { type AssignmentRow, classOf, exceptionsOf, stateOf, studentsOf } from './assignments.ts';
import { findQuiz, presentQuiz, type QuizRow, settingsOf } from './quizzes.ts';
import { type Target, targetsOf } from './targets.ts';

/** What an assignment consists of besides its row. */
export async function partsOf(db: Database, { id, classId }: AssignmentRow) {
  const [closedTermOf, quiz, face, exceptions, targets, files, students, groups] = await Promise.all([
    closedAssignments(db, classId),
    findQuiz(db, id),
    classOf(db, classId),
    exceptionsOf(db, id),
    targetsOf(db, id),
    filesOf(db, id),
    studentsOf(db, classId),
    listGroups(db, classId),
  ]);
  return { closedTermOf, quiz, class: face, exceptions, targets, files, students, groups };
}

/** The assignment as its teachers see it. */
export const presentAssignment = async (db: Database, row: AssignmentRow): Promise<Assignment> =>
  assignmentFrom(row, await partsOf(db, row));

export const assignmentFrom = (
  row: AssignmentRow,
  { quiz, targets, files, ...parts }: Awaited<ReturnType<typeof partsOf>>,
): Assignment => ({
  id: row.id,
  class: parts.class,
  time_zone: row.timeZone,
  revision: row.revision,
  state: stateOf(row, new Date()),
  closed_term: parts.closedTermOf(row),
  content: contentOf(row, { targets, files, quiz }),
  files,
  quiz: quiz ? presentQuiz(quiz) : null,
  students: parts.students,
  groups: parts.groups,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

interface Parts {
  targets: readonly Target[];
  files: readonly AssignmentFile[];
  quiz: QuizRow | undefined;
}

function contentOf(row: AssignmentRow, { targets, files, quiz }: Parts): AssignmentContent {
  const chosen = targets.filter(({ isChosen }) => isChosen);
  const different = targets.filter(isException);
  return {
    title: row.title,
    instructions: row.instructions,
    points: row.points,
    category: row.category,
    kinds: row.kinds,
    due_at: iso(row.dueAt),
    cut_off_at: iso(row.cutOffAt),
    attempts: row.attempts,
    attempts_count: row.attemptsCount,
    ai_policy: row.aiPolicy,
    late_policy: row.latePolicy,
    missing_percent: row.missingPercent,
    rubric: row.rubric,
    student_ids: row.forEveryone ? null : chosen.flatMap(({ studentId }) => studentId ?? []),
    group_ids: row.forEveryone ? [] : chosen.flatMap(({ groupId }) => groupId ?? []),
    exceptions: different.flatMap(({ studentId, ...target }) =>
      studentId === null ? [] : [{ student_id: studentId, ...presentDifferences(target) }],
    ),
    group_exceptions: different.flatMap(({ groupId, ...target }) =>
      groupId === null ? [] : [{ group_id: groupId, ...presentDifferences(target) }],
    ),
    file_ids: files.map(({ id }) => id),
    publish_at: iso(row.publishAt),
    hide_names: row.hideNames,
    quiz: quiz ? settingsOf(quiz) : null,
  };
}

type Differences = Pick<Target, 'dueAt' | 'cutOffAt' | 'attempts' | 'extraMinutes' | 'excused'>;

const isException = ({ dueAt, cutOffAt, attempts, extraMinutes, excused }: Differences): boolean =>
  excused || [dueAt, cutOffAt, attempts, extraMinutes].some((value) => value !== null);

const presentDifferences = ({ dueAt, cutOffAt, attempts, extraMinutes, excused }: Differences) => ({
  due_at: iso(dueAt),
  cut_off_at: iso(cutOffAt),
  attempts,
  extra_minutes: extraMinutes,
  excused,
});

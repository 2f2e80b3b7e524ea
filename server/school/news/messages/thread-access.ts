import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import { teaches } from '../../classes/classes/class-access.ts';
import { classes, classTeachers, enrolments } from '../../classes/classes/tables.ts';
import { marks } from '../../marking/marking/tables.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { messageThreads } from './tables.ts';

/** The two sides of a thread: the teacher, and the student or guardian. */
export type Reader = Pick<Account, 'id' | 'role'>;

/** Whether the teacher of a thread still teaches its class. */
export const isTeacherThere = sql<boolean>`(${classes.teacherId} = ${messageThreads.teacherId} or exists (
  select 1 from ${classTeachers} where ${classTeachers.classId} = ${messageThreads.classId}
    and ${classTeachers.teacherId} = ${messageThreads.teacherId}))`;

/** Whether the student of a thread is still in its class. */
export const isStudentThere = sql<boolean>`exists (
  select 1 from ${enrolments} where ${enrolments.classId} = ${messageThreads.classId}
    and ${enrolments.studentId} = ${messageThreads.studentId} and ${enrolments.removedAt} is null)`;

/** Nobody reads messages of a class in the trash, or comments on an assignment there. */
export const isNotTrashed = and(
  isNull(classes.trashedAt),
  sql`not exists (select 1 from ${assignments} where ${assignments.id} = ${messageThreads.assignmentId}
    and ${assignments.trashedAt} is not null)`,
);

/**
 * The number that replaces the name of a student whose work is marked without names; null if the name is shown. It is the
 * number that the list of submissions gives them; see `isHidden` there.
 */
export const hiddenAs = sql<number | null>`case when exists (
    select 1 from ${assignments} where ${assignments.id} = ${messageThreads.assignmentId} and ${assignments.hideNames})
  and (select ${marks.returnedAt} is null or ${marks.returnedAt} > now() from ${submissions}
    left join ${marks} on ${marks.submissionId} = ${submissions.id}
    where ${submissions.assignmentId} = ${messageThreads.assignmentId}
      and ${submissions.studentId} = ${messageThreads.studentId} and ${submissions.withdrawnAt} is null
    order by ${submissions.attempt} desc limit 1)
  then (select count(*)::int from ${enrolments} where ${enrolments.classId} = ${messageThreads.classId}
    and ${enrolments.removedAt} is null and ${enrolments.studentId} <= ${messageThreads.studentId}) end`;

/**
 * The condition for the threads of a user. A teacher who no longer teaches the class has none in it; a student who left
 * it can still read what was written. Comments on work are of everyone who teaches the class.
 */
export const isOf = ({ id, role }: Reader): SQL | undefined =>
  role === 'teacher'
    ? and(
        isNotTrashed,
        or(
          and(isNull(messageThreads.assignmentId), eq(messageThreads.teacherId, id), isTeacherThere),
          and(isNotNull(messageThreads.assignmentId), teaches(id)),
        ),
      )
    : and(isNotTrashed, eq(messageThreads.studentId, id), isNull(messageThreads.guardianId));

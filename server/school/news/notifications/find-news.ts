import { gt, type SQL, sql } from 'drizzle-orm';
import { schools, users } from '../../../accounts/users/tables.ts';
import type { NotificationKind } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { announcements } from '../../classes/announcements/tables.ts';
import { assignments, assignmentStudents } from '../../work/assignments/tables.ts';
import { classes, classTeachers, enrolments } from '../../classes/classes/tables.ts';
import { joinRequests } from '../../classes/joining/tables.ts';
import { marks } from '../../marking/marking/tables.ts';
import { scores } from '../../marking/scores/tables.ts';
import { messages, messageThreads } from '../messages/tables.ts';
import { isStudentThere, isTeacherThere } from '../messages/thread-access.ts';
import { isNotBeforeJoining } from '../../work/submissions/student-access.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { notificationKinds } from './kinds.ts';
import { notificationChoices, notifications } from './tables.ts';

/** In the time zone of the user's school. */
const DAILY_MAIL = sql`interval '7 hours'`;

const className = sql`${classes.name} || ' ' || ${classes.subject}`;
const isOpen = sql`${classes.archivedAt} is null and ${classes.trashedAt} is null`;
const isEnrolled = sql`${enrolments.removedAt} is null`;
const teacherIds = sql`(
  select ${classes.teacherId} as id
  union select ${classTeachers.teacherId} from ${classTeachers} where ${classTeachers.classId} = ${classes.id}
) teacher`;

/** What happened after this time: user_id, event, title, class_name, subject_id, happened_at. */
const news: Readonly<Record<NotificationKind, (since: Date) => SQL>> = {
  assignment_set: (since) => sql`
    select ${enrolments.studentId} user_id, ${assignments.id}::text event, ${assignments.title} title,
      ${className} class_name, ${assignments.id} subject_id, ${assignments.publishAt} happened_at
    from ${assignments}
    join ${classes} on ${classes.id} = ${assignments.classId} and ${isOpen}
    join ${enrolments} on ${enrolments.classId} = ${classes.id} and ${isEnrolled}
    left join ${assignmentStudents} on ${assignmentStudents.assignmentId} = ${assignments.id}
      and ${assignmentStudents.studentId} = ${enrolments.studentId}
    where ${gt(assignments.publishAt, since)} and ${assignments.publishAt} <= now() and ${assignments.trashedAt} is null
      and (${assignments.forEveryone} or ${assignmentStudents.isChosen})
      and ${assignmentStudents.excused} is not true and ${isNotBeforeJoining}`,

  // A mark that was taken back and returned again is news again.
  work_returned: (since) => sql`
    select ${submissions.studentId} user_id, ${submissions.id} || ' ' || ${marks.revision} event, ${assignments.title} title,
      ${className} class_name, ${assignments.id} subject_id, ${marks.returnedAt} happened_at
    from ${marks}
    join ${submissions} on ${submissions.id} = ${marks.submissionId}
    join ${assignments} on ${assignments.id} = ${submissions.assignmentId} and ${assignments.trashedAt} is null
    join ${classes} on ${classes.id} = ${assignments.classId} and ${isOpen}
    join ${enrolments} on ${enrolments.classId} = ${classes.id} and ${enrolments.studentId} = ${submissions.studentId}
      and ${isEnrolled}
    where ${gt(marks.returnedAt, since)} and ${marks.returnedAt} <= now()
    union
    select ${scores.studentId}, ${scores.assignmentId} || ' ' || ${scores.revision}, ${assignments.title},
      ${className}, ${assignments.id}, ${scores.returnedAt}
    from ${scores}
    join ${assignments} on ${assignments.id} = ${scores.assignmentId} and ${assignments.trashedAt} is null
    join ${classes} on ${classes.id} = ${assignments.classId} and ${isOpen}
    join ${enrolments} on ${enrolments.classId} = ${classes.id} and ${enrolments.studentId} = ${scores.studentId}
      and ${isEnrolled}
    where ${scores.isEntered} and ${scores.points} is not null
      and ${gt(scores.returnedAt, since)} and ${scores.returnedAt} <= now()
      and not exists (select 1 from ${submissions} join ${marks} on ${marks.submissionId} = ${submissions.id}
        where ${submissions.assignmentId} = ${scores.assignmentId} and ${submissions.studentId} = ${scores.studentId}
          and ${marks.returnedAt} = ${scores.returnedAt})`,

  announcement_posted: (since) => sql`
    select ${enrolments.studentId} user_id, ${announcements.id}::text event, left(${announcements.text}, 120) title,
      ${className} class_name, ${classes.id} subject_id, ${announcements.createdAt} happened_at
    from ${announcements}
    join ${classes} on ${classes.id} = ${announcements.classId} and ${isOpen}
    join ${enrolments} on ${enrolments.classId} = ${classes.id} and ${isEnrolled}
    where ${gt(announcements.createdAt, since)}`,

  // A guardian has no account, and gets an email of their own.
  message_received: (since) => sql`
    select case ${messages.role} when 'teacher' then ${messageThreads.studentId} else ${messageThreads.teacherId} end user_id,
      ${messages.id}::text event, ${messageThreads.title} title, ${className} class_name,
      ${messageThreads.id} subject_id, ${messages.createdAt} happened_at
    from ${messages}
    join ${messageThreads} on ${messageThreads.id} = ${messages.threadId}
    join ${classes} on ${classes.id} = ${messageThreads.classId} and ${isOpen}
    where ${gt(messages.createdAt, since)}
      and ${messageThreads.assignmentId} is null
      and not (${messages.role} = 'teacher' and ${messageThreads.guardianId} is not null)
      and ${isTeacherThere} and ${isStudentThere}`,

  // A student's comment reaches everyone who teaches the class. Nothing here names the student.
  comment_received: (since) => sql`
    select reader.id user_id, ${messages.id}::text event, ${assignments.title} title, ${className} class_name,
      ${messageThreads.id} subject_id, ${messages.createdAt} happened_at
    from ${messages}
    join ${messageThreads} on ${messageThreads.id} = ${messages.threadId}
    join ${assignments} on ${assignments.id} = ${messageThreads.assignmentId} and ${assignments.trashedAt} is null
    join ${classes} on ${classes.id} = ${messageThreads.classId} and ${isOpen}
    cross join lateral (
      select ${messageThreads.studentId} id where ${messages.role} = 'teacher'
      union select teacher.id from ${teacherIds} where ${messages.role} = 'student'
    ) reader
    where ${gt(messages.createdAt, since)} and ${isStudentThere}`,

  // Once a day for each assignment, because a whole class hands in within minutes.
  work_handed_in: (since) => sql`
    select teacher.id user_id,
      ${assignments.id} || ' ' || (${submissions.submittedAt} at time zone ${assignments.timeZone})::date event,
      ${assignments.title} title, ${className} class_name, ${assignments.id} subject_id,
      min(${submissions.submittedAt}) happened_at
    from ${submissions}
    join ${assignments} on ${assignments.id} = ${submissions.assignmentId} and ${assignments.trashedAt} is null
    join ${classes} on ${classes.id} = ${assignments.classId} and ${isOpen}
    cross join lateral ${teacherIds}
    where ${gt(submissions.submittedAt, since)} and ${submissions.withdrawnAt} is null
    group by teacher.id, event, ${assignments.id}, ${classes.id}`,

  regrade_requested: (since) => sql`
    select teacher.id user_id, ${submissions.id} || ' ' || ${marks.regradeRequestedAt} event, ${assignments.title} title,
      ${className} class_name, ${submissions.id} subject_id, ${marks.regradeRequestedAt} happened_at
    from ${marks}
    join ${submissions} on ${submissions.id} = ${marks.submissionId}
    join ${assignments} on ${assignments.id} = ${submissions.assignmentId} and ${assignments.trashedAt} is null
    join ${classes} on ${classes.id} = ${assignments.classId} and ${isOpen}
    cross join lateral ${teacherIds}
    where ${gt(marks.regradeRequestedAt, since)}`,

  join_requested: (since) => sql`
    select teacher.id user_id, ${classes.id} || ' ' || ${joinRequests.studentId} event, '' title,
      ${className} class_name, ${classes.id} subject_id, ${joinRequests.createdAt} happened_at
    from ${joinRequests}
    join ${classes} on ${classes.id} = ${joinRequests.classId} and ${isOpen}
    cross join lateral ${teacherIds}
    where ${gt(joinRequests.createdAt, since)} and ${joinRequests.declinedAt} is null`,
};

/** The next daily mail after a time. */
const nextDailyMail = (happenedAt: SQL, zone: SQL) => sql`(
  date_trunc('day', ${happenedAt} at time zone ${zone} - ${DAILY_MAIL}) + interval '1 day' + ${DAILY_MAIL}
) at time zone ${zone}`;

/**
 * Stores what happened after this time as notifications, and when to mail each of them. It reads what the other rooms have
 * stored, so scheduled assignments and returns need no timer, and a killed server loses nothing. Calls may overlap in time
 * and in processes: an event is stored once.
 */
export async function findNews(db: Database, since: Date): Promise<void> {
  const columns = sql.join(
    [
      notifications.userId,
      notifications.kind,
      notifications.event,
      notifications.title,
      notifications.className,
      notifications.subjectId,
      notifications.happenedAt,
      notifications.mailAt,
    ].map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  for (const [kind, { mail }] of Object.entries(notificationKinds)) {
    const found = news[kind as NotificationKind](since);
    await db.execute(sql`
      insert into ${notifications} (${columns})
      select news.user_id, ${kind}, news.event, news.title, news.class_name, news.subject_id, news.happened_at,
        case coalesce(${notificationChoices.mail}, ${mail})
          when 'immediately' then now()
          when 'daily' then ${nextDailyMail(sql`news.happened_at`, sql`coalesce(${schools.timeZone}, 'UTC')`)}
        end
      from (${found}) news
      join ${users} on ${users.id} = news.user_id
      left join ${schools} on ${schools.id} = ${users.schoolId}
      left join ${notificationChoices} on ${notificationChoices.userId} = news.user_id
        and ${notificationChoices.kind} = ${kind}
      on conflict do nothing`);
  }
}

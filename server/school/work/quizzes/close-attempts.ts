import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/client.ts';
import { assignments, assignmentStudents, quizzes } from '../assignments/tables.ts';
import { lockDraft } from '../submissions/drafts.ts';
import { endOf } from './attempts.ts';
import { isOver } from './attempt-time.ts';
import { handInLocked } from './hand-in.ts';
import { quizAttempts } from './tables.ts';

/** Hands in the running attempts whose time is up; returns their number. */
export async function closeAttempts(db: Database, now: Date, which?: SQL): Promise<number> {
  const rows = await db
    .select({
      attempt: quizAttempts,
      assignment: assignments,
      exception: assignmentStudents,
      minutes: quizzes.minutes,
    })
    .from(quizAttempts)
    .innerJoin(assignments, eq(assignments.id, quizAttempts.assignmentId))
    .innerJoin(quizzes, eq(quizzes.assignmentId, quizAttempts.assignmentId))
    .leftJoin(
      assignmentStudents,
      and(
        eq(assignmentStudents.assignmentId, quizAttempts.assignmentId),
        eq(assignmentStudents.studentId, quizAttempts.studentId),
      ),
    )
    .where(
      and(
        which,
        isNull(quizAttempts.submissionId),
        or(
          isNotNull(quizzes.minutes),
          isNotNull(assignments.cutOffAt),
          isNotNull(assignmentStudents.cutOffAt),
        ),
      ),
    );
  let closed = 0;
  for (const { attempt, assignment, exception, minutes } of rows) {
    const assigned = { assignment, exception };
    const end = endOf({ attempt, assigned, quiz: { minutes } });
    if (!isOver(end, now)) continue;
    await db.transaction(async (tx) => {
      await lockDraft(tx, attempt.studentId, attempt.assignmentId);
      // Another process, or the student, may have handed it in meanwhile.
      const isRunning = and(eq(quizAttempts.id, attempt.id), isNull(quizAttempts.submissionId));
      if ((await tx.$count(quizAttempts, isRunning)) === 0) return;
      await handInLocked(tx, { attempt, assigned, end, now });
      closed += 1;
    });
  }
  return closed;
}

/** Hands in attempts whose time is up every 30 seconds, also those that ended while no server ran. */
export function scheduleClosing(app: FastifyInstance, db: Database): void {
  app.jobs.add({
    name: 'close-attempts',
    every: 30,
    retries: 0,
    async run() {
      const closed = await closeAttempts(db, new Date());
      if (closed > 0) app.log.info({ closed }, 'Handed in quizzes whose time was up');
    },
  });
}

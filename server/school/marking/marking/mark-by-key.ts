import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { requireTaught } from '../../work/assignments/assignments.ts';
import { findQuiz } from '../../work/assignments/quizzes.ts';
import { answersBySubmission, suggestedScores, suggestedTotal } from '../../work/quizzes/submitted-quiz.ts';
import { lastWorks } from './list-submissions.ts';
import { settleScores } from './settle-scores.ts';
import { marks } from './tables.ts';
import { lockScores, rejectClosedTerm } from '../../work/closings/closed-assignments.ts';

/**
 * Gives a mark to every quiz that has none and whose answers the key decides; returns their number. The teacher who
 * asks for it is the marker, and students see nothing before it is returned.
 */
export async function markByKey(db: Database, teacherId: string, assignmentId: string): Promise<number> {
  const assignment = await requireTaught(db, assignmentId, teacherId);
  const { classId } = assignment;
  await rejectClosedTerm(db, classId, [assignment]);
  const quiz = await findQuiz(db, assignmentId);
  const works = [...(await lastWorks(db, assignmentId)).values()].filter(({ mark }) => mark === null);
  const answers = await answersBySubmission(
    db,
    works.map(({ submission }) => submission.id),
  );
  const values = works.flatMap(({ submission }) => {
    if (quiz === undefined) return [];
    const suggested = suggestedScores(quiz, answers.get(submission.id));
    const points = suggestedTotal(suggested);
    if (points === null) return [];
    const scores = suggested.map((score) => ({ criterion_id: score.id, points: score.points ?? 0 }));
    const mark = { state: 'marked' as const, scores, points, comment: '', notes: [] };
    return [{ ...mark, submissionId: submission.id, markerId: teacherId }];
  });
  if (values.length === 0) throw new Problem('conflict', 'No quiz here can be marked automatically.');
  // Another teacher may have begun to mark one meanwhile.
  return db.transaction(async (tx) => {
    await lockScores(tx, classId);
    await rejectClosedTerm(tx, classId, [assignment]);
    const given = await tx
      .insert(marks)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: marks.submissionId });
    const isGiven = new Set(given.map(({ id }) => id));
    await settleScores(tx, {
      assignmentIds: [assignmentId],
      studentIds: works.flatMap(({ submission }) =>
        isGiven.has(submission.id) ? [submission.studentId] : [],
      ),
      authorId: teacherId,
      origin: 'marking',
      replacesEntered: true,
    });
    return given.length;
  });
}

import { eq } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import { estimateBatch, findBatchByKey, startBatch } from '../../../documents/batches/start-batch.ts';
import type { Runner } from '../../../documents/generations/run/runner.ts';
import type { SuggestionEstimate } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { type AssignmentRow, requireTaught } from '../../work/assignments/assignments.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { classes } from '../../classes/classes/tables.ts';
import { findExamples, findPapers, MAX_PAPERS, readWork } from './find-papers.ts';
import { gradingForm } from './grading-form.ts';
import { suggestionPapers } from './tables.ts';

type Teacher = Pick<Account, 'id' | 'role' | 'emailVerifiedAt'>;

/** What a run would cost, before it starts. */
export async function estimateSuggestions(
  db: Database,
  runner: Runner,
  teacher: Teacher,
  id: string,
  calibrateOn: readonly string[],
): Promise<SuggestionEstimate> {
  const assignment = await requireTaught(db, id, teacher.id);
  const { papers, request } = await planRun(db, assignment, calibrateOn);
  const { credits, unlimited, affordable, refusal } = await estimateBatch(db, runner, teacher, request);
  return { papers: papers.length, credits, unlimited, affordable, refusal };
}

/**
 * Starts a batch that suggests marks for the work without one; returns its id. Calls for one assignment wait for each
 * other, so that two teachers don't pay for the same work.
 */
export async function startSuggestions(
  db: Database,
  runner: Runner,
  teacher: Teacher,
  {
    id,
    calibrateOn,
    idempotencyKey,
  }: { id: string; calibrateOn: readonly string[]; idempotencyKey: string | undefined },
): Promise<string> {
  await requireTaught(db, id, teacher.id);
  return db.transaction(async (tx) => {
    await tx.select({ id: assignments.id }).from(assignments).where(eq(assignments.id, id)).for('update');
    const before = await findBatchByKey(tx, teacher.id, idempotencyKey);
    if (before !== undefined) return before;
    const assignment = await requireTaught(tx, id, teacher.id);
    const { papers, examples, request } = await planRun(tx, assignment, calibrateOn);
    const batchId = await startBatch(tx, runner, teacher, request, idempotencyKey);
    await tx.insert(suggestionPapers).values(
      [...papers, ...examples].map((submission, position) => ({
        batchId,
        position,
        submissionId: submission.id,
        isExample: position >= papers.length,
      })),
    );
    return batchId;
  });
}

/** The work of a run with its form. Examples get a suggestion as well, which shows how well it agrees with their marks. */
async function planRun(db: Database, assignment: AssignmentRow, calibrateOn: readonly string[]) {
  const handedIn = await readWork(db, assignment.id);
  const examples = findExamples(handedIn, calibrateOn);
  const { papers: found } = await findPapers(db, assignment, handedIn);
  if (found.length === 0) throw new Problem('conflict', 'There is no work left to suggest marks for.');
  const [classRoom] = await db.select().from(classes).where(eq(classes.id, assignment.classId));
  if (classRoom === undefined) throw new Problem('not_found');
  const papers = found.slice(0, MAX_PAPERS - examples.length);
  const marked = examples.map(({ submission: { text }, mark: { scores, points } }) => ({
    text,
    scores,
    points,
  }));
  const submissions = examples.map(({ submission }) => submission);
  const request = gradingForm(assignment, classRoom, [...papers, ...submissions], marked);
  return { papers, examples: submissions, request };
}

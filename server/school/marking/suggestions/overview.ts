import { and, desc, eq } from 'drizzle-orm';
import { batches, batchItems } from '../../../documents/batches/tables.ts';
import type { Engine } from '../../../engine/port/engine.ts';
import type { SuggestionOverview } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { type AssignmentRow, requireTaught } from '../../work/assignments/assignments.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { agreementOf, type Points } from './agreement.ts';
import { findPapers, type HandedIn, readWork } from './find-papers.ts';
import { givenOn, type Scale, scalesOf } from './grading-form.ts';
import { scoresOf } from './present-suggestion.ts';
import { fitsRubric } from './suggested-work.ts';
import { suggestionPapers } from './tables.ts';

/** The suggestions for an assignment; throws a 404 unless the user teaches its class. */
export async function presentOverview(
  db: Database,
  engine: Pick<Engine, 'kind'>,
  teacherId: string,
  id: string,
): Promise<SuggestionOverview> {
  const assignment = await requireTaught(db, id, teacherId);
  const handedIn = await readWork(db, id);
  // Without a model, nothing is offered that would be refused.
  const { papers, unreadable } =
    engine.kind === 'model' ? await findPapers(db, assignment, handedIn) : { papers: [], unreadable: 0 };
  const last = await findLastRun(db, id);
  return {
    papers: papers.length,
    unreadable,
    run: last && (await presentRun(db, teacherId, last)),
    calibrated_on: last ? await countExamples(db, last.id) : 0,
    agreement: measureAgreement(assignment, handedIn),
  };
}

/** The examples of a run whose own suggestion succeeded, so that it can be compared with their marks. */
async function countExamples(db: Database, batchId: string): Promise<number> {
  const examples = await db
    .select({ position: suggestionPapers.position })
    .from(suggestionPapers)
    .innerJoin(
      batchItems,
      and(
        eq(batchItems.batchId, suggestionPapers.batchId),
        eq(batchItems.position, suggestionPapers.position),
        eq(batchItems.state, 'finished'),
      ),
    )
    .where(and(eq(suggestionPapers.batchId, batchId), eq(suggestionPapers.isExample, true)));
  return examples.length;
}

type BatchRow = typeof batches.$inferSelect;

async function findLastRun(db: Database, assignmentId: string): Promise<BatchRow | null> {
  const [found] = await db
    .select({ batch: batches })
    .from(suggestionPapers)
    .innerJoin(submissions, eq(submissions.id, suggestionPapers.submissionId))
    .innerJoin(batches, eq(batches.id, suggestionPapers.batchId))
    .where(eq(submissions.assignmentId, assignmentId))
    .orderBy(desc(suggestionPapers.createdAt))
    .limit(1);
  return found?.batch ?? null;
}

async function presentRun(
  db: Database,
  teacherId: string,
  batch: BatchRow,
): Promise<SuggestionOverview['run']> {
  const items = await db
    .select({ state: batchItems.state })
    .from(batchItems)
    .where(eq(batchItems.batchId, batch.id));
  const count = (state: (typeof items)[number]['state']) =>
    items.filter((item) => item.state === state).length;
  return {
    batch_id: batch.id,
    is_own: batch.userId === teacherId,
    state: batch.state,
    counts: {
      waiting: count('waiting'),
      writing: count('writing'),
      finished: count('finished'),
      failed: count('failed'),
      cancelled: count('cancelled'),
    },
    paused_because: batch.pausedBecause,
  };
}

/**
 * Compares what was suggested by the present rubric with the marks that teachers had saved before. A mark saved later may
 * follow its suggestion, so it says nothing about agreement.
 */
function measureAgreement(assignment: AssignmentRow, { works, suggested }: HandedIn) {
  const scales = scalesOf(assignment);
  const papers = works.flatMap(({ submission, mark }) => {
    const one = suggested.get(submission.id);
    if (!mark || !one?.graded || !fitsRubric(one, assignment)) return [];
    if (mark.updatedAt > one.askedAt) return [];
    const scores = scoresOf(scales, one.graded, submission.text);
    return [
      {
        suggested: new Map(scores.map(({ criterion_id, points }) => [criterion_id, points])),
        given: givenIn(scales, mark),
      },
    ];
  });
  return agreementOf(scales, papers);
}

const givenIn = (scales: readonly Scale[], mark: Parameters<typeof givenOn>[1]): Points =>
  new Map(
    scales.flatMap((scale) => {
      const given = givenOn(scale, mark);
      return given === null ? [] : [[scale.id, given] as const];
    }),
  );

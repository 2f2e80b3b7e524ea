import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { batches, batchItems } from '../../../documents/batches/tables.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import { type GradedSubmission, submissionsSchema } from '../../../generated/blocks.ts';
import type { BatchItemState, BatchState } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { AssignmentRow } from '../../work/assignments/assignments.ts';
import { criteriaRows } from './grading-form.ts';
import { suggestionPapers } from './tables.ts';
import { whyFailed } from './why-failed.ts';

/** What a batch has for the work of one student. */
export interface Suggested {
  submissionId: string;
  batchId: string;
  /** When its batch was started. */
  askedAt: Date;
  batchState: BatchState;
  pausedBecause: string | null;
  itemState: BatchItemState;
  failure: string | null;
  /** The rows of the rubric that it was judged by. */
  criteria: unknown;
  /** Null until it is written. */
  graded: GradedSubmission | null;
}

/** The last suggestion for each submission; one whose document is deleted counts as none. */
export async function suggestionsFor(
  db: Database,
  submissionIds: readonly string[],
): Promise<Map<string, Suggested>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await db
    .select({
      paper: suggestionPapers,
      item: batchItems,
      batch: batches,
      result: generations.result,
      failure: generations.failure,
    })
    .from(suggestionPapers)
    .innerJoin(batches, eq(batches.id, suggestionPapers.batchId))
    .innerJoin(
      batchItems,
      and(
        eq(batchItems.batchId, suggestionPapers.batchId),
        eq(batchItems.position, suggestionPapers.position),
      ),
    )
    .leftJoin(generations, and(eq(generations.id, batchItems.generationId), isNull(generations.trashedAt)))
    .where(inArray(suggestionPapers.submissionId, [...submissionIds]))
    .orderBy(asc(suggestionPapers.createdAt));
  const found = rows.flatMap(({ paper, item, batch, result, failure }): Suggested[] => {
    const [graded = null] = submissionsSchema.safeParse(result?.['submissions']).data ?? [];
    if (item.state === 'finished' && graded === null) return [];
    return [
      {
        submissionId: paper.submissionId,
        batchId: paper.batchId,
        askedAt: paper.createdAt,
        batchState: batch.state,
        pausedBecause: batch.pausedBecause,
        itemState: item.state,
        failure: failure ? whyFailed(failure) : item.failure,
        criteria: batch.input['criteria'],
        graded: item.state === 'finished' ? graded : null,
      },
    ];
  });
  return new Map(found.map((one) => [one.submissionId, one]));
}

/** Whether it was judged by the rubric that the assignment has now. */
export const fitsRubric = ({ criteria }: Suggested, assignment: AssignmentRow): boolean =>
  isDeepStrictEqual(criteria, criteriaRows(assignment));

/** Whether the work needs no further suggestion: it has one, or will have. */
export const isUnderway = (suggested: Suggested, assignment: AssignmentRow): boolean =>
  suggested.itemState !== 'failed' &&
  suggested.itemState !== 'cancelled' &&
  fitsRubric(suggested, assignment);

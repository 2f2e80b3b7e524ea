import type { MarkSuggestion, SuggestedScore, SuggestionState } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { GradedSubmission } from '../../../generated/blocks.ts';
import { requireSubmission } from '../marking/marks.ts';
import { submissionsOf } from '../../work/submissions/hand-in.ts';
import { hundredths } from '../../../platform/hundredths.ts';
import { levelOf } from './agreement.ts';
import { type Scale, scalesOf } from './grading-form.ts';
import { fitsRubric, type Suggested, suggestionsFor } from './suggested-work.ts';

const NONE: MarkSuggestion = {
  state: 'none',
  because: null,
  outdated: null,
  attempt: null,
  flags: [],
  scores: [],
  comment: '',
};

/** The suggestion for a submission, or the outdated one for an attempt before it; throws a 404 unless the user teaches its class. */
export async function presentSuggestion(
  db: Database,
  teacherId: string,
  id: string,
): Promise<MarkSuggestion> {
  const { assignment, submission } = await requireSubmission(db, teacherId, id);
  const attempts = (await submissionsOf(db, submission.studentId, assignment.id)).filter(
    ({ attempt }) => attempt <= submission.attempt,
  );
  const suggested = await suggestionsFor(
    db,
    attempts.map((attempt) => attempt.id),
  );
  const about = attempts
    .toSorted((one, other) => other.attempt - one.attempt)
    .find((attempt) => suggested.has(attempt.id));
  const one = about && suggested.get(about.id);
  if (about === undefined || one === undefined) return NONE;
  const changed = fitsRubric(one, assignment) ? null : ('rubric_changed' as const);
  const outdated = about.id === id ? changed : ('new_attempt' as const);
  const state = stateOf(one);
  // Work in progress on an outdated attempt says nothing about this one.
  if (outdated === 'new_attempt' && state !== 'ready') return NONE;
  return {
    state,
    because: state === 'paused' ? one.pausedBecause : becauseOf(one),
    outdated,
    attempt: about.attempt,
    flags: one.graded?.flags ?? [],
    scores: one.graded ? scoresOf(scalesOf(assignment), one.graded, about.text) : [],
    comment: one.graded?.feedback ?? '',
  };
}

function stateOf({ itemState, batchState }: Suggested): SuggestionState {
  if (itemState === 'finished') return 'ready';
  if (itemState === 'failed' || itemState === 'cancelled') return 'failed';
  return batchState === 'paused' ? 'paused' : itemState;
}

const becauseOf = ({ itemState, failure }: Suggested): string | null =>
  itemState === 'cancelled' ? 'It was cancelled.' : failure;

/** The suggested scores by criterion, with only those quotations that the text contains. */
export const scoresOf = (
  scales: readonly Scale[],
  { questions }: GradedSubmission,
  text: string,
): SuggestedScore[] =>
  scales.flatMap((scale) => {
    const question = questions.find(({ ref }) => ref.trim() === scale.name);
    if (question === undefined) return [];
    const { evidence = '', verdict, confidence = 'medium', reason = '', comment, misconception } = question;
    const isQuoted = evidence !== '' && text.includes(evidence);
    return [
      {
        criterion_id: scale.id,
        points: pointsOn(scale, question.score),
        confidence: verdict === 'unclear' ? 'low' : confidence,
        reason,
        quote: isQuoted ? evidence : null,
        is_quote_missing: evidence !== '' && !isQuoted,
        comment: (isQuoted && comment?.trim()) || null,
        misconception: misconception?.trim() || null,
      },
    ];
  });

/** The points that a teacher can give: those of the level that the score reaches. */
function pointsOn(scale: Scale, score: number): number {
  const { levels, max } = scale;
  return levels[levelOf(scale, score)] ?? hundredths(Math.min(Math.max(score, 0), max));
}

import type { GivenMarkState, Mark, MarkChange, Submission } from '@/shared/api/marking';
import type { SuggestedScore } from '@/shared/api/suggestions';
import type { GivenScore, TextNote } from '@/shared/api/submissions';

/** A mark while a teacher gives it. */
export type Marking =
  | { state: 'closed' }
  | {
      state: 'open';
      id: string;
      /** Of the saved mark that the changes are based on. */
      revision: number;
      scores: readonly GivenScore[];
      points: number | null;
      comment: string;
      notes: readonly TextNote[];
      isChanged: boolean;
      /** The mark that another teacher saved meanwhile, or null. */
      conflict: Mark | null;
    };

export type MarkEdit = Partial<{ points: number | null; comment: string; notes: readonly TextNote[] }>;

const sumOf = (scores: readonly GivenScore[]): number | null =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score.points, 0);

const fromMark = (id: string, { revision, scores, points, comment, notes }: Mark): Marking => ({
  state: 'open',
  id,
  revision,
  scores,
  points,
  comment,
  notes,
  isChanged: false,
  conflict: null,
});

/** A quiz without a mark begins with the points that the key gives. */
function begin({ id, mark, quiz }: Submission): Marking {
  if (quiz === null || mark.revision > 0) return fromMark(id, mark);
  const scores = quiz.questions.flatMap((question) =>
    question.suggested === null ? [] : [{ criterion_id: question.id, points: question.suggested }],
  );
  return fromMark(id, { ...mark, scores, points: sumOf(scores) });
}

/** Changes that are not saved stay; if the mark has another revision, they are in conflict with it. */
export function receiveSubmission(marking: Marking, submission: Submission): Marking {
  const { id, mark } = submission;
  if (marking.state === 'closed' || marking.id !== id || !marking.isChanged) return begin(submission);
  return mark.revision === marking.revision ? marking : { ...marking, conflict: mark };
}

export const receiveSaved = (marking: Marking, { id, mark }: { id: string; mark: Mark }): Marking =>
  marking.state === 'open' && marking.id === id ? fromMark(id, mark) : marking;

export const editMark = (marking: Marking, edit: MarkEdit): Marking =>
  marking.state === 'open' ? { ...marking, ...edit, isChanged: true } : marking;

/** Gives a criterion a score; the same score again takes it away. */
export function giveScore(marking: Marking, given: GivenScore): Marking {
  if (marking.state !== 'open') return marking;
  const others = marking.scores.filter(({ criterion_id }) => criterion_id !== given.criterion_id);
  const isTakenAway = marking.scores.some(
    ({ criterion_id, points }) => criterion_id === given.criterion_id && points === given.points,
  );
  const scores = isTakenAway ? others : [...others, given];
  return { ...marking, scores, points: sumOf(scores), isChanged: true };
}

/** The suggestions for scores that the teacher has not given. */
export function blankIn(marking: Marking, suggested: readonly SuggestedScore[]): SuggestedScore[] {
  if (marking.state !== 'open') return [];
  return suggested.filter(({ criterion_id }) =>
    criterion_id === null
      ? marking.points === null
      : !marking.scores.some((score) => score.criterion_id === criterion_id),
  );
}

/** Fills in blank scores; what the teacher has given stays. */
export function acceptSuggestions(marking: Marking, suggested: readonly SuggestedScore[]): Marking {
  if (marking.state !== 'open') return marking;
  const blank = blankIn(marking, suggested);
  const [first] = blank;
  if (first === undefined) return marking;
  if (first.criterion_id === null) return { ...marking, points: first.points, isChanged: true };
  const given = blank.flatMap(({ criterion_id, points }) =>
    criterion_id === null ? [] : [{ criterion_id, points }],
  );
  const scores = [...marking.scores, ...given];
  return { ...marking, scores, points: sumOf(scores), isChanged: true };
}

/** Types the points of a question; null takes them away. */
export function typePoints(
  marking: Marking,
  { questionId, points }: { questionId: string; points: number | null },
): Marking {
  if (marking.state !== 'open') return marking;
  const others = marking.scores.filter(({ criterion_id }) => criterion_id !== questionId);
  const scores = points === null ? others : [...others, { criterion_id: questionId, points }];
  return { ...marking, scores, points: sumOf(scores), isChanged: true };
}

export function settleConflict(marking: Marking, choice: 'own' | 'other'): Marking {
  if (marking.state !== 'open' || marking.conflict === null) return marking;
  if (choice === 'other') return fromMark(marking.id, marking.conflict);
  return { ...marking, revision: marking.conflict.revision, conflict: null };
}

export type OpenMarking = Extract<Marking, { state: 'open' }>;

export const changeOf = (
  { revision, scores, points, comment, notes }: OpenMarking,
  state: GivenMarkState,
): MarkChange => ({ revision, state, scores: [...scores], points, comment, notes: [...notes] });

/** What gets a score of its own, in order: the criteria, the questions, or the work as a whole. */
export const WHOLE = 'whole';
const partsOf = ({ assignment: { rubric }, quiz }: Submission): { id: string; most: number }[] | null =>
  rubric?.criteria.map(({ id, levels }) => ({ id, most: Math.max(...levels.map(({ points }) => points)) })) ??
  quiz?.questions.map(({ id, points }) => ({ id, most: points })) ??
  null;

/** The ids of what has no score yet. */
export function blankParts({ scores, points }: OpenMarking, submission: Submission): string[] {
  const parts = partsOf(submission);
  if (parts === null) return points === null ? [WHOLE] : [];
  return parts.filter(({ id }) => !scores.some((score) => score.criterion_id === id)).map(({ id }) => id);
}

/** The maximum of the scores given so far. */
export function mostSoFar(marking: OpenMarking, submission: Submission): number {
  const blanks = blankParts(marking, submission);
  const parts = partsOf(submission);
  if (parts === null || blanks.length === 0 || blanks.length === parts.length) {
    return submission.assignment.points;
  }
  return parts.filter(({ id }) => !blanks.includes(id)).reduce((sum, { most }) => sum + most, 0);
}

/** The blank after a part, or the first one; null if nothing is blank. */
export function blankAfter(marking: OpenMarking, submission: Submission, id: string | null): string | null {
  const blanks = blankParts(marking, submission);
  const all = partsOf(submission)?.map((part) => part.id) ?? [WHOLE];
  const later = all.slice(id === null ? 0 : all.indexOf(id) + 1);
  return blanks.find((blank) => later.includes(blank)) ?? blanks[0] ?? null;
}

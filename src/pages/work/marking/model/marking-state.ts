import { isInHundredths } from 'gradebook-arithmetic/decimals';
import type { GivenMarkState, Mark, MarkChange, Submission } from '@/shared/api/marking';
import type { SuggestedScore } from '@/shared/api/suggestions';
import type { FileNote, GivenScore, TextNote } from '@/shared/api/submissions';

/** What a teacher gives; it is saved while they mark. */
export type MarkContent = {
  /** `in_marking` until the teacher finishes it, and again while a score is blank. */
  state: GivenMarkState;
  scores: readonly GivenScore[];
  /** Of work with one score; null while it is blank, and where the parts have scores. */
  points: number | null;
  comment: string;
  notes: readonly TextNote[];
  file_notes: readonly FileNote[];
};

export type MarkEdit = Partial<Pick<MarkContent, 'points' | 'comment' | 'notes' | 'file_notes'>>;

/** In the order of the ids, so that equal scores are equal however they were given. */
const inOrder = (scores: readonly GivenScore[]): GivenScore[] =>
  scores.toSorted((one, other) => (one.criterion_id < other.criterion_id ? -1 : 1));

/** What is wrong with typed points; undefined if they can be saved. */
export const exactnessFault = (points: number | null): string | undefined =>
  points === null || isInHundredths(points) ? undefined : 'Enter points with at most two decimals.';

/** The points so far; null for none. */
export const totalOf = ({ scores, points }: Pick<MarkContent, 'scores' | 'points'>): number | null =>
  scores.length === 0 ? points : Math.round(scores.reduce((sum, score) => sum + score.points, 0) * 100) / 100;

/** What the server has. A quiz without a mark begins with the points that the key gives. */
export function contentOf(submission: Submission): MarkContent {
  const { mark, quiz } = submission;
  const suggested =
    mark.revision > 0
      ? undefined
      : quiz?.questions.flatMap((question) =>
          question.suggested === null ? [] : [{ criterion_id: question.id, points: question.suggested }],
        );
  return {
    state: stateOf(mark),
    scores: inOrder(suggested ?? mark.scores),
    points: partsOf(submission) === null ? mark.points : null,
    comment: mark.comment,
    notes: mark.notes,
    file_notes: mark.file_notes,
  };
}

function stateOf({ state }: Mark): GivenMarkState {
  if (state === 'not_marked') return 'in_marking';
  // So it will be once it is taken back.
  return state === 'returned' ? 'ready' : state;
}

export const editMark = (content: MarkContent, edit: MarkEdit): MarkContent => ({ ...content, ...edit });

const withScores = (content: MarkContent, scores: readonly GivenScore[]): MarkContent => ({
  ...content,
  scores: inOrder(scores),
});

const scoresBut = ({ scores }: MarkContent, id: string): GivenScore[] =>
  scores.filter(({ criterion_id }) => criterion_id !== id);

export const scoreOf = ({ scores }: MarkContent, id: string): number | null =>
  scores.find(({ criterion_id }) => criterion_id === id)?.points ?? null;

/** Gives a criterion a score; the same score again takes it away. */
export function giveScore(content: MarkContent, given: GivenScore): MarkContent {
  const others = scoresBut(content, given.criterion_id);
  const isTakenAway = scoreOf(content, given.criterion_id) === given.points;
  return withScores(content, isTakenAway ? others : [...others, given]);
}

/** Types the points of a question; null takes them away. */
export function typePoints(
  content: MarkContent,
  { questionId, points }: { questionId: string; points: number | null },
): MarkContent {
  const others = scoresBut(content, questionId);
  return withScores(content, points === null ? others : [...others, { criterion_id: questionId, points }]);
}

/** The suggestions for scores that the teacher has not given. */
export const blankIn = (content: MarkContent, suggested: readonly SuggestedScore[]): SuggestedScore[] =>
  suggested.filter(({ criterion_id }) =>
    criterion_id === null ? content.points === null : scoreOf(content, criterion_id) === null,
  );

/** Fills in blank scores; what the teacher has given stays. */
export function acceptSuggestions(content: MarkContent, suggested: readonly SuggestedScore[]): MarkContent {
  const blank = blankIn(content, suggested);
  const [first] = blank;
  if (first === undefined) return content;
  if (first.criterion_id === null) return { ...content, points: first.points };
  const given = blank.flatMap(({ criterion_id, points }) =>
    criterion_id === null ? [] : [{ criterion_id, points }],
  );
  return withScores(content, [...content.scores, ...given]);
}

/** A mark with a blank score is not finished any more; a returned mark doesn't change. */
export function settleEdit(before: MarkContent, edited: MarkContent, submission: Submission): MarkContent {
  if (submission.mark.returned_at !== null) return before;
  return edited.state !== 'in_marking' && blankParts(edited, submission).length > 0
    ? { ...edited, state: 'in_marking' }
    : edited;
}

export const changeOf = (content: MarkContent, revision: number): MarkChange => ({
  revision,
  state: content.state,
  scores: [...content.scores],
  points: totalOf(content),
  comment: content.comment,
  notes: [...content.notes],
  file_notes: [...content.file_notes],
});

/** The content that was sent as this change. */
export const sentContent = ({ revision: _, ...change }: MarkChange): MarkContent => ({
  ...change,
  file_notes: change.file_notes ?? [],
  points: change.scores.length === 0 ? change.points : null,
});

/** What gets a score of its own, in order: the criteria, the questions, or the work as a whole. */
export const WHOLE = 'whole';
const partsOf = ({
  assignment: { rubric },
  quiz,
}: Pick<Submission, 'assignment' | 'quiz'>): { id: string; most: number }[] | null =>
  rubric?.criteria.map(({ id, levels }) => ({ id, most: Math.max(...levels.map(({ points }) => points)) })) ??
  quiz?.questions.map(({ id, points }) => ({ id, most: points })) ??
  null;

/** The ids of what has no score yet. */
export function blankParts(content: MarkContent, submission: Submission): string[] {
  const parts = partsOf(submission);
  if (parts === null) return content.points === null ? [WHOLE] : [];
  return parts.filter(({ id }) => scoreOf(content, id) === null).map(({ id }) => id);
}

/** The maximum of the scores given so far. */
export function mostSoFar(content: MarkContent, submission: Submission): number {
  const blanks = blankParts(content, submission);
  const parts = partsOf(submission);
  if (parts === null || blanks.length === 0 || blanks.length === parts.length) {
    return submission.assignment.points;
  }
  return parts.filter(({ id }) => !blanks.includes(id)).reduce((sum, { most }) => sum + most, 0);
}

/** The blank after a part, or the first one; null if nothing is blank. */
export function blankAfter(content: MarkContent, submission: Submission, id: string | null): string | null {
  const blanks = blankParts(content, submission);
  const all = partsOf(submission)?.map((part) => part.id) ?? [WHOLE];
  const later = all.slice(id === null ? 0 : all.indexOf(id) + 1);
  return blanks.find((blank) => later.includes(blank)) ?? blanks[0] ?? null;
}

import { MAX_PAPER } from '../../../documents/templates/grade-assignment/schema.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { AssignmentRow } from '../../work/assignments/assignments.ts';
import { findQuiz } from '../../work/assignments/quizzes.ts';
import { lastWorksOf } from '../marking/list-submissions.ts';
import type { MarkRow } from '../marking/marks.ts';
import type { SubmissionRow } from '../../work/submissions/hand-in.ts';
import { isUnderway, type Suggested, suggestionsFor } from './suggested-work.ts';

/** As many as a batch takes. */
export const MAX_PAPERS = 40;
const EXAMPLES = { least: 3, most: 5 };

interface Work {
  submission: SubmissionRow;
  mark: MarkRow | null;
}

/** What was handed in, with what was suggested for it by submission. */
export interface HandedIn {
  works: readonly Work[];
  suggested: ReadonlyMap<string, Suggested>;
}

/** What was handed in for each of the assignments, in as many statements for many as for one. */
export async function readWorks(
  db: Database,
  assignmentIds: readonly string[],
): Promise<Map<string, HandedIn>> {
  const found = await lastWorksOf(db, assignmentIds);
  const suggested = await suggestionsFor(
    db,
    [...found.values()].flatMap((works) => [...works.values()].map(({ submission }) => submission.id)),
  );
  return new Map([...found].map(([id, works]) => [id, { works: [...works.values()], suggested }]));
}

export const readWork = async (db: Database, assignmentId: string): Promise<HandedIn> =>
  (await readWorks(db, [assignmentId])).get(assignmentId) ?? { works: [], suggested: new Map() };

/** Whether a model can judge the text. */
const isReadable = ({ submission: { text } }: Work): boolean => {
  const { length } = text.trim();
  return length > 0 && length <= MAX_PAPER;
};

const isToMark = ({ mark }: Work): boolean => mark === null || mark.state === 'in_marking';

export interface FoundPapers {
  /** The oldest first, as many as one run takes. */
  papers: SubmissionRow[];
  /** The number of those without a text that a model can judge. */
  unreadable: number;
}

/** The work that could get a suggestion now. A quiz is marked by its key. */
export async function findPapers(
  db: Database,
  assignment: AssignmentRow,
  { works, suggested }: HandedIn,
): Promise<FoundPapers> {
  if (await findQuiz(db, assignment.id)) return { papers: [], unreadable: 0 };
  const toMark = works.filter(isToMark);
  const papers = toMark
    .filter(isReadable)
    .map(({ submission }) => submission)
    .filter(({ id }) => {
      const one = suggested.get(id);
      return one === undefined || !isUnderway(one, assignment);
    })
    .toSorted((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime())
    .slice(0, MAX_PAPERS);
  return { papers, unreadable: toMark.filter((work) => !isReadable(work)).length };
}

/** The marked work that a teacher chose as examples; throws a 422 unless there are none or three to five. */
export function findExamples(
  { works }: HandedIn,
  chosen: readonly string[],
): { submission: SubmissionRow; mark: MarkRow }[] {
  const ids = new Set(chosen);
  if (ids.size === 0) return [];
  if (ids.size < EXAMPLES.least || ids.size > EXAMPLES.most) {
    throw Problem.field('calibrate_on', `Choose ${EXAMPLES.least} to ${EXAMPLES.most} marked papers.`);
  }
  const marked = works.flatMap((work) =>
    work.mark && !isToMark(work) && isReadable(work)
      ? [{ submission: work.submission, mark: work.mark }]
      : [],
  );
  const examples = marked.filter(({ submission }) => ids.has(submission.id));
  if (examples.length < ids.size) {
    throw Problem.field('calibrate_on', 'Choose papers with a text and a finished mark.');
  }
  return examples;
}

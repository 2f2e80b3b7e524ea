import { inArray } from 'drizzle-orm';
import { untypeset } from '../../../documents/exports/questions/maths.ts';
import type { ClassStudent } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { AssignmentRow } from '../../work/assignments/assignments.ts';
import type { QuizRow } from '../../work/assignments/quizzes.ts';
import { quizzes } from '../../work/assignments/tables.ts';
import { scoreAnswer } from '../../work/quizzes/score-answers.ts';
import { answersBySubmission } from '../../work/quizzes/submitted-quiz.ts';
import { type HandedIn, readWorks } from './find-papers.ts';
import { givenOn, scalesOf } from './grading-form.ts';
import { scoresOf } from './present-suggestion.ts';
import { fitsRubric } from './suggested-work.ts';

/** A misconception in the work of one student. */
export interface Finding {
  text: string;
  about: string;
  student: ClassStudent;
}

/** What was handed in for an assignment, with the quiz and the answers to it. */
interface HandedInWork extends HandedIn {
  assignment: AssignmentRow;
  quiz: QuizRow | undefined;
  answers: Awaited<ReturnType<typeof answersBySubmission>>;
}

/** What was handed in for each of the assignments. The number of statements does not depend on theirs. */
export async function readAllHandedIn(
  db: Database,
  assignments: readonly AssignmentRow[],
): Promise<HandedInWork[]> {
  if (assignments.length === 0) return [];
  const ids = assignments.map(({ id }) => id);
  const handedIn = await readWorks(db, ids);
  const asked = await db.select().from(quizzes).where(inArray(quizzes.assignmentId, ids));
  const quizOf = new Map(asked.map((quiz) => [quiz.assignmentId, quiz]));
  const answers = await answersBySubmission(
    db,
    assignments.flatMap(({ id }) =>
      quizOf.has(id) ? (handedIn.get(id)?.works ?? []).map(({ submission }) => submission.id) : [],
    ),
  );
  return assignments.map((assignment) => ({
    assignment,
    ...(handedIn.get(assignment.id) ?? { works: [], suggested: new Map() }),
    quiz: quizOf.get(assignment.id),
    answers,
  }));
}

export async function readHandedIn(db: Database, assignment: AssignmentRow): Promise<HandedInWork> {
  const [handedIn] = await readAllHandedIn(db, [assignment]);
  if (handedIn === undefined) throw new Error('Each assignment has an answer.');
  return handedIn;
}

/** By submission, whose it is. */
type Students = ReadonlyMap<string, ClassStudent>;

export const findIn = (handedIn: HandedInWork, students: Students): Finding[] => [
  ...findInQuiz(handedIn, students),
  ...findInWork(handedIn, students),
];

/** Students with the same misconception. */
export interface FoundMisconception<Found extends Finding = Finding> {
  text: string;
  about: string;
  students: ClassStudent[];
  findings: readonly Found[];
}

/** Puts the students with the same misconception together, the largest group first. Formulas are texts of one line. */
export function groupFindings<Found extends Finding>(
  findings: readonly Found[],
): FoundMisconception<Found>[] {
  const groups = Map.groupBy(findings, ({ text }) => text.trim().replace(/\.$/, '').toLocaleLowerCase('en'));
  return [...groups.values()]
    .flatMap((all) => {
      const [first] = all;
      if (first === undefined) return [];
      const students = [...new Map(all.map(({ student }) => [student.id, student])).values()];
      return [{ text: untypeset(first.text.trim()), about: untypeset(first.about), students, findings: all }];
    })
    .toSorted((one, other) => other.students.length - one.students.length);
}

/** Wrong answers to questions whose document names a misconception. */
function findInQuiz({ quiz, works, answers }: HandedInWork, students: Students): Finding[] {
  if (quiz === undefined) return [];
  return quiz.questions.flatMap((question) =>
    works.flatMap(({ submission, mark }) => {
      const values = answers.get(submission.id)?.get(question.id) ?? [];
      const given = mark?.scores.find(({ criterion_id }) => criterion_id === question.id)?.points;
      const points = given ?? scoreAnswer(question, values, quiz.language ?? undefined);
      const student = students.get(submission.id);
      const isWrong = values.length > 0 && points !== null && points < question.points;
      return question.misconception && isWrong && student
        ? [{ text: question.misconception, about: question.stem, student }]
        : [];
    }),
  );
}

/** What suggestions found in written work, unless a teacher gave all points. */
function findInWork({ assignment, works, suggested }: HandedInWork, students: Students): Finding[] {
  const scales = scalesOf(assignment);
  return works.flatMap(({ submission, mark }) => {
    const one = suggested.get(submission.id);
    const student = students.get(submission.id);
    if (!student || !one?.graded || !fitsRubric(one, assignment)) return [];
    return scoresOf(scales, one.graded, submission.text).flatMap(({ criterion_id, misconception }) => {
      const scale = scales.find((each) => each.id === criterion_id);
      if (misconception === null || !scale) return [];
      const given = mark && givenOn(scale, mark);
      if ((given ?? 0) >= scale.max) return [];
      return [{ text: misconception, about: scale.id === null ? assignment.title : scale.name, student }];
    });
  });
}

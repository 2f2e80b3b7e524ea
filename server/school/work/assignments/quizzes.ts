import { eq } from 'drizzle-orm';
import { findSourceText } from '../../../documents/exports/source-text.ts';
import { findTitledQuestions } from '../../../documents/generations/document/find-questions.ts';
import type { AssignmentContent, Quiz, QuizSettings } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { asQuizQuestions, pointsOfQuestions } from './quiz-questions.ts';
import { quizzes } from './tables.ts';

export type QuizRow = typeof quizzes.$inferSelect;
type QuizValues = Omit<QuizRow, 'assignmentId'>;

const MAX_POINTS = 1000;

/** The quiz of an assignment; undefined if it has none. */
export async function findQuiz(db: Database, assignmentId: string): Promise<QuizRow | undefined> {
  const [row] = await db.select().from(quizzes).where(eq(quizzes.assignmentId, assignmentId));
  return row;
}

/** The quiz, locked until the transaction ends: either its questions change or a student begins. */
export async function lockQuiz(tx: Database, assignmentId: string): Promise<QuizRow | undefined> {
  const [row] = await tx.select().from(quizzes).where(eq(quizzes.assignmentId, assignmentId)).for('update');
  return row;
}

/** What is stored of an assignment's quiz before it is saved. */
interface Before {
  quiz: QuizRow | undefined;
  /** Whether students could see the assignment. */
  isPublished: boolean;
}

export const NEW: Before = { quiz: undefined, isPublished: false };

/**
 * The quiz to store; null for an assignment of another kind. The questions and their source are copied from the
 * document until students can see them; after that, only another document replaces them, and nothing once a student has
 * begun.
 */
export async function readQuiz(
  tx: Database,
  teacherId: string,
  { kinds, quiz: settings }: Pick<AssignmentContent, 'kinds' | 'quiz'>,
  { quiz: before, isPublished }: Before,
): Promise<QuizValues | null> {
  if (kinds.includes('quiz') !== (settings !== null) || (settings && new Set(kinds).size > 1)) {
    throw Problem.field('kinds', 'A quiz is the only way to hand in its assignment.');
  }
  const hasBegun = before !== undefined && before.begunAt !== null;
  const isOther = settings?.document_id !== before?.documentId;
  if (hasBegun && (settings === null || isOther)) {
    throw Problem.field('quiz', 'A student has begun this quiz, so its questions stay.');
  }
  if (settings === null) return null;
  const chosen = {
    minutes: settings.minutes,
    shuffle: settings.shuffle,
    showAnswers: settings.show_answers,
    giveSource: settings.give_source,
  };
  if (before && !isOther && (hasBegun || isPublished)) return { ...before, ...chosen };
  const copy = await copyQuestions(tx, teacherId, settings);
  if (copy) return { ...copy, ...chosen, copiedAt: new Date(), begunAt: null };
  // Another teacher's document, or one that was deleted since.
  if (before && !isOther) return { ...before, ...chosen };
  throw Problem.field('quiz', 'Choose a document with questions.');
}

async function copyQuestions(tx: Database, teacherId: string, { document_id: id }: QuizSettings) {
  const found = id === null ? null : await findTitledQuestions(tx, teacherId, id);
  if (found === null) return null;
  const questions = asQuizQuestions(found.questions);
  if (pointsOfQuestions(questions) > MAX_POINTS) {
    throw Problem.field('quiz', 'Choose a document whose questions give at most 1,000 points.');
  }
  const source = await findSourceText(tx, teacherId, found);
  return { documentId: id, title: found.title, language: found.language, source, questions };
}

/** Stores the quiz of an assignment, or removes it. */
export async function storeQuiz(tx: Database, assignmentId: string, quiz: QuizValues | null): Promise<void> {
  if (quiz === null) {
    await tx.delete(quizzes).where(eq(quizzes.assignmentId, assignmentId));
    return;
  }
  await tx
    .insert(quizzes)
    .values({ ...quiz, assignmentId })
    .onConflictDoUpdate({ target: quizzes.assignmentId, set: { ...quiz, assignmentId } });
}

export const settingsOf = ({
  documentId,
  minutes,
  shuffle,
  showAnswers,
  giveSource,
}: QuizRow): QuizSettings => ({
  document_id: documentId,
  minutes,
  shuffle,
  show_answers: showAnswers,
  give_source: giveSource,
});

/** The quiz with its answers, for teachers. */
export const presentQuiz = ({ title, source, questions, copiedAt, begunAt }: QuizRow): Quiz => ({
  title,
  source,
  questions,
  copied_at: copiedAt.toISOString(),
  begun_at: begunAt?.toISOString() ?? null,
});

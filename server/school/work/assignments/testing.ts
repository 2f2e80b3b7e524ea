import { eq } from 'drizzle-orm';
import { storeSample } from '../../../documents/actions/testing.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import { generatorOf } from '../../../documents/templates/generators.ts';
import type { Question } from '../../../documents/templates/question.ts';
import type { AssignmentContent, QuizSettings } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';

/** Stores a document of a teacher with these questions; returns the id. */
export async function storeQuestions(
  db: Database,
  userId: string,
  questions: readonly Question[],
): Promise<string> {
  const generator = generatorOf('exam-and-quizzes');
  if (!generator) throw new Error('There is no template for exams.');
  const id = await storeSample(db, userId, generator);
  await rewriteQuestions(db, id, questions);
  return id;
}

/** Replaces the questions of a document, as an edit does. */
export async function rewriteQuestions(
  db: Database,
  id: string,
  questions: readonly Question[],
): Promise<void> {
  const result = { sections: [{ title: 'Part A', questions }] };
  await db.update(generations).set({ result, title: 'Leaf quiz' }).where(eq(generations.id, id));
}

/** What makes an assignment a quiz on a document. */
export const quizOn = (
  documentId: string,
  change: Partial<QuizSettings> = {},
): Pick<AssignmentContent, 'kinds' | 'quiz'> => ({
  kinds: ['quiz'],
  quiz: {
    document_id: documentId,
    minutes: 20,
    shuffle: true,
    show_answers: 'returned',
    give_source: true,
    ...change,
  },
});

/** A question of every kind, each with an answer that must not reach students. */
export const everyKind: readonly Question[] = [
  {
    id: 'a',
    type: 'multiple-choice',
    stem: 'What built the tree?',
    points: 2,
    options: [
      { key: 'A', text: 'Soil', correct: false, rationale: 'SECRET rationale' },
      { key: 'B', text: 'Air and water', correct: true },
      { key: 'C', text: 'Nothing', correct: false },
    ],
    explanation: 'SECRET explanation',
    misconception: 'SECRET misconception',
    standard_code: 'SECRET standard',
  },
  {
    id: 'b',
    type: 'multiple-select',
    stem: 'What does a leaf need?',
    points: 2,
    options: [
      { key: 'A', text: 'Light', correct: true },
      { key: 'B', text: 'Sand', correct: false },
      { key: 'C', text: 'Water', correct: true },
    ],
  },
  { id: 'c', type: 'true-false', stem: 'Plants respire at night.', points: 1, answers: ['True'] },
  {
    id: 'd',
    type: 'fill-in-blank',
    stem: 'Leaves take in ____ and give out ____.',
    points: 2,
    blanks: ['SECRET dioxide', 'SECRET oxygen'],
  },
  {
    id: 'e',
    type: 'numeric',
    stem: '18 bubbles in 4 minutes. How many a minute?',
    points: 1,
    answers: ['4.5'],
    tolerance: 0.1,
    source_ref: 'SECRET source',
  },
  {
    id: 'f',
    type: 'matching',
    stem: 'Match the parts.',
    points: 3,
    pairs: [
      { left: 'Stomata', right: 'let gases in' },
      { left: 'Chloroplasts', right: 'capture light' },
      { left: 'Xylem', right: 'carries water' },
    ],
  },
  {
    id: 'g',
    type: 'ordering',
    stem: 'Order the steps.',
    points: 2,
    items: ['Weigh the tree', 'Weigh the soil', 'Water it'],
    answers: ['Weigh the soil', 'Water it', 'Weigh the tree'],
  },
  {
    id: 'h',
    type: 'short-answer',
    stem: 'Name the green pigment.',
    points: 1,
    answers: ['SECRET chlorophyll'],
  },
  {
    id: 'i',
    type: 'open-ended',
    stem: 'What did he forget?',
    points: 3,
    answers: ['SECRET air'],
    hint: 'Up.',
  },
];

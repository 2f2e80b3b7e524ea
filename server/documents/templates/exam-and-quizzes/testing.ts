import type { Question } from '../question.ts';
import { checkQuiz } from './checks.ts';
import { derive } from './derive.ts';
import { quizInput, type QuizResult } from './schema.ts';

export const context = { sources: [], standards: [] };

/** A multiple-choice question whose correct option has this key. */
export function choice(id: string, right = 'A', change: Partial<Question> = {}): Question {
  const options = ['A', 'B', 'C', 'D'].map((key) => ({
    key,
    text: `${id} option ${key}`,
    correct: key === right,
  }));
  return { id, type: 'multiple-choice', stem: `Which one is ${id}?`, options, points: 2, ...change };
}

export const input = quizInput.parse({
  topic: 'Trees',
  grade_level: 'Grade 7',
  subject: 'Science',
  question_mix: [{ type: 'multiple-choice', count: 4, points: 2 }],
});

/** A paper with one section of these questions. */
export function paper(questions: readonly Question[], change: Partial<QuizResult> = {}): QuizResult {
  const sections = [{ title: 'Multiple choice', questions: [...questions] }];
  return {
    instructions: 'Answer all questions.',
    sections,
    marking_scheme: [],
    ...derive({ sections }, input),
    ...change,
  };
}

export const soundQuestions = ['A', 'C', 'B', 'D'].map((right, index) => choice(`q${index + 1}`, right));
/** The sound paper with a changed first question. */
export const withFirst = (change: Partial<Question>) =>
  paper([{ ...choice('q1', 'A'), ...change }, ...soundQuestions.slice(1)]);
/** The checks with this name. */
export const verdicts = (
  result: QuizResult,
  name: string,
  given = input,
  about: Parameters<typeof checkQuiz>[2] = context,
) => checkQuiz(result, given, about).checks.filter((check) => check.name === name);

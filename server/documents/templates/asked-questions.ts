import {
  checkAnswers,
  checkNoAllOfTheAbove,
  checkQuotes,
  checkRightOptions,
} from './exam-and-quizzes/question-checks.ts';
import type { Check, GeneratorContext } from './generator.ts';
import type { Question } from './question.ts';
import type { ReadingPart } from './reading.ts';

/** The checks of a section with a list of questions. */
export function checkAskedQuestions(
  section: string,
  questions: readonly Question[] = [],
  sourceOnly: boolean,
  context: GeneratorContext,
): Check[] {
  const placed = questions.map((question, index) => ({
    question,
    number: index + 1,
    path: `/${section}/${index}`,
  }));
  return [
    ...checkRightOptions(placed),
    ...checkAnswers(placed),
    ...checkNoAllOfTheAbove(placed),
    ...checkQuotes(placed, sourceOnly, context),
  ].map((check) => ({ ...check, section: check.status === 'passed' ? check.section : section }));
}

/** The texts of a section's questions that students read. */
export const askedReadingParts = (section: string, questions: readonly Question[] = []): ReadingPart[] =>
  questions.map(({ stem, options = [] }, index) => ({
    label: `question ${index + 1}`,
    text: [stem, ...options.map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`))].join('\n'),
    section,
    path: `/${section}/${index}`,
  }));

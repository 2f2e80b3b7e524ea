import type { Check, GeneratorContext } from '../generator.ts';
import type { Question } from '../question.ts';
import type { ReadingPart } from '../reading.ts';
import { placedAt, questionReadingParts } from './placed.ts';
import { checkAnswers, checkNoAllOfTheAbove, checkQuotes, checkRightOptions } from './question-checks.ts';

/** The checks of a section that is a short list of questions rather than a paper. */
export function checkQuestionList(
  section: string,
  questions: readonly Question[] = [],
  sourceOnly: boolean,
  context: GeneratorContext,
): Check[] {
  const placed = placedAt(`/${section}`, questions);
  return [
    ...checkRightOptions(placed),
    ...checkAnswers(placed),
    ...checkNoAllOfTheAbove(placed),
    ...checkQuotes(placed, sourceOnly, context),
  ];
}

/** The texts of a section's questions that students read. */
export const listReadingParts = (section: string, questions: readonly Question[] = []): ReadingPart[] =>
  questionReadingParts(placedAt(`/${section}`, questions));

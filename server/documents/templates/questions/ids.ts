import type { Check } from '../generator.ts';
import type { Question } from '../question.ts';
import { repaired } from '../verdicts.ts';

/** Renumbers all questions if two have the same id. */
export function withUniqueIds(
  questions: readonly Question[],
  section: string,
): { questions: readonly Question[]; checks: Check[] } {
  if (new Set(questions.map(({ id }) => id)).size === questions.length) return { questions, checks: [] };
  const repair = repaired(
    'Question ids are unique',
    'Two questions had the same id, so all were renumbered.',
    { section },
  );
  return {
    questions: questions.map((question, index) => ({ ...question, id: `q${index + 1}` })),
    checks: [repair],
  };
}

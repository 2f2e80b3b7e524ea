import { isDeepStrictEqual } from 'node:util';
import { asData } from '../../../engine/safety/user-data.ts';
import type { Check, GeneratorContext } from '../generator.ts';
import type { Question } from '../question.ts';
import { counted, passed, repaired } from '../verdicts.ts';
import type { HandoutInput } from './schema.ts';

const NAME = 'Kept questions are unchanged';

/** The questions of the saved set that the form keeps, by id or number. */
export function keptQuestions(
  { start_from, keep_ids }: HandoutInput,
  { questions = [] }: GeneratorContext,
): Question[] {
  if (start_from !== 'Saved set') return [];
  const kept = new Set(keep_ids);
  // The form of a prompt has its texts between data marks.
  const isKept = (key: string) => kept.has(key) || kept.has(asData(key));
  return questions.filter(({ id }, index) => isKept(id) || isKept(String(index + 1)));
}

/** Puts back each kept question of the saved set that was changed or left out. */
export function withKept(
  given: readonly Question[],
  input: HandoutInput,
  context: GeneratorContext,
): { questions: readonly Question[]; checks: Check[] } {
  const kept = keptQuestions(input, context);
  if (kept.length === 0) return { questions: given, checks: [] };
  const missing = kept.filter((question) => !given.some((each) => isDeepStrictEqual(each, question)));
  if (missing.length === 0)
    return { questions: given, checks: [passed(NAME, `${counted(kept.length, 'question')}.`)] };
  const byId = new Map(missing.map((question) => [question.id, question]));
  const questions = given.map((question) => byId.get(question.id) ?? question);
  const added = missing.filter(({ id }) => !given.some((question) => question.id === id));
  return {
    questions: [...questions, ...added],
    checks: [
      repaired(NAME, `${counted(missing.length, 'question')} of the saved set put back.`, {
        section: 'questions',
      }),
    ],
  };
}

import { isDeepStrictEqual } from 'node:util';
import { beforeAnnualReview } from '../calendar.ts';
import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkGoals, withDates } from '../goal-checks.ts';
import { checkSupplied, checkUnsupplied } from '../supplied.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { deriveIep, factualTexts, iepEvidence, suppliedTexts } from './derive.ts';
import { iepDerived, type IepInput, type IepResult, iepSections } from './schema.ts';

const SERVICE =
  /\b(?:(?:speech(?:-language)?|occupational|physical|music|play) therapy|counsel(?:l)?ing|paraprofessional|one-to-one aide|behavio(?:u)?r intervention plan|extended school year|resource room|self-contained class(?:room)?|specially designed instruction|medication)\b/giu;

export function checkIep(
  given: IepResult,
  input: IepInput,
  context: GeneratorContext,
): CheckedResult<IepResult> {
  const last = input.meeting_date === '' ? '' : beforeAnnualReview(input.meeting_date);
  const goals = withDates(given.annual_goals ?? [], last);
  const dated: IepResult = { ...given, ...(given.annual_goals && { annual_goals: goals }) };
  const wanted = iepSections(input);
  const derived = Object.fromEntries(
    iepDerived.filter((key) => wanted.includes(key)).map((key) => [key, deriveIep(key, dated, input)]),
  );
  const changed = iepDerived.filter(
    (key) => key in given && !isDeepStrictEqual(given[key], derived[key]) && key !== 'evidence_map',
  );
  const result = { ...dated, ...derived };
  const checks: Check[] = [
    ...checkSupplied(iepEvidence(result, input)),
    ...checkUnsupplied('Services only as supplied', {
      pattern: SERVICE,
      texts: factualTexts(result),
      given: suppliedTexts(input),
      says: (words) => `Your form doesn’t mention ${words}. Only the team can decide about services.`,
    }),
    ...checkGoals(goals, {
      section: 'annual_goals',
      parts: {
        condition: 'condition',
        behavior: 'behavior',
        criterion: 'criterion',
        measurement: 'measurement',
        baseline: 'baseline',
        target: 'target',
      },
      results: input.present_levels.map(({ measure, result: found }) => `${measure} ${found}`),
      last,
    }),
    goals.length === input.goal_count
      ? passed('Number of goals', counted(goals.length, 'goal'))
      : open('Number of goals', `${counted(goals.length, 'goal')}; you asked for ${input.goal_count}.`, {
          section: 'annual_goals',
        }),
    ...changed.map((key) => repaired('Facts as supplied', 'Restored from your form.', { section: key })),
    ...checkStandards(input, [], context),
  ];
  return { result, checks, reading: null };
}

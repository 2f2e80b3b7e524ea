import { isDeepStrictEqual } from 'node:util';
import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkGoals, withDates } from '../goal-checks.ts';
import { checkNameAndPronouns } from '../person-checks.ts';
import { textsOf } from '../supplied.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { datedWeeks, derivePlan, lastDay } from './derive.ts';
import { type PlanDraft, type PlanInput, type PlanResult, planDerived } from './schema.ts';

export function checkPlan(
  given: PlanResult,
  input: PlanInput,
  context: GeneratorContext,
): CheckedResult<PlanResult> {
  const last = lastDay(input);
  const goals = withDates(given.goals ?? [], last);
  const weeks = given.weekly_pathway ?? [];
  const dated = datedWeeks(weeks, input);
  const derived = Object.fromEntries(planDerived.map((key) => [key, derivePlan(key, input)]));
  const result: PlanResult = {
    ...given,
    ...(given.goals && { goals }),
    ...(given.weekly_pathway && { weekly_pathway: dated }),
    ...derived,
  };
  const named = checkNameAndPronouns(textsOf(result, ['overview', 'learner_profile', 'family_partnership']), {
    name: input.student_name,
    pronouns: input.pronouns,
  });
  const checks: Check[] = [
    ...checkGoals(goals, {
      section: 'goals',
      parts: { statement: 'statement', measure: 'measure', baseline: 'baseline', target: 'target' },
      results: input.baseline.map((row) => Object.values(row).join(' ')),
      last,
    }),
    weeks.length === input.duration_weeks
      ? passed('Weeks', counted(weeks.length, 'week'))
      : open(
          'Weeks',
          `The path has ${counted(weeks.length, 'week')}; you asked for ${input.duration_weeks}.`,
          {
            section: 'weekly_pathway',
          },
        ),
    ...repairs(given, result, dated),
    ...named,
    ...checkStandards(input, [], context),
  ];
  return { result, checks, reading: null };
}

/** A repair for dates and facts that the document had differently. Missing dates are filled in without one. */
function repairs(given: PlanDraft, result: PlanDraft, dated: PlanResult['weekly_pathway']): Check[] {
  const wasDated = given.weekly_pathway?.some(
    ({ dates, week }, index) => week !== index + 1 || (dates !== undefined && dates !== dated[index]?.dates),
  );
  const changed = planDerived.filter((key) => key in given && !isDeepStrictEqual(given[key], result[key]));
  return [
    ...(wasDated
      ? [repaired('Dates', 'The weeks were numbered and dated again.', { section: 'weekly_pathway' })]
      : []),
    ...changed.map((key) => repaired('Facts as supplied', 'Restored from your form.', { section: key })),
  ];
}

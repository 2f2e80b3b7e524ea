import { isDeepStrictEqual } from 'node:util';
import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkGoals, withDates } from '../goal-checks.ts';
import { checkNameAndPronouns } from '../person-checks.ts';
import { numbersIn, formTexts, textsOf } from '../supplied.ts';
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
  const named = checkNameAndPronouns(textsOf(result, planTexts), {
    name: input.student_name,
    pronouns: input.pronouns,
  });
  const checks: Check[] = [
    ...checkGoals(goals, {
      section: 'goals',
      parts: { statement: 'statement', measure: 'measure', baseline: 'baseline', target: 'target' },
      results: input.baseline.map(({ measure, result: found }) => `${measure} ${found}`),
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
    ...checkResults(result, input),
    ...checkStandards(input, [], context),
  ];
  return { result, checks, reading: null };
}

/** A score, a share or a rate, which only a measured result can give. */
const MEASURED =
  /\b\d+(?:\.\d+)? ?(?:%|percent\b|(?:of|out of) \d+\b|words (?:per|a) minute\b|points?\b|correct\b)|\b(?:grade|level) \d+(?:\.\d+)?\b/gi;

/** Whether the texts about the student state only results of the form. */
function checkResults(result: PlanDraft, input: PlanInput): Check[] {
  const given = formTexts({ ...input, goals: result.goals });
  const texts = textsOf(result, [
    'overview',
    'learner_profile',
    'family_partnership',
    'strategies',
    'supports',
  ]);
  const known = new Set(given.flatMap(({ text }) => numbersIn(text)));
  const faults = texts.flatMap(({ text, section, path }) => {
    const found = (text.match(MEASURED) ?? []).filter((words) =>
      numbersIn(words).some((figure) => !known.has(figure)),
    );
    const detail = `Your form doesn’t give ${found.join(', ')}.`;
    return found.length === 0 ? [] : [open('Results as supplied', detail, { section, path })];
  });
  return faults.length > 0 ? faults : [passed('Results as supplied', 'No other result is named.')];
}

/** What tells about the student. */
const planTexts = [
  'overview',
  'learner_profile',
  'goals',
  'weekly_pathway',
  'strategies',
  'supports',
  'family_partnership',
];

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

import { SECONDS } from 'gradebook-arithmetic/late';
import type { LatePolicy } from '../../../generated/schemas/index.ts';
import type { Check } from '../generator.ts';
import { lateDeduction } from '../late-deduction.ts';
import { counted, passed, repaired } from '../verdicts.ts';
import type { GradingForm, Submission } from './schema.ts';

const policyOf = (form: GradingForm): LatePolicy | null =>
  form.apply_late_policy
    ? {
        percent: form.late_percent,
        every: form.late_every === 'Hour' ? 'hour' : 'day',
        lowest_percent: form.lowest_percent,
      }
    : null;

/** The points that a paper loses of its given score, or else of the suggested one; 0 without a score or if it was on time. */
export function penaltyOf(
  { given_score, suggested_score, max = 0 }: Submission,
  index: number,
  form: GradingForm,
): number {
  const policy = policyOf(form);
  const late = form.submissions[index]?.late ?? 0;
  const lateSeconds = policy ? late * SECONDS[policy.every] : 0;
  return lateDeduction(policy, {
    points: given_score ?? suggested_score ?? null,
    possible: max,
    lateSeconds,
  });
}

/** Reports penalties that an edit has changed, or that no longer belong to the score. */
export function checkPenalties(
  given: readonly Submission[],
  computed: readonly Submission[],
  form: GradingForm,
): Check[] {
  const name = 'Late penalties';
  const isSame = given.every(
    ({ penalty }, index) => (penalty ?? null) === (computed[index]?.penalty ?? null),
  );
  const isNew = given.every(({ penalty }) => penalty === undefined);
  const late = computed.filter(({ penalty }) => penalty !== undefined).length;
  if (late === 0 && isSame) return [];
  const { late_percent, late_every, lowest_percent } = form;
  const floor = lowest_percent > 0 ? `, but no score falls below ${lowest_percent} %` : '';
  const rule = `${counted(late, 'paper')} at ${late_percent} % of the points for each ${late_every.toLowerCase()}${floor}.`;
  return [
    isSame || isNew
      ? passed(name, rule)
      : repaired(name, `They were computed again: ${rule}`, { section: 'submissions' }),
  ];
}

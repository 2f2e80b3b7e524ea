import { daysAfter } from '../calendar.ts';
import type { PlanInput, PlanResult } from './schema.ts';

const WEEK = 7;

/** The last day of the plan; empty if the form has no first one. */
export const lastDay = ({ start_date, duration_weeks }: Pick<PlanInput, 'start_date' | 'duration_weeks'>) =>
  start_date === '' ? '' : daysAfter(start_date, duration_weeks * WEEK - 1);

export function derivePlan(key: string, input: PlanInput): unknown {
  if (key === 'baseline') return input.baseline;
  const last = lastDay(input);
  return last === '' ? `After ${input.duration_weeks} weeks` : last;
}

/** The weeks with their numbers and, if the plan has a first day, their dates. */
export function datedWeeks(
  weeks: PlanResult['weekly_pathway'],
  { start_date }: Pick<PlanInput, 'start_date'>,
): PlanResult['weekly_pathway'] {
  return weeks.map(({ dates: _, ...each }, index) => {
    const first = start_date === '' ? '' : daysAfter(start_date, index * WEEK);
    return {
      ...each,
      week: index + 1,
      ...(first !== '' && { dates: `${first} to ${daysAfter(first, WEEK - 1)}` }),
    };
  });
}

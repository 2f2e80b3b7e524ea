import type { Check } from './generator.ts';
import { isDate } from './calendar.ts';
import { numbersIn } from './supplied.ts';
import { counted, open, passed } from './verdicts.ts';

export interface CheckedGoal {
  baseline?: string | undefined;
  target?: string | undefined;
  by?: string | undefined;
  [part: string]: unknown;
}

interface GoalRules {
  section: string;
  /** The parts that every goal has, with their names. */
  parts: Readonly<Record<string, string>>;
  /** The results that a baseline may name. */
  results: readonly string[];
  /** The last day by which a goal can be reached; empty if it is not known. */
  last: string;
}

/** Whether each goal is complete, starts from a supplied result, aims at a figure, and ends in time. */
export function checkGoals(
  goals: readonly CheckedGoal[],
  { section, parts, results, last }: GoalRules,
): Check[] {
  const name = 'Goals can be measured';
  const known = results.map((result) => new Set(numbersIn(result)));
  const faults = goals.flatMap((goal, index) => {
    const path = `/${section}/${index}`;
    const missing = Object.entries(parts).flatMap(([key, label]) => {
      const value = goal[key];
      return typeof value === 'string' && value.trim() !== '' ? [] : [label];
    });
    const says = missing.length > 0 ? `has no ${missing.join(', ')}` : faultOf(goal, known, last);
    return says === null ? [] : [open(name, `Goal ${index + 1} ${says}.`, { section, path })];
  });
  if (faults.length > 0) return faults;
  return [passed(name, `${counted(goals.length, 'goal')} with measure, baseline, target and date.`)];
}

/** What should become less. */
const FEWER =
  /\b(?:fewer|less|at most|no more than|down|reduc\w+|decreas\w+|errors?|mistakes?|minutes late|tard\w+|absen\w+|interrupt\w+|outbursts?|prompts?|reminders?|incidents?|referrals?|seconds|within)\b/i;

/** Whether a goal aims lower than its baseline, with the same kind of figure. */
function isStepBack(goal: CheckedGoal): boolean {
  const { baseline = '', target = '' } = goal;
  const [from, to] = [baseline, target].map((text) => /(\d+(?:\.\d+)?)\s*(%|\p{L}+)?/u.exec(text));
  if (!from || !to || from[2] !== to[2]) return false;
  return (
    Number(to[1]) < Number(from[1]) &&
    !FEWER.test([goal['statement'], goal['measure'], goal['behavior'], baseline, target].join(' '))
  );
}

function faultOf(goal: CheckedGoal, known: readonly ReadonlySet<string>[], last: string) {
  const { baseline = '', target = '', by = '' } = goal;
  const numbers = numbersIn(baseline);
  if (numbers.length === 0) return 'has a baseline without a figure';
  if (!known.some((result) => numbers.every((figure) => result.has(figure))))
    return 'has a baseline that is not among your results';
  if (numbersIn(target).length === 0) return 'has a target without a figure';
  if (target.trim() === baseline.trim()) return 'has a target that equals its baseline';
  if (isStepBack(goal)) return 'has a target below its baseline';
  if (last === '') return null;
  if (!isDate(by)) return 'has a date that doesn’t exist';
  return by > last ? `ends after ${last}` : null;
}

/** The goals with a date for each that has none, as far as one is known. */
export const withDates = <Goal extends { by?: string | undefined }>(
  goals: readonly Goal[],
  last: string,
): Goal[] => goals.map((goal) => ((goal.by ?? '') === '' && last !== '' ? { ...goal, by: last } : goal));

import { isAboveUnderstand, isMeasurable, levelOfTask } from '../../engine/rule-engine/bloom.ts';
import type { Check } from './generator.ts';
import { counted, open, passed } from './verdicts.ts';

interface Outcomes {
  /** What the check is called. */
  name?: string;
  /** Leads to an objective that isn't an entry of the section itself. */
  pathOf?: (index: number) => string;
}

/** Whether each objective begins with a verb that a teacher can observe. English only. */
export function checkMeasurable(
  objectives: readonly string[],
  section: string,
  { name = 'Objectives can be observed', pathOf = (index) => `/${section}/${index}` }: Outcomes = {},
): Check[] {
  if (objectives.length === 0) return [];
  const index = objectives.findIndex((objective) => !isMeasurable(objective));
  if (index === -1)
    return [
      passed(name, `${counted(objectives.length, 'objective')}, each beginning with a verb you can see.`),
    ];
  return [
    open(
      name,
      `“${objectives[index]}” begins with no verb that can be seen. Try explain, compare, solve or design.`,
      { section, path: pathOf(index) },
    ),
  ];
}

/** Whether weights in percent add up to 100; code copies them from the form, so only an edit can break them. */
export function checkWeights(weights: readonly number[], section: string): Check[] {
  if (weights.length === 0) return [];
  const name = 'Weights add up';
  const sum = Math.round(weights.reduce((total, weight) => total + weight, 0) * 100) / 100;
  const shown = `${weights.join(' + ')} = ${sum}`;
  return sum === 100
    ? [passed(name, `${shown} %.`)]
    : [open(name, `${shown} %, not 100 %.`, { section, path: `/${section}` })];
}

const MIN_SHARE = 0.4;

/** At least 40 % of what students do asks for more than remembering and understanding. */
export function checkThinking(tasks: readonly string[], section: string): Check[] {
  if (tasks.length === 0) return [];
  const levels = tasks.map(levelOfTask).filter((level) => level !== null);
  const above = levels.filter(isAboveUnderstand).length;
  const share = Math.round((above / tasks.length) * 100);
  const detail = `${above} of ${counted(tasks.length, 'task')} (${share} %) ask students to apply, analyze, evaluate or create.`;
  const name = 'Deeper thinking';
  return above / tasks.length >= MIN_SHARE
    ? [passed(name, detail)]
    : [open(name, `${detail} Aim for 40 % or more.`, { section })];
}

/** The sentences of a text that says what students do. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.trim() !== '');

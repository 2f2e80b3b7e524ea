import { isMeasurable } from '../../engine/rule-engine/bloom.ts';
import type { Check } from './generator.ts';
import { counted, open, passed } from './verdicts.ts';

/** Whether each objective begins with a verb that a teacher can observe. English only. */
export function checkMeasurable(objectives: readonly string[], section: string): Check[] {
  if (objectives.length === 0) return [];
  const name = 'Objectives can be observed';
  const index = objectives.findIndex((objective) => !isMeasurable(objective));
  if (index === -1)
    return [
      passed(name, `${counted(objectives.length, 'objective')}, each beginning with a verb you can see.`),
    ];
  return [
    open(
      name,
      `“${objectives[index]}” begins with no verb that can be seen. Try explain, compare, solve or design.`,
      { section, path: `/${section}/${index}` },
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

import type { RubricForm } from './schema.ts';

const named: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'Exemplary–Proficient–Developing–Beginning': {
    '3': ['Exemplary', 'Proficient', 'Developing'],
    '4': ['Exemplary', 'Proficient', 'Developing', 'Beginning'],
    '5': ['Exemplary', 'Accomplished', 'Proficient', 'Developing', 'Beginning'],
    '6': ['Exemplary', 'Accomplished', 'Proficient', 'Developing', 'Emerging', 'Beginning'],
  },
  'Exceeds–Below': {
    '3': ['Exceeds', 'Meets', 'Below'],
    '4': ['Exceeds', 'Meets', 'Approaches', 'Below'],
    '5': ['Exceeds', 'Meets', 'Approaches', 'Below', 'Well below'],
    '6': ['Far exceeds', 'Exceeds', 'Meets', 'Approaches', 'Below', 'Well below'],
  },
};

/** The labels of the rubric's levels, the best first; a single-point rubric has only the goal. */
export function levelLabels(form: Pick<RubricForm, LevelField>): string[] {
  const { rubric_type, point_scale, level_labels, custom_labels } = form;
  if (rubric_type === 'Single-point') return ['Goal'];
  if (level_labels === 'Custom') return [...custom_labels];
  const count = Number(point_scale);
  return [
    ...(named[level_labels]?.[point_scale] ??
      Array.from({ length: count }, (_, index) => String(count - index))),
  ];
}

type LevelField = 'rubric_type' | 'point_scale' | 'level_labels' | 'custom_labels';

/** The share of a criterion's points that a level earns: all for the best, evenly less for the others. */
export const shareOf = (level: number, count: number): number => (count - level) / count;

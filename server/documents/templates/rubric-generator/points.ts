import { hundredths } from '../../../platform/hundredths.ts';
import type { Rubric, RubricCriterion } from '../../../generated/blocks.ts';
import { levelLabels, shareOf } from './levels.ts';
import type { RubricForm } from './schema.ts';

/** Whole percents in the same proportions that sum to 100; equal ones if none is given. */
function weightsOf(criteria: readonly RubricCriterion[]): number[] {
  const given = criteria.map(({ weight = 0 }) => weight);
  const sum = given.reduce((total, weight) => total + weight, 0);
  const parts = given.map((weight) => (sum > 0 ? (weight * 100) / sum : 100 / criteria.length));
  return withSum(parts, 100, 1);
}

/** Rounds the parts to a unit by largest remainder, so that they sum to the whole. */
function withSum(parts: readonly number[], whole: number, unit: number): number[] {
  const floors = parts.map((part) => Math.floor(part / unit + 1e-9));
  const missing = Math.round(whole / unit) - floors.reduce((total, part) => total + part, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, rest: part / unit - (floors[index] ?? 0) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, Math.max(0, missing))
    .map(({ index }) => index);
  return floors.map((part, index) => hundredths((part + (byRemainder.includes(index) ? 1 : 0)) * unit));
}

/** The most points of each criterion; they sum to the total. */
function maximaOf(criteria: readonly RubricCriterion[], weights: readonly number[], total: number): number[] {
  const parts = criteria.map((_, index) => (total * (weights[index] ?? 0)) / 100);
  return withSum(parts, total, 0.01);
}

const types = { Analytic: 'analytic', Holistic: 'holistic', 'Single-point': 'single-point' } as const;

/** The rubric with everything that code computes: kind, levels, weights, points and total. */
export function withPoints(given: Rubric, form: RubricForm): Rubric {
  const labels = levelLabels(form);
  const isWeighted = form.weighted && form.rubric_type !== 'Holistic';
  const weights = isWeighted
    ? weightsOf(given.criteria)
    : given.criteria.map(() => 100 / given.criteria.length);
  const maxima = maximaOf(given.criteria, weights, form.total_points);
  const isAlike = new Set(maxima).size === 1;
  return {
    ...given,
    type: types[form.rubric_type],
    levels: labels.map((label, level) => ({
      label,
      // With unequal criteria, a level has no points of its own.
      ...(isAlike && { points: hundredths((maxima[0] ?? 0) * shareOf(level, labels.length)) }),
    })),
    criteria: given.criteria.map(({ weight: _, ...criterion }, index) => ({
      ...criterion,
      id: `c${index + 1}`,
      ...(isWeighted && { weight: weights[index] ?? 0 }),
      descriptors: criterion.descriptors.map((descriptor, level) => ({
        ...descriptor,
        level: labels[level] ?? descriptor.level,
        points: hundredths((maxima[index] ?? 0) * shareOf(level, labels.length)),
      })),
    })),
    total_points: form.total_points,
  };
}

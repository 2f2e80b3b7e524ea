import { expect, it } from 'vitest';
import type { Rubric } from '../../../generated/blocks.ts';
import { readSample } from '../sample.ts';
import { generator } from './generator.ts';
import { levelLabels } from './levels.ts';
import { withPoints } from './points.ts';
import { rubricInput, rubricResult, type RubricResult } from './schema.ts';

const { input, result, context } = readSample(generator);
const sample = rubricResult.parse(result);
const form = rubricInput.parse(input);
const check = (changed: Partial<RubricResult>, change: object = {}) =>
  generator.checks({ ...sample, ...changed }, { ...form, ...change }, context);
const rubricWith = (change: (rubric: Rubric) => void): Rubric => {
  const rubric = structuredClone(sample.rubric);
  change(rubric);
  return rubric;
};
const criterionOf = (rubric: Rubric, index: number) => {
  const criterion = rubric.criteria[index];
  if (!criterion) throw new Error('The sample has four criteria.');
  return criterion;
};

it.each<[string, string, Rubric, object?]>([
  [
    'Weights add up to 100',
    'repaired',
    rubricWith((rubric) =>
      rubric.criteria.forEach((criterion, index) => (criterion.weight = [40, 30, 20, 20][index])),
    ),
    { weighted: true },
  ],
  ['Points add up', 'repaired', rubricWith((rubric) => (rubric.total_points = 15))],
  ['Criteria', 'open', rubricWith((rubric) => rubric.criteria.pop())],
  ['Every level is described', 'open', rubricWith((rubric) => criterionOf(rubric, 1).descriptors.pop())],
  [
    'Levels differ in what students do',
    'open',
    rubricWith((rubric) => {
      const { descriptors } = criterionOf(rubric, 0);
      const texts = [
        'Very clearly explains the claim with excellent reasons.',
        'Explains the claim somewhat clearly with good reasons.',
      ];
      texts.forEach((text, index) => Object.assign(descriptors[index] ?? {}, { text }));
    }),
  ],
  [
    'Criteria do not overlap',
    'open',
    rubricWith((rubric) => (criterionOf(rubric, 3).name = 'Use of evidence')),
  ],
  ['In students’ words', 'open', rubricWith((rubric) => (rubric.student_version = ''))],
  ['Example fits the rubric', 'open', rubricWith((rubric) => (criterionOf(rubric, 0).name = 'Thesis'))],
])('reports %s as %s', (name, status, rubric, change) => {
  expect(check({}, {}).checks.filter((each) => each.status !== 'passed')).toEqual([]);
  expect(check({ rubric }, change).checks).toContainEqual(expect.objectContaining({ name, status }));
});

it('does not mistake another number or a negation for the same behaviour', () => {
  const rubric = rubricWith((given) => {
    const { descriptors } = criterionOf(given, 0);
    const texts = [
      'Names two causes of the war.',
      'Names one cause of the war.',
      'Names the war without causes.',
      'Names a war.',
    ];
    texts.forEach((text, index) => Object.assign(descriptors[index] ?? {}, { text }));
  });
  const { checks } = check({ rubric });
  expect(checks.filter(({ name }) => name === 'Levels differ in what students do')).toMatchObject([
    { status: 'passed' },
  ]);
});

it.each([
  [
    [40, 30, 20, 20],
    [37, 27, 18, 18],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 0],
    [50, 50],
  ],
])('repairs the weights %j to %j', (given, wanted) => {
  const criteria = given.map((weight, index) => ({ name: `C${index}`, weight, descriptors: [] }));
  const { criteria: repaired } = withPoints(
    { type: 'analytic', levels: [{ label: 'x' }], criteria },
    { ...form, weighted: true },
  );
  const weights = repaired.map(({ weight = 0 }) => weight);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
  expect(weights).toEqual(wanted);
});

it('shares any total among the criteria without losing a hundredth', () => {
  for (const total of [7, 10, 16, 99.5, 1_000]) {
    for (const count of [3, 5, 7]) {
      const criteria = Array.from({ length: count }, (_, index) => ({
        name: `C${index}`,
        descriptors: levelLabels(form).map((level) => ({ level, text: 'x' })),
      }));
      const { criteria: scored } = withPoints(
        { type: 'analytic', levels: [], criteria },
        { ...form, total_points: total },
      );
      const best = scored.reduce((sum, { descriptors: [first] }) => sum + (first?.points ?? 0), 0);
      expect(Math.round(best * 100) / 100).toBe(total);
    }
  }
});

it('names the levels as chosen, and one goal of a single-point rubric', () => {
  const labels = (change: object) => levelLabels({ ...form, ...change });
  expect(labels({ point_scale: '3', level_labels: '4–1' })).toEqual(['3', '2', '1']);
  expect(labels({ point_scale: '5', level_labels: 'Exceeds–Below' })).toHaveLength(5);
  expect(labels({ rubric_type: 'Single-point' })).toEqual(['Goal']);
  const custom = { ...input, level_labels: 'Custom', custom_labels: ['Top', 'Middle'] };
  expect(rubricInput.safeParse(custom).error?.issues[0]?.message).toBe('Enter one name for each level.');
});

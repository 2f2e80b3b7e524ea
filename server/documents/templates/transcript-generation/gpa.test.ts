import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradePointAverage, qualityPoints, rankOf, sumOfCredits } from './gpa.ts';
import { type Level, scaleOf, weightedPointsOf, pointsOf } from './scale.ts';

type Row = readonly [grade: string, credits: number, level?: Level];

const noWeights = { honors_weight: 0, ap_ib_weight: 0, dual_weight: 0 };
const usual = scaleOf({ gpa_scale: '4.0', custom_scale: [], ...noWeights });
const weighted = scaleOf({
  gpa_scale: 'Weighted (+0.5 Honors, +1 AP/IB)',
  custom_scale: [],
  ...noWeights,
});

/** The grade values of Olentangy High School; see below. */
const olentangy = scaleOf({
  gpa_scale: 'Custom',
  custom_scale: [
    ['A', 4],
    ['A-', 3.67],
    ['B+', 3.33],
    ['B', 3],
    ['B-', 2.67],
    ['C+', 2.33],
    ['C', 2],
    ['C-', 1.67],
    ['D+', 1.33],
    ['D', 1],
    ['D-', 0.67],
    ['F', 0],
  ].map(([grade, points]) => ({ grade: String(grade), points: Number(points) })),
  honors_weight: 0,
  ap_ib_weight: 1,
  dual_weight: 0,
});

/** Examples that schools have published, with the digits that they print. */
const published: readonly [
  source: string,
  scale: typeof usual,
  rows: readonly Row[],
  points: number,
  gpa: string,
][] = [
  [
    'https://www.spsu.edu/registrar/GPA.htm',
    usual,
    [
      ['A', 4],
      ['A', 2],
      ['C', 3],
      ['F', 3],
      ['B', 2],
    ],
    36,
    '2.57',
  ],
  [
    'https://ohs.olentangy.k12.oh.us/students/student-services/how-to-calculate-grade-point-average',
    olentangy,
    [
      ['B', 1],
      ['A-', 1],
      ['B+', 1],
      ['C+', 0.5],
      ['A', 0.25],
      ['A', 1],
      ['B-', 0.5],
    ],
    17.5,
    '3.333',
  ],
  [
    'https://registrar.wsu.edu/grades-and-gpa/',
    usual,
    [
      ['B+', 3],
      ['C', 4],
      ['A', 3],
    ],
    29.9,
    '2.99',
  ],
  [
    'https://www.calculatorsoup.com/calculators/statistics/gpa-calculator.php',
    usual,
    [
      ['B+', 3],
      ['A', 1],
      ['B-', 3],
      ['F', 4],
      ['A+', 4],
      ['P', 1],
    ],
    38,
    '2.53',
  ],
  [
    'http://www.davidsonccc.edu/advisement/gpa.htm',
    usual,
    [
      ['A', 3],
      ['C', 3],
      ['F', 3],
      ['B', 1],
    ],
    21,
    '2.10',
  ],
  [
    'https://coastunion.coastusd.org/students/handbook/~board/cuhs-handbook/post/grade-point-average',
    usual,
    [
      ['A', 1],
      ['B', 1],
      ['B', 1],
      ['A', 1],
      ['A', 1],
      ['B', 1],
      ['C', 1],
    ],
    23,
    '3.29',
  ],
];

const graded = (scale: typeof usual, rows: readonly Row[]) =>
  rows.flatMap(([grade, credits]) => {
    const points = pointsOf(scale, grade);
    return points === undefined ? [] : [{ points, credits }];
  });

it.each(published)('computes the example of %s', (_, scale, rows, points, gpa) => {
  const courses = graded(scale, rows);
  expect(sumOfCredits(courses.map(qualityPoints))).toBe(points);
  const digits = gpa.length - 2;
  expect(Number(gradePointAverage(courses)).toFixed(digits)).toBe(gpa);
});

describe('weights', () => {
  it.each([
    ['A', 5],
    ['A-', 4.67],
    ['B+', 4.33],
    ['B', 4],
    ['B-', 3.67],
    ['C+', 3.33],
    ['C', 3],
    ['D-', 1.67],
    ['F', 0],
  ])('weight %s in AP as Olentangy publishes it', (grade, points) => {
    expect(weightedPointsOf(olentangy, grade, 'AP')).toBeCloseTo(points, 10);
  });

  it.each<[Level, string, number | undefined]>([
    ['Regular', 'B', 3],
    ['Honors', 'B', 3.5],
    ['AP', 'B', 4],
    ['IB', 'B', 4],
    ['Dual', 'B', 3],
    ['Honors', 'F', 0],
    ['AP', 'P', undefined],
  ])('give %s with %s %s points', (level, grade, points) => {
    expect(weightedPointsOf(weighted, grade, level)).toBe(points);
    expect(weightedPointsOf(usual, grade, level)).toBe(pointsOf(usual, grade));
  });
});

const course = fc.record({
  points: fc.integer({ min: 0, max: 5_000 }).map((each) => each / 1_000),
  credits: fc.integer({ min: 1, max: 8_000 }).map((each) => each / 1_000),
});

/** The same average in whole numbers of any size, rounded half up to thousandths. */
function independent(courses: readonly { points: number; credits: number }[]): string {
  const whole = (value: number) => BigInt(value.toFixed(3).replace('.', ''));
  const points = courses.reduce((sum, each) => sum + whole(each.points) * whole(each.credits), 0n);
  const credits = courses.reduce((sum, each) => sum + whole(each.credits), 0n);
  const [quotient, rest] = [points / credits, points % credits];
  const rounded = 2n * rest >= credits ? quotient + 1n : quotient;
  return `${rounded / 1_000n}.${String(rounded % 1_000n).padStart(3, '0')}`;
}

it('agrees with exact arithmetic over any courses, in any order', () => {
  fc.assert(
    fc.property(fc.array(course, { minLength: 1, maxLength: 60 }), (courses) => {
      expect(gradePointAverage(courses)).toBe(independent(courses));
      expect(gradePointAverage(courses.toReversed())).toBe(gradePointAverage(courses));
      const points = courses.map((each) => each.points);
      const gpa = Number(gradePointAverage(courses));
      expect(gpa).toBeGreaterThanOrEqual(Math.min(...points) - 0.0005);
      expect(gpa).toBeLessThanOrEqual(Math.max(...points) + 0.0005);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  [[], undefined],
  [[{ points: 3.3, credits: 0 }], undefined],
  [
    [
      { points: 2, credits: 1 },
      { points: 2.001, credits: 1 },
    ],
    '2.001',
  ],
])('averages %j as %s', (courses, gpa) => {
  expect(gradePointAverage(courses)).toBe(gpa);
});

it('adds up credits that binary fractions would not', () => {
  expect(sumOfCredits(Array.from({ length: 10 }, () => 0.1))).toBe(1);
});

it.each([
  ['4.000', [3.9, 3.8], 1],
  ['3.800', [3.9, 3.8, 3.8001], 2],
  ['2.000', [3.9, 3.8], 3],
  ['3.5', [], 1],
])('ranks %s among %j in place %i', (gpa, others, place) => {
  expect(rankOf(gpa, others)).toEqual({ place, of: others.length + 1 });
});

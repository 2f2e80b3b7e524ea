export const levels = ['Regular', 'Honors', 'AP', 'IB', 'Dual'] as const;
export type Level = (typeof levels)[number];

export const gpaScales = ['4.0', 'Weighted (+0.5 Honors, +1 AP/IB)', 'Custom'] as const;

export interface GradePoints {
  grade: string;
  points: number;
}

/** What a level adds to the points of a grade in the weighted GPA. */
export type Weights = Readonly<Record<Level, number>>;

export interface Scale {
  grades: readonly GradePoints[];
  /** Null for a scale without a weighted GPA. */
  weights: Weights | null;
}

const pairs: readonly (readonly [string, number])[] = [
  ['A+', 4],
  ['A', 4],
  ['A-', 3.7],
  ['B+', 3.3],
  ['B', 3],
  ['B-', 2.7],
  ['C+', 2.3],
  ['C', 2],
  ['C-', 1.7],
  ['D+', 1.3],
  ['D', 1],
  ['D-', 0.7],
  ['F', 0],
];
const usualGrades = pairs.map(([grade, points]): GradePoints => ({ grade, points }));

const usualWeights: Weights = { Regular: 0, Honors: 0.5, AP: 1, IB: 1, Dual: 0 };

/** Grades that count in no GPA, with their meaning. */
export const gradesWithoutPoints: ReadonlyMap<string, string> = new Map([
  ['P', 'Pass'],
  ['S', 'Satisfactory'],
  ['CR', 'Credit'],
  ['TR', 'Transfer credit'],
  ['NP', 'No pass'],
  ['U', 'Unsatisfactory'],
  ['NC', 'No credit'],
  ['W', 'Withdrawn'],
  ['I', 'Incomplete'],
  ['IP', 'In progress'],
  ['AU', 'Audit'],
]);

const earning: ReadonlySet<string> = new Set(['P', 'S', 'CR', 'TR']);

/** Whether a grade without points earns credits. */
export const earnsCredits = (grade: string): boolean => earning.has(grade);

interface ScaleForm {
  gpa_scale: (typeof gpaScales)[number];
  custom_scale: readonly GradePoints[];
  honors_weight: number;
  ap_ib_weight: number;
  dual_weight: number;
}

export function scaleOf(form: ScaleForm): Scale {
  if (form.gpa_scale === '4.0') return { grades: usualGrades, weights: null };
  if (form.gpa_scale !== 'Custom') return { grades: usualGrades, weights: usualWeights };
  const { honors_weight, ap_ib_weight, dual_weight } = form;
  const isWeighted = honors_weight + ap_ib_weight + dual_weight > 0;
  return {
    grades: form.custom_scale.map(({ grade, points }) => ({ grade: plainGrade(grade), points })),
    weights: isWeighted
      ? { Regular: 0, Honors: honors_weight, AP: ap_ib_weight, IB: ap_ib_weight, Dual: dual_weight }
      : null,
  };
}

/** A grade as the scale writes it: "a−" is A-. */
export const plainGrade = (grade: string): string => grade.trim().toUpperCase().replaceAll(/[–—−]/g, '-');

/** The points of a grade; undefined if it counts in no GPA. */
export const pointsOf = ({ grades }: Scale, grade: string): number | undefined =>
  grades.find((step) => step.grade === plainGrade(grade))?.points;

/** The points of a grade in a course of a level. A failing grade gets no weight. */
export function weightedPointsOf(scale: Scale, grade: string, level: Level): number | undefined {
  const points = pointsOf(scale, grade);
  return points === undefined || points === 0 ? points : points + (scale.weights?.[level] ?? 0);
}

export const isOnScale = (scale: Scale, grade: string): boolean =>
  pointsOf(scale, grade) !== undefined || gradesWithoutPoints.has(plainGrade(grade));

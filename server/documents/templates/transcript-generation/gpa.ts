/** A graded course: the points of its grade, and the credits it was attempted for. */
export interface GradedCredits {
  points: number;
  credits: number;
}

/** Points and credits have up to three decimals, so whole thousandths add up exactly. */
const thousandths = (value: number): number => Math.round(value * 1_000);

/** Sums up credits without the errors of binary fractions. */
export const sumOfCredits = (credits: readonly number[]): number =>
  credits.reduce((sum, each) => sum + thousandths(each), 0) / 1_000;

/** Points times credits, to three decimals. */
export const qualityPoints = ({ points, credits }: GradedCredits): number =>
  Math.round((thousandths(points) * thousandths(credits)) / 1_000) / 1_000;

/**
 * The grade point average, to three decimals and rounded half up: quality points by the credits attempted in
 * courses whose grade has points (https://registrar.nd.edu/exams-grading/grades/calculate-gpa/). Undefined without any.
 */
export function gradePointAverage(courses: readonly GradedCredits[]): string | undefined {
  const credits = courses.reduce((sum, course) => sum + thousandths(course.credits), 0);
  if (credits === 0) return undefined;
  const points = courses.reduce(
    (sum, course) => sum + thousandths(course.points) * thousandths(course.credits),
    0,
  );
  return (Math.floor((2 * points + credits) / (2 * credits)) / 1_000).toFixed(3);
}

/** The place of a GPA among those of the other students; equal ones share a place. */
export function rankOf(gpa: string, others: readonly number[]): { place: number; of: number } {
  const own = thousandths(Number(gpa));
  return { place: 1 + others.filter((each) => thousandths(each) > own).length, of: others.length + 1 };
}

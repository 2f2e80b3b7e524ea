import type { AcademicRecord } from '../../../generated/blocks.ts';
import { type GradedCredits, gradePointAverage, qualityPoints, rankOf, sumOfCredits } from './gpa.ts';
import {
  type GradePoints,
  gradesWithoutPoints,
  pointsOf,
  plainGrade,
  type Scale,
  scaleOf,
  weightedPointsOf,
} from './scale.ts';
import type { TranscriptResult } from './result.ts';
import { type Course, gpasIn, type TranscriptInput } from './schema.ts';

/** Computes a section from the form; all arithmetic of a transcript is here and in gpa.ts. */
export function deriveTranscript(key: string, input: TranscriptInput): unknown {
  switch (key) {
    case 'header':
      return headerOf(input);
    case 'academic_record':
      return recordOf(input);
    case 'gpa':
      return gpaOf(input.courses, scaleOf(input));
    case 'credits':
      return creditsOf(input);
    case 'rank':
      return classRank(input);
    case 'test_scores':
      return input.test_scores;
    case 'attendance':
      return attendanceOf(input.attendance);
    case 'activities':
      return input.activities
        .split('\n')
        .flatMap((line) => line.trim() || [])
        .slice(0, 40);
    case 'grading_key':
      return gradingKey(scaleOf(input), input.courses);
    default:
      return certificationOf(input);
  }
}

function headerOf({ student_id, school, status, ...form }: TranscriptInput): TranscriptResult['header'] {
  const { date_of_birth, entry_date, graduation_date } = form;
  return {
    student: student_id,
    school: school.name,
    ...filled({ address: school.address, code: school.code, date_of_birth, entry_date, graduation_date }),
    status,
  };
}

const filled = (texts: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

type Courses = readonly Course[];

const unweighted = (courses: Courses, scale: Scale): GradedCredits[] =>
  courses.flatMap(({ earned_grade, credits_attempted: credits }) => {
    const points = pointsOf(scale, earned_grade);
    return points === undefined ? [] : [{ points, credits }];
  });

const weighted = (courses: Courses, scale: Scale): GradedCredits[] =>
  courses.flatMap(({ earned_grade, level, credits_attempted: credits }) => {
    const points = weightedPointsOf(scale, earned_grade, level);
    return points === undefined ? [] : [{ points, credits }];
  });

/** The averages over these courses; a scale without weights has no weighted one. */
export function gpaOf(courses: Courses, scale: Scale): TranscriptResult['gpa'] {
  const plain = gradePointAverage(unweighted(courses, scale));
  const withWeights = scale.weights && gradePointAverage(weighted(courses, scale));
  return { ...(plain && { unweighted: plain }), ...(withWeights && { weighted: withWeights }) };
}

/** The order of terms in a school year; others come in the order of the form. */
const ORDER: readonly RegExp[] = [
  /fall|autumn|\b1\b|first/i,
  /winter|\b2\b|second/i,
  /spring|\b3\b|third/i,
  /\b4\b|fourth/i,
  /full|year/i,
  /summer/i,
];
const orderOf = (term: string): number => {
  const place = ORDER.findIndex((pattern) => pattern.test(term));
  return place === -1 ? ORDER.length : place;
};

/** The courses by year and term in the order of time, each term with its averages. */
function recordOf(input: TranscriptInput): AcademicRecord {
  const scale = scaleOf(input);
  const years = [...Map.groupBy(input.courses, ({ year }) => year)].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  const before: Course[] = [];
  return years.map(([year, ofYear]) => ({
    year,
    terms: [...Map.groupBy(ofYear, ({ term }) => term)]
      .toSorted(([one], [other]) => orderOf(one) - orderOf(other))
      .map(([term, courses]) => {
        before.push(...courses);
        const { unweighted: gpa, weighted: weighted_gpa } = gpaOf(courses, scale);
        const cumulative_gpa = gpaOf(before, scale).unweighted;
        return {
          term,
          courses: courses.map((course) => courseOf(course, scale)),
          credits_earned: sumOfCredits(courses.map(({ credits_earned }) => credits_earned)),
          ...(gpa && { gpa }),
          ...(weighted_gpa && { weighted_gpa }),
          ...(cumulative_gpa && { cumulative_gpa }),
        };
      }),
  }));
}

function courseOf({ year: _, term: __, ...course }: Course, scale: Scale) {
  const points = pointsOf(scale, course.earned_grade);
  return {
    ...course,
    earned_grade: plainGrade(course.earned_grade),
    ...(points !== undefined && {
      quality_points: qualityPoints({ points, credits: course.credits_attempted }),
    }),
  };
}

function creditsOf({ courses, credits_required: required }: TranscriptInput): TranscriptResult['credits'] {
  const earned = sumOfCredits(courses.map(({ credits_earned }) => credits_earned));
  return {
    attempted: sumOfCredits(courses.map(({ credits_attempted }) => credits_attempted)),
    earned,
    ...(required !== undefined && { required, remaining: Math.max(0, sumOfCredits([required, -earned])) }),
  };
}

function classRank(input: TranscriptInput): TranscriptResult['rank'] {
  const gpa = gpaOf(input.courses, scaleOf(input));
  const own = gpa.weighted ?? gpa.unweighted;
  const by = gpa.weighted === undefined ? 'Unweighted GPA' : 'Weighted GPA';
  if (own === undefined) return { rank: 'Not ranked: no course has a grade with points', by };
  const { place, of } = rankOf(own, gpasIn(input.class_gpas));
  return { rank: `${place} of ${of}`, by };
}

function attendanceOf({
  days_enrolled,
  days_absent,
  days_tardy,
}: TranscriptInput['attendance']): TranscriptResult['attendance'] {
  const days_present = days_enrolled - days_absent;
  const rate = `${(Math.round((days_present * 1_000) / Math.max(1, days_enrolled)) / 10).toFixed(1)}%`;
  return { days_enrolled, days_present, days_absent, days_tardy, rate };
}

/** The points of each grade, with what each level adds, and the grades without points that occur. */
function gradingKey(scale: Scale, courses: Courses): TranscriptResult['grading_key'] {
  const { weights } = scale;
  const withPoints = scale.grades.map(({ grade, points }: GradePoints) => ({
    grade,
    points,
    ...(weights &&
      points > 0 && {
        honors: sumOfCredits([points, weights.Honors]),
        ap_ib: sumOfCredits([points, weights.AP]),
        ...(weights.Dual > 0 && { dual: sumOfCredits([points, weights.Dual]) }),
      }),
  }));
  const used = new Set(courses.map(({ earned_grade }) => plainGrade(earned_grade)));
  const others = [...gradesWithoutPoints].flatMap(([grade, meaning]) =>
    used.has(grade) && pointsOf(scale, grade) === undefined
      ? [{ grade, meaning: `${meaning}; not in the GPA` }]
      : [],
  );
  return [...withPoints, ...others].slice(0, 40);
}

/** How many years, courses and courses of each level a summary may state. */
export function countsOf({ courses }: TranscriptInput): {
  years: number;
  courses: number;
  above_regular: number;
} {
  const ofLevels = [...Map.groupBy(courses, ({ level }) => level)].map(([level, all]) => [level, all.length]);
  return {
    years: new Set(courses.map(({ year }) => year)).size,
    courses: courses.length,
    above_regular: courses.filter(({ level }) => level !== 'Regular').length,
    ...Object.fromEntries(ofLevels),
  };
}

const LINE = '_'.repeat(32);

function certificationOf({ status, student_id, school }: TranscriptInput): string {
  if (status === 'Unofficial') {
    return `This is an unofficial transcript of ${student_id}. It is for information only; ask ${school.name} for an official one.`;
  }
  return [
    `I certify that this is a true record of ${student_id} at ${school.name}. It is not valid without a signature and the school’s seal.`,
    `Signature ${LINE}`,
    `Name and title ${LINE}`,
    `Date ${LINE}`,
    'Seal',
  ].join('\n\n');
}

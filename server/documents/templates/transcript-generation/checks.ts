import { isDeepStrictEqual } from 'node:util';
import type { Check, CheckedResult } from '../generator.ts';
import { checkNameAndPronouns } from '../person-checks.ts';
import { checkSupplied, checkUnsupplied, evidenceFor, formTexts, textsOf } from '../supplied.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { countsOf, deriveTranscript } from './derive.ts';
import { earnsCredits, gradesWithoutPoints, plainGrade, pointsOf, scaleOf } from './scale.ts';
import {
  type TranscriptDraft,
  transcriptDerived,
  type TranscriptResult,
  transcriptSections,
} from './result.ts';
import type { TranscriptInput } from './schema.ts';

const section = 'academic_record';

/** What a summary must not add to the record, and what no transcript says. */
const UNSUPPLIED =
  /\b(?:valedictorian|salutatorian|honou?rs? roll|dean[’']s list|cum laude|scholarships?|awards?|suspen(?:ded|sion)|expelled|detention|disciplin\w+|IEP|504 plan|special education|disabilit(?:y|ies)|diagnos\w+|accommodations?|medica\w+|home life|divorce)\b/giu;

export function checkTranscript(
  given: TranscriptResult,
  input: TranscriptInput,
): CheckedResult<TranscriptResult> {
  const wanted = transcriptSections(input);
  const derived = Object.fromEntries(
    transcriptDerived.filter((key) => wanted.includes(key)).map((key) => [key, deriveTranscript(key, input)]),
  );
  const changed = transcriptDerived.filter(
    (key) => key in given && wanted.includes(key) && !isDeepStrictEqual(given[key], derived[key]),
  );
  const result: TranscriptResult = { ...given, ...derived };
  const checks: Check[] = [
    ...checkArithmetic(result, changed),
    ...changed.map((key) => repaired('Record as supplied', 'Restored from your form.', { section: key })),
    ...checkCredits(input),
    ...checkCourses(input),
    ...checkSummary(result, input),
  ];
  return { result, checks, reading: null };
}

function checkArithmetic({ gpa, credits }: TranscriptDraft, changed: readonly string[]): Check[] {
  if (changed.includes('gpa') || changed.includes('credits')) return [];
  const averages = [gpa?.unweighted && `GPA ${gpa.unweighted}`, gpa?.weighted && `weighted ${gpa.weighted}`];
  return [
    passed(
      'Computed from the courses',
      `${[...averages, `${credits?.earned ?? 0} of ${counted(credits?.attempted ?? 0, 'credit')} earned`]
        .filter(Boolean)
        .join(', ')}.`,
    ),
  ];
}

/** Failed and unfinished courses earn no credits. */
function checkCredits({ courses, ...form }: TranscriptInput): Check[] {
  const name = 'Credits fit the grades';
  const scale = scaleOf({ ...form });
  const faults = courses.filter(({ earned_grade, credits_earned }) => {
    const points = pointsOf(scale, earned_grade);
    const earns = points === undefined ? earnsCredits(plainGrade(earned_grade)) : points > 0;
    return !earns && credits_earned > 0;
  });
  if (faults.length === 0) return [passed(name, counted(courses.length, 'course'))];
  return faults.map(({ course_title, earned_grade, credits_earned }) => {
    const meaning = gradesWithoutPoints.get(plainGrade(earned_grade));
    const grade = `${plainGrade(earned_grade)}${meaning ? ` (${meaning.toLowerCase()})` : ''}`;
    return open(name, `${course_title} has grade ${grade} and earns ${counted(credits_earned, 'credit')}.`, {
      section,
    });
  });
}

/**
 * A course that is listed twice counts twice, which a school's rule for repeated courses may not want. The two semesters of a
 * year are no repetition, unless one repeats a failed one.
 */
function checkCourses({ courses }: TranscriptInput): Check[] {
  const name = 'Each course once';
  const repeated = [...Map.groupBy(courses, ({ course_title }) => course_title.toLowerCase())].filter(
    ([, all]) =>
      all.length > 1 &&
      (new Set(all.map(termOf)).size < all.length ||
        (new Set(all.map(({ term }) => term)).size < all.length &&
          all.some(({ earned_grade }) => plainGrade(earned_grade) === 'F'))),
  );
  if (repeated.length === 0) return [passed(name, 'No course is listed twice.')];
  return repeated.map(([, all]) =>
    open(
      name,
      `${all[0]?.course_title} is listed ${all.length} times (${all.map(termOf).join(', ')}) and counts each time. Apply your school’s rule for repeated courses.`,
      { section },
    ),
  );
}

const termOf = ({ year, term }: TranscriptInput['courses'][number]): string => `${term} ${year}`;

function checkSummary(result: TranscriptDraft, input: TranscriptInput): Check[] {
  const texts = textsOf(result, ['narrative_summary']);
  if (texts.length === 0) return [];
  const { narrative_summary: _, ...record } = result;
  const supplied = [
    ...formTexts({ ...input, class_gpas: '' }),
    ...formTexts({ ...record, ...countsOf(input) }),
  ];
  return [
    ...checkSupplied(evidenceFor(texts, supplied)),
    ...checkUnsupplied('Nothing beyond the record', {
      pattern: UNSUPPLIED,
      texts,
      given: supplied,
      says: (words) => `Your form doesn’t mention ${words}.`,
    }),
    ...checkNameAndPronouns(texts, { name: input.student_id, pronouns: input.pronouns }),
  ];
}

import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { documentFormats, exported, wordsOf } from '../../exports/testing.ts';
import { readSample } from '../sample.ts';
import { composeDocument } from '../testing.ts';
import { generator } from './generator.ts';
import { transcriptResult } from './result.ts';
import { type Course, transcriptInput } from './schema.ts';

const { title, input: form, result, context } = readSample(generator);
const input = transcriptInput.parse(form);
const sample = transcriptResult.parse(result);

const course = (change: Partial<Course>): Course => ({
  year: '2025-26',
  term: 'Fall',
  course_title: 'Art',
  level: 'Regular',
  credits_attempted: 1,
  credits_earned: 1,
  earned_grade: 'A',
  ...change,
});
const withCourses = (...courses: Course[]) => ({ ...input, courses });
const derived = (key: string, of: object) => generator.derive(key, {}, { ...input, ...of }, context);
const statusesOf = (document: object, of: object = input) =>
  generator
    .checks({ ...sample, ...document }, { ...input, ...of }, context)
    .checks.filter(({ status }) => status !== 'passed')
    .map(({ name, status, path, section }) => [name, status, path ?? section]);

describe('the form', () => {
  const messages = (change: object) =>
    transcriptInput.safeParse({ ...input, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it.each<[object, string[]]>([
    [{ courses: [course({ earned_grade: 'E' })] }, ['courses.0.earned_grade']],
    [{ courses: [course({ credits_earned: 2 })] }, ['courses.0.credits_earned']],
    [{ courses: [course({ earned_grade: 'b−' }), course({ earned_grade: 'ip' })] }, []],
    [{ gpa_scale: 'Custom' }, ['custom_scale']],
    [
      {
        gpa_scale: 'Custom',
        custom_scale: [{ grade: '1', points: 4 }],
        courses: [course({ earned_grade: '1' })],
      },
      [],
    ],
    [{ class_gpas: '3.2\nthree' }, ['class_gpas']],
    [{ entry_date: '2024-09-01', graduation_date: '2023-06-01' }, ['graduation_date']],
    [{ attendance: { days_enrolled: 5, days_absent: 6, days_tardy: 0 } }, ['attendance.days_absent']],
  ])('answers %j with messages at %j', (change, paths) => {
    expect(messages(change)).toEqual(paths);
  });
});

it('orders years and terms, and averages up to each term', () => {
  const courses = [
    course({ year: '2025-26', term: 'Spring', earned_grade: 'C' }),
    course({ year: '2025-26', term: 'Fall', earned_grade: 'B' }),
    course({ year: '2024-25', term: 'Summer', earned_grade: 'A' }),
  ];
  const record = transcriptResult.shape.academic_record.parse(derived('academic_record', { courses }));
  const terms = record.flatMap(({ year, terms: all }) => all.map((term) => ({ year, ...term })));
  expect(terms.map(({ year, term, gpa, cumulative_gpa }) => [year, term, gpa, cumulative_gpa])).toEqual([
    ['2024-25', 'Summer', '4.000', '4.000'],
    ['2025-26', 'Fall', '3.000', '3.500'],
    ['2025-26', 'Spring', '2.000', '3.000'],
  ]);
});

it('counts a pass in the credits and not in the average', () => {
  const of = withCourses(course({ earned_grade: 'P' }), course({ earned_grade: 'B' }));
  expect(derived('gpa', { ...of, gpa_scale: '4.0' })).toEqual({ unweighted: '3.000' });
  expect(derived('credits', { ...of, credits_required: 1.5 })).toEqual({
    attempted: 2,
    earned: 2,
    required: 1.5,
    remaining: 0,
  });
  expect(derived('grading_key', of)).toContainEqual({ grade: 'P', meaning: 'Pass; not in the GPA' });
});

it('has a weighted average only on a weighted scale, and ranks by it', () => {
  const courses = [course({ level: 'AP', earned_grade: 'B' })];
  expect(derived('gpa', { courses })).toEqual({ unweighted: '3.000', weighted: '4.000' });
  expect(derived('rank', { courses, class_gpas: '4.1\n3.5' })).toEqual({
    rank: '2 of 3',
    by: 'Weighted GPA',
  });
  expect(derived('rank', { courses, class_gpas: '4.1\n3.5', gpa_scale: '4.0' })).toEqual({
    rank: '3 of 3',
    by: 'Unweighted GPA',
  });
});

it('leaves out what the form does not include', () => {
  expect(generator.sections({ ...input, include: [] })).toEqual([
    'header',
    'academic_record',
    'gpa',
    'credits',
    'grading_key',
    'certification',
    'narrative_summary',
  ]);
});

it('restores a figure that was edited', () => {
  expect(statusesOf({ gpa: { unweighted: '4.000' } })).toEqual([['Record as supplied', 'repaired', 'gpa']]);
});

it.each<[object, unknown[]]>([
  [withCourses(course({ earned_grade: 'F' })), ['Credits fit the grades', 'open', 'academic_record']],
  [withCourses(course({ earned_grade: 'W' })), ['Credits fit the grades', 'open', 'academic_record']],
  [withCourses(course({}), course({})), ['Each course once', 'open', 'academic_record']],
  [
    withCourses(course({ earned_grade: 'F', credits_earned: 0 }), course({ year: '2029-30' })),
    ['Each course once', 'open', 'academic_record'],
  ],
])('asks the teacher about %j', (of, expected) => {
  expect(statusesOf({}, of)).toContainEqual(expected);
});

it('takes the semesters of one year for no repetition', () => {
  const semesters = withCourses(course({ earned_grade: 'F', credits_earned: 0 }), course({ term: 'Spring' }));
  expect(statusesOf({}, semesters)).not.toContainEqual(['Each course once', 'open', 'academic_record']);
});

it.each([
  ['Noa has a GPA of 3.9.', 'Only what you supplied'],
  ['Noa is on the honor roll.', 'Nothing beyond the record'],
  ['He took Geometry.', 'Name and pronouns'],
])('reports %s in the summary', (narrative_summary, name) => {
  expect(statusesOf({ narrative_summary })).toEqual([[name, 'open', '/narrative_summary']]);
});

it('shows a model no GPA of other students and no date of birth', () => {
  const { system, user } = generator.prompt(input, context, { keys: ['narrative_summary'], written: {} });
  expect(user).toContain('"unweighted":"3.129"');
  for (const hidden of ['3.912', '2009', 'Pier Road']) expect(system + user).not.toContain(hidden);
});

it('is put together without a model', () => {
  const composed = composeDocument(generator, form, context);
  expect(Object.keys(composed)).toEqual(generator.sections(input));
  expect(generator.checks(composed, form, context).checks.every(({ status }) => status === 'passed')).toBe(
    true,
  );
});

describe.each(documentFormats)('a transcript as %s', (format) => {
  const bodyOf = async (status: string, marked = generator) => {
    const written = {
      title,
      input: { ...form, status },
      result,
      meta: { composed: false, model: 'a model' },
    };
    return (await exported(marked, written, { format, copy: 'student' })).body;
  };

  it.each([
    ['Unofficial', 'UNOFFICIAL'],
    ['Official', 'NOT VALID WITHOUT SEAL'],
  ])('of status %s says %s', async (status, watermark) => {
    const body = await bodyOf(status);
    // A PDF draws its watermark behind the text, which its structure doesn't hold.
    if (format !== 'pdf') {
      const text = format === 'docx' ? await headerOf(body) : await wordsOf(body, format);
      expect(text).toContain(watermark);
    }
    const { watermark: _, ...plain } = generator;
    expect(body.equals(await bodyOf(status, plain))).toBe(false);
  });
});

/** The header of a Word file, which repeats on every page. */
async function headerOf(body: Buffer): Promise<string> {
  const { files } = await JSZip.loadAsync(body);
  return (await files['word/header1.xml']?.async('string')) ?? '';
}

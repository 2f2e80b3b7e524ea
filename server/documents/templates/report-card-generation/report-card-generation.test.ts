import { describe, expect, it } from 'vitest';
import { readSample } from '../sample.ts';
import { checkReports } from './batch-checks.ts';
import { generator } from './generator.ts';
import { reportInput, reportResult, type ReportResult } from './schema.ts';

const { input: form, result, context } = readSample(generator);
const input = reportInput.parse(form);
const sample = reportResult.partial().parse(result);
const [student] = input.students;
const rows = sample.rows ?? [];

const findings = (change: Partial<ReportResult>, of: object = {}) =>
  generator
    .checks({ ...sample, ...change }, { ...input, ...of }, context)
    .checks.filter(({ status }) => status !== 'passed')
    .map(({ name, status, path, section }) => [name, status, path ?? section]);

const withComment = (comment: string) => ({
  rows: rows.with(0, { subject: 'English Language Arts', comment }),
});

it.each<[string, Partial<ReportResult>, unknown[]]>([
  ['a wrong pronoun', withComment('She plans.'), ['Name and pronouns', 'open', '/rows/0/comment']],
  ['a misspelt name', withComment('Jonaz plans.'), ['Name and pronouns', 'open', '/rows/0/comment']],
  [
    'another student',
    withComment('Jonas plans with Mira.'),
    ['Only this student', 'open', '/rows/0/comment'],
  ],
  [
    'no name',
    { overall_comment: 'He plans before he writes.' },
    ['Names the student', 'open', '/overall_comment'],
  ],
  [
    'an invented figure',
    withComment('Jonas read 14 books.'),
    ['Only what you supplied', 'open', '/rows/0/comment'],
  ],
  [
    'a diagnosis',
    withComment('Jonas has dyslexia.'),
    ['Nothing beyond your notes', 'open', '/rows/0/comment'],
  ],
  [
    'an empty sentence',
    withComment('Jonas is a pleasure to have in class.'),
    ['Says something specific', 'open', '/rows/0/comment'],
  ],
  ['a missing comment', { rows: rows.slice(1) }, ['Every subject has a comment', 'open', '/rows/0']],
  [
    'another grade',
    {
      rows: rows.with(0, {
        ...rows[0],
        subject: 'English Language Arts',
        comment: 'Plans.',
        earned_grade: 'A',
      }),
    },
    ['Grades as supplied', 'repaired', 'rows'],
  ],
  [
    'a comment that repeats another',
    { overall_comment: rows[1]?.comment ?? '' },
    ['Comments differ', 'open', null],
  ],
  [
    'other work habits',
    { work_habits: ['Sleeps well'] },
    ['Work habits as supplied', 'repaired', 'work_habits'],
  ],
])('reports %s', (_, change, expected) => {
  expect(findings({})).toEqual([]);
  expect(findings(change)).toContainEqual(expected);
});

it('shortens a long comment to whole sentences that fit', () => {
  const { checks } = generator.checks(sample, { ...input, max_characters: 150 }, context);
  const fault = checks.find(
    ({ path, name }) => name === 'Fits the character limit' && path === '/overall_comment',
  );
  expect(fault?.fix).toEqual([
    {
      section: 'overall_comment',
      path: [],
      before: sample.overall_comment,
      value:
        'When others are stuck, Jonas helps them without giving the answer away. We saw this in the fraction unit and again at the bridge table.',
    },
  ]);
});

it('counts an accented letter and an emoji as one character each', () => {
  const { result: checked } = generator.checks(
    { ...sample, overall_comment: 'Jonas é 👩‍🔬' },
    input,
    context,
  );
  expect(reportResult.partial().parse(checked).character_counts?.at(-1)).toEqual({
    text: 'Overall comment',
    characters: 9,
    limit: 500,
  });
});

describe('the form', () => {
  const paths = (change: object) =>
    reportInput.safeParse({ ...input, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];
  const row = (change: object) => ({ subjects: [{ student_name: 'Jonas Feld', subject: 'Art', ...change }] });
  const twins = { students: [student, { ...student, student_name: 'Mira Tal' }] };

  it.each<[string, object, string[]]>([
    ['accepts a letter', row({ earned_grade: 'B+' }), []],
    ['rejects a figure for a letter', row({ earned_grade: '3' }), ['subjects.0.earned_grade']],
    ['accepts a standard', { ...row({ earned_grade: '3' }), report_format: 'Standards 4–1' }, []],
    [
      'rejects a standard above 4',
      { ...row({ earned_grade: '5' }), report_format: 'Standards 4–1' },
      ['subjects.0.earned_grade'],
    ],
    [
      'accepts words in a narrative',
      { ...row({ earned_grade: 'developing' }), report_format: 'Narrative' },
      [],
    ],
    [
      'rejects a row of an unknown student',
      { ...twins, ...row({ student_name: 'Mia Tal' }) },
      ['subjects.0.student_name'],
    ],
    ['accepts several students', twins, []],
  ])('%s', (_, change, expected) => {
    expect(paths(change)).toEqual(expected);
  });
});

it('tells a model only of this student', () => {
  const { user } = generator.prompt(input, context, { keys: ['rows'], written: {} });
  expect(user).toContain('- Mathematics; grade: A-');
  expect(user).not.toContain('Mira');
  expect(user).not.toContain('grade: B;');
});

it('has no table of subjects without any', () => {
  expect(generator.sections({ ...input, subjects: [] })).not.toContain('rows');
});

describe('a class', () => {
  const report = (name: string, overall_comment: string, comment = '') => ({
    name,
    result: { overall_comment, rows: comment === '' ? [] : [{ subject: 'Art', comment }] },
  });
  const details = (...items: ReturnType<typeof report>[]) =>
    checkReports(items)
      .filter(({ status }) => status === 'open')
      .map(({ name }) => name);
  const about = (name: string, he: string, his: string) =>
    `${name} plans before ${he} writes, ${name} checks ${his} list and ${he} reads ${his} draft.`;

  it.each<[string, ReturnType<typeof report>[], string[]]>([
    [
      'the same comment with another name and pronoun',
      [report('Jonas Feld', about('Jonas', 'he', 'his')), report('Mira Tal', about('Mira', 'she', 'her'))],
      ['No two comments alike'],
    ],
    [
      'the same comment in two subjects',
      [
        report('Jonas Feld', 'Jonas plans.', about('Jonas', 'he', 'his')),
        report('Mira Tal', about('Mira', 'she', 'her')),
      ],
      ['No two comments alike'],
    ],
    [
      'one sentence that two comments share',
      [
        report(
          'Jonas Feld',
          `${about('Jonas', 'he', 'his')} The bridge that carried most weight was built by a team of three who tested every joint twice before they glued it. Planning comes next for him.`,
        ),
        report(
          'Mira Tal',
          `${about('Mira', 'she', 'her')} Her poem about the harbour moves from a sound to a smell, and the last line returns to the first word with a new meaning. She reads aloud next.`,
        ),
      ],
      ['No two comments alike'],
    ],
    [
      'a report that names a classmate',
      [report('Jonas Feld', 'Jonas plans with Mira.'), report('Mira Tal', 'Mira draws maps of the coast.')],
      ['Each report names its own student'],
    ],
    [
      'different comments',
      [
        report('Jonas Feld', about('Jonas', 'he', 'his')),
        report('Mira Tal', 'Mira draws maps of the coast and marks where each river ends.'),
      ],
      [],
    ],
  ])('reports %s', (_, items, expected) => {
    expect(details(...items)).toEqual(expected);
  });

  it('is summed up by the grades of each subject', () => {
    const all = ['A', 'B+', 'B', 'B+', 'A-'].map((earned_grade) => ({
      subject: 'Art',
      earned_grade,
      comment: '',
    }));
    expect(generator.derive('class_summary', { rows: all }, input, context)).toEqual({
      grades: ['Art: A 1, A- 1, B+ 2, B 1 (5 students)'],
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { GeneratorContext } from '../generator.ts';
import { readSample } from '../sample.ts';
import { generator } from './generator.ts';
import { gradingInput, gradingResult, type GradingResult, type Submission } from './schema.ts';

const { input, result, context } = readSample(generator);
const form = gradingInput.parse(input);
const sample = gradingResult.parse(result);

const changed = (change: (first: Submission) => void): GradingResult => {
  const copy = structuredClone(sample);
  const [first] = copy.submissions;
  if (first) change(first);
  return copy;
};
const questionIn = ({ questions }: Submission) => questions[0] ?? Object.create(null);
const check = (document: GradingResult, change: object = {}, about: GeneratorContext = context) => {
  const checked = generator.checks(document, { ...form, ...change }, about);
  return { checks: checked.checks, result: gradingResult.parse(checked.result) };
};

it.each<[string, string, GradingResult]>([
  ['Every paper is graded', 'open', { ...sample, submissions: sample.submissions.slice(1) }],
  ['Points add up', 'repaired', changed((first) => (first.suggested_score = 3))],
  ['Points add up', 'open', changed((first) => first.questions.pop())],
  ['Scores match the verdicts', 'open', changed((first) => (questionIn(first).verdict = 'incorrect'))],
  ['Evidence is from the paper', 'open', changed((first) => (questionIn(first).evidence = 'It is warm'))],
  [
    'Evidence is from the paper',
    'repaired',
    changed((first) => (questionIn(first).evidence = 'its molecules are  further apart')),
  ],
])('reports %s as %s', (name, status, document) => {
  expect(check(sample).checks.filter((each) => each.status !== 'passed')).toEqual([]);
  expect(check(document).checks).toContainEqual(expect.objectContaining({ name, status }));
});

it('leaves out a comment on words that the paper does not have', () => {
  const commented = (evidence: string) =>
    changed((first) => Object.assign(questionIn(first), { evidence, comment: 'Which molecules?' }));
  const commentOf = (document: GradingResult) => check(document).result.submissions[0]?.questions[0]?.comment;
  const { evidence = '' } = questionIn(sample.submissions[0] ?? Object.create(null));
  expect(commentOf(commented(evidence))).toBe('Which molecules?');
  expect(commentOf(commented('It is warm'))).toBeUndefined();
});

it('gives blank work no score, whatever the model wrote', () => {
  const submissions = form.submissions.with(0, { student_name: 'Mira T.', text: ' \n ', late: 0 });
  const { result: checked } = check(sample, { submissions });
  expect(checked.submissions[0]).toMatchObject({ flags: ['blank'], questions: [] });
  expect(checked.submissions[0]).not.toHaveProperty('suggested_score');
  expect(checked.class_summary.distribution).toContain('Without a score: 1');
});

it('takes the points of partly correct answers away if they earn none', () => {
  const { result: checked } = check(sample, { partial_credit: false });
  expect(checked.submissions.map(({ suggested_score }) => suggested_score)).toEqual([4, 2, 0]);
});

it('suggests no more points than the work has', () => {
  const checked = check(changed((first) => Object.assign(questionIn(first), { score: 9, max: 9 })));
  expect(checked.result.submissions[0]).toMatchObject({ suggested_score: 4, max: 4 });
  expect(checked.checks).toContainEqual(expect.objectContaining({ name: 'Points add up', status: 'open' }));
});

it('takes the number of a question with a dot for the same question', () => {
  const { result: checked } = check(changed((first) => (questionIn(first).ref += '.')));
  expect(checked.class_summary).toEqual(check(sample).result.class_summary);
  expect(checked.submissions[0]?.questions[0]?.ref).toBe(
    questionIn(sample.submissions[0] ?? Object.create(null)).ref,
  );
});

it('flags papers with an unclear verdict', () => {
  const { result: checked } = check(changed((first) => (questionIn(first).verdict = 'unclear')));
  expect(checked.submissions[0]?.flags).toEqual(['low_confidence']);
});

it('keeps the score that the teacher has given, and sums it up', () => {
  const { result: checked } = check(changed((first) => (first.given_score = 2)));
  expect(checked.submissions[0]).toMatchObject({ given_score: 2, suggested_score: 4 });
  expect(checked.class_summary.distribution[0]).toBe('Mean: 41.67% of the points');
});

describe('late work', () => {
  const late = (index: number, days: number) => {
    const paper = form.submissions[index];
    if (!paper) throw new Error('The sample has no such paper.');
    return { submissions: form.submissions.with(index, { ...paper, late: days }) };
  };
  const penaltiesIn = ({ submissions }: GradingResult) => submissions.map(({ penalty }) => penalty);
  const verdictOf = ({ checks }: ReturnType<typeof check>) =>
    checks.find(({ name }) => name === 'Late penalties');

  it('loses 10 % of the points a day, whatever the model wrote', () => {
    const checked = check(sample, late(0, 1.5));
    expect(penaltiesIn(checked.result)).toEqual([0.8, undefined, undefined]);
    expect(checked.result.submissions[0]).toMatchObject({ suggested_score: 4 });
    expect(verdictOf(checked)).toMatchObject({
      status: 'passed',
      detail: '1 paper at 10 % of the points for each day.',
    });
  });

  it('loses points by the hour, and none below the lowest percent', () => {
    const rules = { ...late(1, 12), late_every: 'Hour', late_percent: 5, lowest_percent: 40 };
    const checked = check(sample, rules);
    expect(penaltiesIn(checked.result)).toEqual([undefined, 0.4, undefined]);
    expect(verdictOf(checked)?.detail).toBe(
      '1 paper at 5 % of the points for each hour, but no score falls below 40 %.',
    );
  });

  it('counts in the class summary with what it earned', () => {
    const [mean] = check(sample, late(0, 100)).result.class_summary.distribution;
    expect(mean).toBe(
      check(sample).result.class_summary.distribution[0]?.replace('Mean', 'Mean before late penalties'),
    );
  });

  it('loses its points of the score that the teacher gives', () => {
    const suggested = check(sample, late(0, 100)).result;
    const given = structuredClone(suggested);
    Object.assign(given.submissions[0] ?? {}, { given_score: 3 });
    const checked = check(given, late(0, 100));
    expect(penaltiesIn(suggested)[0]).toBe(4);
    expect(penaltiesIn(checked.result)[0]).toBe(3);
    expect(verdictOf(checked)?.status).toBe('repaired');
    expect(verdictOf(check(checked.result, late(0, 100)))?.status).toBe('passed');
  });

  it('gets the computed penalty in place of one set by hand', () => {
    const checked = check(changed((first) => (first.penalty = 2)));
    expect(penaltiesIn(checked.result)).toEqual([undefined, undefined, undefined]);
    expect(verdictOf(checked)?.status).toBe('repaired');
  });

  it.each([
    ['without the policy', { ...late(0, 3), apply_late_policy: false }],
    ['on time', {}],
    ['that is blank', { submissions: [{ student_name: 'Mira T.', text: '', late: 3 }] }],
  ])('loses nothing %s', (_, rules) => {
    const submissions = sample.submissions.slice(0, 'submissions' in rules ? rules.submissions.length : 3);
    const checked = check({ ...sample, submissions }, rules);
    expect(penaltiesIn(checked.result).filter((penalty) => penalty !== undefined)).toEqual([]);
    expect(verdictOf(checked)).toBeUndefined();
  });
});

it('groups the students who missed a question', () => {
  expect(check(sample).result.class_summary.reteach_groups).toEqual(['1 (2 students): Jonas F., Lea K.']);
});

it('sums up only the work of several students', () => {
  const one = { ...form, submissions: form.submissions.slice(0, 1) };
  expect(generator.sections(one)).toEqual(['submissions']);
});

it.each([
  [true, false],
  [false, true],
])('without names: %s, the brief names a student: %s', (anonymise, isNamed) => {
  const { user } = generator.prompt({ ...form, anonymise }, context, { keys: ['submissions'], written: {} });
  expect(user.includes('Jonas F.')).toBe(isNamed);
});

it('scores by the criteria of the teacher’s rubric', () => {
  const rubric = {
    type: 'analytic' as const,
    levels: [{ label: 'Yes', points: 3 }],
    criteria: [{ name: 'Cause', descriptors: [{ level: 'Yes', points: 3, text: 'Names the cause.' }] }],
  };
  const mine = { grading_mode: 'Rubric', rubric_id: crypto.randomUUID() };
  const { checks } = check(sample, mine, { ...context, rubric });
  expect(checks).toContainEqual(expect.objectContaining({ name: 'Scores fit the rubric', status: 'open' }));
});

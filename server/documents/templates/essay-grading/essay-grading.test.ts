import { expect, it } from 'vitest';
import type { GeneratorContext } from '../generator.ts';
import { readSample } from '../sample.ts';
import { generator } from './generator.ts';
import { essayInput, essayResult, type EssayResult } from './schema.ts';

const { input, result, context } = readSample(generator);
const form = essayInput.parse(input);
const sample = essayResult.parse(result);
const essay = form.essay_content;

const changed = (change: (copy: EssayResult) => void): EssayResult => {
  const copy = structuredClone(sample);
  change(copy);
  return copy;
};
const check = (document: EssayResult, change: object = {}, about: GeneratorContext = context) => {
  const checked = generator.checks(document, { ...form, ...change }, about);
  return { checks: checked.checks, result: essayResult.parse(checked.result) };
};
const scoreIn = ({ grading_rubric }: EssayResult, name: string) => {
  const score = grading_rubric[name];
  if (!score) throw new Error(`No score of ${name}.`);
  return score;
};

it.each<[string, string, EssayResult]>([
  [
    'Scores fit the rubric',
    'open',
    changed((copy) => Reflect.deleteProperty(copy.grading_rubric, 'Content Depth')),
  ],
  ['Scores fit the rubric', 'open', changed((copy) => (scoreIn(copy, 'Content Depth').score = 5))],
  [
    'Scores fit the rubric',
    'repaired',
    changed((copy) => {
      const { 'Content Depth': depth, ...rest } = copy.grading_rubric;
      copy.grading_rubric = { ...(depth && { 'content depth': depth }), ...rest };
    }),
  ],
  ['Scores add up', 'repaired', changed((copy) => (copy.total_score = 24))],
  [
    'Quotations are from the essay',
    'repaired',
    changed((copy) => (scoreIn(copy, 'Organization').evidence = ['Also my cousin’s  town has lamps'])),
  ],
  [
    'Quotations are from the essay',
    'open',
    changed((copy) => (scoreIn(copy, 'Organization').evidence = ['My cousin has a lamp'])),
  ],
  ['Each score has evidence', 'open', changed((copy) => (scoreIn(copy, 'Organization').evidence = []))],
  [
    'No guess about who wrote it',
    'open',
    changed((copy) => (copy.overall_feedback = 'This seems AI-generated.')),
  ],
])('reports %s as %s', (name, status, document) => {
  expect(check(sample).checks.filter((each) => each.status !== 'passed')).toEqual([]);
  expect(check(document).checks).toContainEqual(expect.objectContaining({ name, status }));
});

it('puts each comment on the words that it quotes, whatever place the model gave', () => {
  const { result: checked } = check(
    changed(({ inline_comments }) => {
      for (const comment of inline_comments) Object.assign(comment, { start: 0, end: 3 });
    }),
  );
  expect(checked.inline_comments).toEqual(sample.inline_comments);
  for (const { start, end, quote } of checked.inline_comments) expect(essay.slice(start, end)).toBe(quote);
});

it('leaves a comment without a place if the essay does not have its words', () => {
  const { result: checked, checks } = check(
    changed(({ inline_comments: [first] }) => Object.assign(first ?? {}, { quote: 'not there' })),
  );
  expect(checked.inline_comments[0]).not.toHaveProperty('start');
  expect(checks).toContainEqual(
    expect.objectContaining({ status: 'open', path: '/inline_comments/0/quote' }),
  );
});

it('scores by the teacher’s rubric, with its names, points and levels', () => {
  const rubric = {
    type: 'analytic' as const,
    levels: [
      { label: 'Yes', points: 10 },
      { label: 'No', points: 2 },
    ],
    criteria: ['Claim', 'Proof'].map((name) => ({
      name,
      descriptors: [
        { level: 'Yes', points: 10, text: 'Is there.' },
        { level: 'No', points: 2, text: 'Is missing.' },
      ],
    })),
  };
  const scores = {
    claim: { score: 9, max: 4, evidence: ['four lamps'], rationale: 'x' },
    Proof: { score: 10, max: 10, evidence: ['four lamps'], rationale: 'x' },
  };
  const mine = { rubric: 'My rubric', rubric_id: crypto.randomUUID() };
  const { result: checked } = check({ ...sample, grading_rubric: scores }, mine, { ...context, rubric });
  expect(checked.grading_rubric).toMatchObject({
    Claim: { score: 9, max: 10, level: 'No' },
    Proof: { level: 'Yes' },
  });
  expect([checked.total_score, checked.max_score]).toEqual([19, 20]);
  const { user } = generator.prompt(
    { ...form, ...mine },
    { ...context, rubric },
    { keys: ['grading_rubric'], written: {} },
  );
  expect(user).toContain('- Claim, at most 10 points (Yes from 10, No from 2)');
});

it.each([
  ['4-level', [24, 4]],
  ['6-level', [36, 6]],
  ['100 points', [100, 20]],
])('scores on the scale %s', (score_scale, [total, first]) => {
  const { result: checked } = check(sample, { score_scale });
  expect([checked.max_score, scoreIn(checked, 'Content Depth').max]).toEqual([total, first]);
});

it('asks the teacher to look at scores that the model is not sure of', () => {
  const { result: checked } = check(changed((copy) => (scoreIn(copy, 'Voice & Style').confidence = 'low')));
  expect(checked.needs_review).toEqual(['Voice & Style: not sure']);
});

it('never sends the student’s name as a part of the brief', () => {
  const { user } = generator.prompt({ ...form, student_name: 'Ada Quill' }, context, {
    keys: ['checks'],
    written: {},
  });
  expect(user).not.toContain('Quill');
});

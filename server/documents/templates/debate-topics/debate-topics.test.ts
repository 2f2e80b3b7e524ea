import { expect, it } from 'vitest';
import { readSample } from '../sample.ts';
import { generator } from './generator.ts';
import { runningOrder } from './running-order.ts';
import { debateResult, formats, type Motion } from './schema.ts';

const { input, result, context } = readSample(generator);
const sample = debateResult.partial().required({ motions: true }).parse(result);
const [first = { motion: '', background: '', for: [], against: [], question: '' }] = sample.motions;

const openIn = (change: object, given: object = {}) =>
  generator
    .checks({ ...result, ...change }, { ...input, ...given }, context)
    .checks.filter(({ status }) => status === 'open')
    .map(({ name, path }) => [name, path]);

const motion = (change: Partial<Motion>) => ({ motions: sample.motions.with(0, { ...first, ...change }) });

it.each([
  ['Should phones be banned at school?', 'Motions can be debated'],
  ['Schools should finally ban phones for all students.', 'Motions can be debated'],
  ['Schools should ban phones and must buy books.', 'Motions can be debated'],
  ['Phones at school.', 'Motions can be debated'],
])('reports the motion %s', (text, name) => {
  expect(openIn(motion({ motion: text }))).toContainEqual([name, '/motions/0']);
});

it('reports sides that are not equally strong', () => {
  const name = 'Both sides are equally strong';
  expect(openIn(motion({ against: [] }))).toContainEqual([name, '/motions/0']);
  const long = first.for.map((text) => `${text} ${text} ${text}`);
  expect(openIn(motion({ for: long }))).toContainEqual([name, '/motions/0']);
});

it('reports what the teacher wanted left out, repetitions and a wrong number', () => {
  expect(openIn({}, { avoid: ['phones'] })).toEqual([['Left out as you asked', '/motions/0']]);
  expect(openIn({ motions: [first, first] }, { number_of_topics: 2 })).toEqual([
    ['Each motion once', '/motions/1'],
  ]);
  expect(openIn({}, { number_of_topics: 6 })).toEqual([['Number of motions', null]]);
});

it.each(formats)('divides any time among the steps of %s', (debate_format) => {
  for (let minutes = 15; minutes <= 120; minutes += 1) {
    const steps = runningOrder({ debate_format, minutes });
    expect(steps.reduce((sum, step) => sum + step.minutes, 0)).toBe(minutes);
    expect(Math.min(...steps.map((step) => step.minutes))).toBeGreaterThan(0);
  }
});

it('computes the running order again', () => {
  const { result: mended } = generator.checks({ ...result, running_order: [] }, input, context);
  expect(mended).toEqual(result);
});

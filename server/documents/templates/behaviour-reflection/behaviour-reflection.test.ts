import { expect, it } from 'vitest';
import { readSample } from '../sample.ts';
import { checkInDays } from './derive.ts';
import { generator } from './generator.ts';
import { reflectionResult } from './schema.ts';

const { input, result, context } = readSample(generator);
const sample = reflectionResult.parse(result);

const openIn = (change: object, given: object = {}) =>
  generator
    .checks({ ...result, ...change }, { ...input, ...given }, context)
    .checks.filter(({ status }) => status === 'open')
    .map(({ name, path, section }) => [name, path ?? section]);

const asked = (question: string) => ({
  questions: sample.questions.with(0, { question, starter: 'I ...' }),
});

it.each([
  [{ repair: ['Say sorry for being rude.'] }, 'About what was done, not about the person', '/repair/0'],
  [{ opening: 'You always push.' }, 'About what was done, not about the person', '/opening'],
  [asked('Why did you push?'), 'Questions that open', '/questions/0'],
  [asked('Did you push student A?'), 'Questions that open', '/questions/0'],
  [{ conversation: ['Ask what he needed.'] }, 'Name and pronouns', '/conversation/0'],
  [{ opening: 'Student A waited for 12 minutes.' }, 'Only what you supplied', '/opening'],
  [{ questions: sample.questions.slice(1) }, 'Number of questions', 'questions'],
])('reports %j', (change, name, place) => {
  expect(openIn(change)).toEqual([[name, place]]);
});

it('accepts a word that the teacher quotes from the situation', () => {
  const change = { opening: 'A word was said that hurt: “lazy”.' };
  expect(openIn(change)).not.toEqual([]);
  expect(openIn(change, { what_happened: 'Called student A lazy.' })).toEqual([]);
});

it('puts check-ins on school days, further and further apart', () => {
  expect(checkInDays('2026-10-08', 3)).toEqual(['2026-10-09', '2026-10-13', '2026-10-16']);
});

it('restores what was agreed and the check-ins', () => {
  const changed = { ...result, agreed: ['Detention.'], check_ins: [] };
  const { result: mended, checks } = generator.checks(changed, input, context);
  expect(mended).toEqual(result);
  expect(checks.filter(({ status }) => status === 'repaired')).toHaveLength(2);
});

it('keeps the notes for the conversation and the family out of the student copy', () => {
  const hidden = ['conversation', 'family_note'] as const;
  for (const key of hidden) expect(reflectionResult.shape[key].meta()?.teacher_only).toBe(true);
});

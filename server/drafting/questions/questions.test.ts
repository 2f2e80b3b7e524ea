import { expect, it } from 'vitest';
import { answerOf, questionTypes } from '../../generators/question.ts';
import { branchesText, sourceOf, willowText } from '../sample-texts.ts';
import { readSources } from '../source-reading.ts';
import { BLANK } from './candidate.ts';
import { candidatesOf } from './candidates.ts';

const willow = readSources(sourceOf(willowText));
const branches = readSources(sourceOf(branchesText));

it.each(questionTypes)('makes %s questions with an answer and words of the source behind them', (type) => {
  const candidates = [...candidatesOf(type, willow), ...candidatesOf(type, branches)];
  expect(candidates.length).toBeGreaterThan(0);
  for (const { question } of candidates) {
    expect(question.type).toBe(type);
    expect(answerOf({ ...question, id: 'q', points: 1 })).not.toBe('');
    if (question.source_ref) expect(willowText + branchesText).toContain(question.source_ref);
  }
});

it('offers exactly one right option among four that differ', () => {
  for (const { question } of [
    ...candidatesOf('multiple-choice', willow),
    ...candidatesOf('multiple-choice', branches),
  ]) {
    expect(question.options).toHaveLength(4);
    expect(question.options?.filter(({ correct }) => correct)).toHaveLength(1);
    expect(new Set(question.options?.map(({ text }) => text.toLowerCase())).size).toBe(4);
  }
});

it('blanks out a term that stands once, and never offers another of the sentence', () => {
  const cloze = candidatesOf('multiple-choice', willow).filter(({ question }) =>
    question.stem.includes(BLANK),
  );
  expect(cloze.length).toBeGreaterThan(4);
  for (const { question } of cloze) {
    const wrong = question.options?.filter(({ correct }) => !correct) ?? [];
    for (const { text } of wrong)
      expect(question.source_ref?.toLowerCase()).not.toContain(text.toLowerCase());
  }
});

it('makes a statement false by one change that the explanation names', () => {
  const asked = candidatesOf('true-false', willow).filter(({ question }) => question.options?.[1]?.correct);
  expect(asked.length).toBeGreaterThan(2);
  for (const { question } of asked) {
    const [, was = '', now = ''] = /says “([^”]+)”, not “([^”]+)”/.exec(question.explanation ?? '') ?? [];
    expect(question.source_ref).toContain(was);
    expect(question.stem.toLowerCase()).toContain(now.toLowerCase());
    expect(willowText).not.toContain(/“(.+)”$/.exec(question.stem)?.[1]);
  }
});

it('asks nothing of what is only believed', () => {
  const stems = questionTypes
    .flatMap((type) => candidatesOf(type, willow))
    .map(({ question }) => question.stem);
  expect(stems.join('\n')).not.toContain('believed');
});

it('asks for causes, meanings, steps and dates as the source gives them', () => {
  expect(candidatesOf('short-answer', willow)[0]?.question).toMatchObject({
    stem: 'Explain why leaves look green.',
    answers: ['Because chlorophyll reflects green light.'],
  });
  expect(candidatesOf('short-answer', branches).map(({ question }) => question.stem)).toContain(
    'In your own words, what is a veto?',
  );
  expect(candidatesOf('ordering', branches)[0]?.question.answers).toEqual([
    'A member of Congress introduces a bill.',
    'A committee studies the bill.',
    'Both chambers vote on the bill.',
    'The President signs the bill or vetoes it.',
  ]);
  const { items = [], answers = [] } = candidatesOf('ordering', willow)[0]?.question ?? {};
  expect(answers[0]).toMatch(/^Joseph Priestley/);
  expect(items).not.toEqual(answers);
  expect(items.toSorted()).toEqual(answers.toSorted());
});

it('works out the difference of two figures of one sentence', () => {
  const grown = readSources(
    sourceOf('The young willow tree grew from 40 centimeters to 65 centimeters in one summer.'),
  );
  expect(candidatesOf('numeric', grown)[0]?.question).toMatchObject({
    answers: ['25'],
    explanation: '65 − 40 = 25',
  });
});

import { expect, it } from 'vitest';
import { sourceOf, willowText } from '../../../../tests/support/sample-texts.ts';
import { readSources } from '../source-reading.ts';
import { candidatesOf } from './candidates.ts';
import { chooseInTurns } from './choose.ts';

const willow = readSources(sourceOf(willowText));
const rowOf = (type: Parameters<typeof candidatesOf>[0], count: number) => ({
  count,
  candidates: candidatesOf(type, willow),
});

it('shares a short source among the rows', () => {
  const chosen = chooseInTurns([
    rowOf('true-false', 30),
    rowOf('multiple-choice', 30),
    rowOf('short-answer', 30),
  ]);
  for (const questions of chosen) expect(questions.length).toBeGreaterThan(2);
  const uses = chosen.flat().flatMap((candidate) => candidate.uses);
  expect(new Set(uses).size).toBe(uses.length);
});

it('balances true and false statements, whatever the other rows ask for', () => {
  for (const others of [[], [rowOf('multiple-choice', 4)], [rowOf('fill-in-blank', 6)]]) {
    const [asked = []] = chooseInTurns([rowOf('true-false', 4), ...others]);
    const truths = asked.map(({ question }) => question.options?.[0]?.correct);
    expect(truths).toHaveLength(4);
    expect(truths.filter((isTrue) => isTrue)).toHaveLength(2);
  }
});

it('does not repeat an answer if there is another', () => {
  const [asked = []] = chooseInTurns([rowOf('fill-in-blank', 5)]);
  const words = asked.map(({ question }) => question.answers?.[0]?.toLowerCase());
  expect(words).toHaveLength(5);
  expect(new Set(words).size).toBe(5);
});

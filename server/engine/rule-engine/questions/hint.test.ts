import { expect, it } from 'vitest';
import { branchesText, sourceOf, willowText } from '../../../../tests/support/sample-texts.ts';
import { readSources } from '../source-reading.ts';
import { candidatesOf } from './candidates.ts';
import { hintFor } from './hint.ts';

it('points to the heading, or to a part of a text without headings', () => {
  const willow = readSources(sourceOf(willowText));
  const [asked] = candidatesOf('short-answer', willow);
  expect(asked && hintFor(asked, willow)).toBe('Look in the source under “What plants really do”.');
  const branches = readSources(sourceOf(branchesText));
  const hints = candidatesOf('true-false', branches).map((candidate) => hintFor(candidate, branches));
  expect(new Set(hints)).toEqual(
    new Set([
      'Look near the beginning of the source.',
      'Look near the middle of the source.',
      'Look near the end of the source.',
    ]),
  );
});

it('does not take table cells for headings', () => {
  const text = `Ecosystems

Producers are organisms that make their own food.

Who eats whom

Level

Organism

Fox

Energy moves on when a hungry hunter catches a rabbit in the field.`;
  const reading = readSources(sourceOf(text));
  const hints = candidatesOf('true-false', reading).map((candidate) => hintFor(candidate, reading));
  expect(hints).toContain('Look in the source under “Who eats whom”.');
  expect(hints.join()).not.toContain('Fox');
});

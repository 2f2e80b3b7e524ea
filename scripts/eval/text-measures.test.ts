import { describe, expect, it } from 'vitest';
import { samenessOf, specificityOf, wordsOf, writtenText } from './text-measures.ts';

it('reads only the texts that the model wrote itself', () => {
  const value = {
    title: 'Ants',
    questions: [
      { id: 'q1', type: 'short-answer', stem: 'How many legs?', source_ref: 'Ants have six legs.' },
    ],
    quotes: ['Ants have six legs.'],
    minutes: 5,
  };
  expect(writtenText(value)).toBe('Ants\nHow many legs?\n');
});

it('finds words in any script and skips numbers', () => {
  expect(wordsOf('Élan 24 vital; don’t')).toEqual(['élan', 'vital', 'don’t']);
  expect(wordsOf('光合作用')).not.toEqual([]);
});

describe('specificity', () => {
  it('is the share of different words that the twin lacks', () => {
    expect(specificityOf('Roots drink water. Roots drink.', 'Gills drink oxygen.', '')).toBeCloseTo(2 / 3);
  });

  it('is 0 for a text into which only the topic is pasted', () => {
    expect(
      specificityOf('We discuss the Moon together.', 'We discuss the seasons together.', 'The Moon'),
    ).toBe(0);
  });

  it('is 1 without a common word, and null without a word', () => {
    expect(specificityOf('Roots grow', 'Gills breathe', '')).toBe(1);
    expect(specificityOf('', 'Gills breathe', '')).toBeNull();
    expect(specificityOf('Roots', 'Gills', 'roots')).toBeNull();
  });
});

describe('sameness', () => {
  const text = 'students look closely at the tree and talk';

  it('is the share of five-word sequences that stand in another document', () => {
    expect(samenessOf(text, ['they say: students look closely at the moon', 'no such words'])).toBe(1 / 4);
  });

  it('is 1 for a copy and 0 for other words', () => {
    expect(samenessOf(text, [text])).toBe(1);
    expect(samenessOf(text, ['a completely different text about ants and bees'])).toBe(0);
  });

  it('is null for the only document and for fewer than five words', () => {
    expect(samenessOf(text, [])).toBeNull();
    expect(samenessOf('students look closely at', [text])).toBeNull();
  });
});

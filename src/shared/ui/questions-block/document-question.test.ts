import { describe, expect, test } from 'vitest';
import { letterOf, linesFor, matchingChoices, stemParts } from './document-question';

describe('a question', () => {
  test('lists the matches alphabetically, each once', () => {
    const pairs = [
      { left: 'Stomata', right: 'let gases in and out' },
      { left: 'Chloroplasts', right: 'capture light' },
      { left: 'Guard cells', right: 'let gases in and out' },
      { left: 'Xylem' },
    ];
    expect(matchingChoices({ type: 'matching', pairs })).toEqual([
      { letter: 'A', text: 'capture light' },
      { letter: 'B', text: 'let gases in and out' },
    ]);
  });

  test.each([
    [{ type: 'open-ended', lines: 0 } as const, 0],
    [{ type: 'open-ended' } as const, 6],
    [{ type: 'short-answer' } as const, 3],
    [{ type: 'short-answer', lines: 5 } as const, 5],
    [{ type: 'numeric' } as const, 1],
    [{ type: 'multiple-choice' } as const, 0],
    [{}, 0],
  ])('%o has %d lines for the answer', (question, lines) => {
    expect(linesFor(question)).toBe(lines);
  });

  test('is split at its blanks', () => {
    expect(stemParts('Leaves take in ____ and give out ____.')).toEqual([
      'Leaves take in ',
      ' and give out ',
      '.',
    ]);
    expect(stemParts('No_blank here')).toEqual(['No_blank here']);
  });

  test('letters its options', () => {
    expect([0, 1, 25].map(letterOf)).toEqual(['A', 'B', 'Z']);
  });
});

import { describe, expect, test } from 'vitest';
import { fraction, toText } from './fraction.ts';
import { PRESETS, percentOfLevel, type Scale, scoreOfLevel, showPercent } from './scales.ts';

const written = (value: ReturnType<typeof percentOfLevel>) => value && toText(value);

describe.each(Object.entries<Scale>(PRESETS))('the preset %s', (_, scale) => {
  test('has falling bounds down to 0', () => {
    const bounds = scale.map(({ from }) => Number(from));
    expect(bounds).toEqual(bounds.toSorted((a, b) => b - a));
    expect(new Set(bounds).size).toBe(bounds.length);
    expect(bounds.at(-1)).toBe(0);
  });

  test('gives back every level that is typed', () => {
    for (const level of scale) {
      const percent = percentOfLevel(scale, level.name);
      expect(percent && showPercent(percent, 2, scale).level).toBe(level);
    }
  });
});

test('20 to 0 gives the nearest mark', () => {
  const markOf = (percent: string) => showPercent(fraction(percent), 2, PRESETS.twentyToZero).level?.name;
  expect(['97.5', '97.49', '52.5', '2.49', '0'].map(markOf)).toEqual(['20', '19', '11', '0', '0']);
});

const narrow: Scale = [
  { name: 'Very good', from: 90 },
  { name: 'Good', from: 89, gpa: 3 },
  { name: 'Fair', from: '88.5' },
  { name: 'Close', from: '88.45' },
  { name: 'Poor', from: 0, worth: '42.5' },
];

test.each([
  ['very GOOD ', '100'],
  // Exactly one point wide.
  ['Good', '89'],
  ['Fair', '889/10'],
  // A tenth below the next bound would be another level.
  ['Close', '1769/20'],
  ['Poor', '85/2'],
  ['Bad', null],
])('%s is worth %s percent', (typed, percent) => {
  expect(written(percentOfLevel(narrow, typed))).toBe(percent);
});

test('the score of a level has two decimals', () => {
  expect(written(scoreOfLevel(PRESETS.plusAndMinus, 'B', '7.5'))).toBe('129/20');
  expect(written(scoreOfLevel(PRESETS.plusAndMinus, 'B', '0.33'))).toBe('7/25');
  expect(scoreOfLevel(PRESETS.plusAndMinus, 'Z', 10)).toBeNull();
});

test('a percentage without a scale has no level', () => {
  expect(showPercent(fraction('93.825'), 2, null)).toEqual({ percent: '93.83', level: null });
});

import { expect, test } from 'vitest';
import { opening } from './opening.ts';

test.each([
  ['A letter to the council.', 'A letter to the council'],
  ['Write a letter. It argues for one change.', 'Write a letter'],
  ['Photosynthesis\nPlants make sugar.', 'Photosynthesis'],
  [
    'A two-page letter to the city council that argues for one change to the park',
    'A two-page letter to the city council that argues for one…',
  ],
  ['x'.repeat(80), `${'x'.repeat(60)}…`],
])('%j opens with %j', (text, expected) => {
  expect(opening(text)).toBe(expected);
});

import { expect, it } from 'vitest';
import { hardestFor, measureReading, targetGrade } from './bands.ts';
import { fleschKincaid, syllablesOf } from './flesch-kincaid.ts';

it.each([
  ['cat', 1],
  ['make', 1],
  ['planted', 2],
  ['walked', 1],
  ['water', 2],
  ['table', 2],
  ['energy', 3],
  ['oxygen', 3],
  ['chlorophyll', 3],
  ['photosynthesis', 5],
])('counts the syllables of %s as %i', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

const easy =
  'The cat sat on the mat. The dog ran to the cat. The cat ran up a tree. The dog sat by the tree. It was a hot day. They all had a nap.';
const hard =
  'The simultaneous consideration of physiological adaptation and environmental heterogeneity necessitates sophisticated methodological approaches, particularly where experimental manipulation of populations is ethically unacceptable or practically impossible for independent investigators working internationally.';

it('gives an easy text a lower grade than a hard one', () => {
  expect(fleschKincaid(easy)).toBeLessThan(2);
  expect(fleschKincaid(hard)).toBeGreaterThan(16);
});

it('returns null for a text that is too short', () => {
  expect(fleschKincaid('Five words are not enough.')).toBeNull();
});

it('compares a text with the band of its grade', () => {
  expect(measureReading(easy, 6)).toMatchObject({ target: 6, in_band: true });
  expect(measureReading(hard, 12)).toMatchObject({ target: 12, in_band: false });
  expect(hardestFor(7)).toBe(10.34);
  expect(targetGrade('Grade 9', 'Grade 6')).toBe(6);
  expect(targetGrade('Grade 9', 'Same as grade')).toBe(9);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNumbers } from './compare-numbers.ts';
import { decimalIn } from './read-number.ts';

test.each<[key: string, answer: string, language: string | undefined, verdict: string]>([
  ['0.5', '.5', 'en', 'right'],
  ['4,5', '4.5', 'de', 'right'],
  ['4,5', '45', 'de', 'wrong'],
  ['4.5', '4,5', 'en', 'right'],
  ['0.125', '0,125', 'en', 'right'],
  ['0.125', '0,125', undefined, 'right'],
  ['-5', '–5', 'en', 'right'],
  ['−5', '-5', 'en', 'right'],
  ['-5', '5', 'en', 'wrong'],
  ['5', '5 cm', 'en', 'unclear'],
  ['5 cm', '5cm', 'en', 'right'],
  ['5 cm', '6 cm', 'en', 'wrong'],
  ['5 cm', '50 mm', 'en', 'unclear'],
  ['0.5', '1/2', 'en', 'right'],
  ['1.5', '1 1/2', 'en', 'right'],
  ['1½', '1.5', 'en', 'right'],
  ['½', '.5', 'en', 'right'],
  ['8', '2^3', 'en', 'right'],
  ['8', '2³', 'en', 'right'],
  ['30000', '3 × 10^4', 'en', 'right'],
  ['30000', '3e4', 'en', 'right'],
  ['0.5', '50%', 'en', 'right'],
  ['50%', '50', 'en', 'unclear'],
  ['50', '50 %', 'en', 'unclear'],
  ['50%', '50 per cent', 'en', 'right'],
  ['1,200', '1200', 'en', 'right'],
  ['1,200', '1200', undefined, 'unclear'],
  ['1200', '1 200', 'fr', 'right'],
  ['1200', '1.200', 'de', 'right'],
  ['1200', "1'200", 'de', 'right'],
  ['1,234,567', '1234567', undefined, 'right'],
  ['1.234.567,5', '1234567.5', 'de', 'right'],
  ['1234567', '12,34,567', 'hi', 'right'],
  ['1.234', '1234', 'en', 'unclear'],
  ['1.500', '1500', 'en', 'unclear'],
  ['1.500', '1.5', 'en', 'right'],
  ['1,500', '1,5', 'en', 'unclear'],
  ['1.500', '15', 'en', 'wrong'],
  ['1234', '1.234', 'en', 'unclear'],
  ['3.142', '3.14', 'en', 'wrong'],
  ['1/3', '0.33', 'en', 'unclear'],
  ['1/3', '0.5', 'en', 'wrong'],
  ['0.333', '1/3', 'en', 'unclear'],
  ['4.5', 'about half of nine', 'en', 'unclear'],
  ['4.5', '2+3', 'en', 'unclear'],
  ['7', '٧', 'ar', 'right'],
  ['3.5', '٣٫٥', 'ar', 'right'],
  ['7', '７', 'ja', 'right'],
  ['$5', '$5.00', 'en', 'right'],
  ['5', '$5', 'en', 'unclear'],
  ['-$5', '$-5', 'en', 'right'],
  ['5', '5.', 'en', 'right'],
  ['5', '  5 ', 'en', 'right'],
  ['5', '5 or 6', 'en', 'unclear'],
  ['5', '5,6,7', 'en', 'unclear'],
  ['12', '1 2', 'en', 'unclear'],
  ['2', '-(-2)', 'en', 'unclear'],
  ['$\\frac{1}{2}$', '0.5', 'en', 'right'],
  ['5 m/s', '5 m/s', 'en', 'right'],
  ['5 cm²', '5 cm^2', 'en', 'right'],
  ['1e999', '5', 'en', 'unclear'],
  ['x = 7', '7', 'en', 'unclear'],
  ['0', '-0', 'en', 'right'],
  ['1/0', '5', 'en', 'unclear'],
  ['45°', '45°', 'en', 'right'],
])('key %j, answer %j in %s: %s', (key, answer, language, verdict) => {
  expect(compareNumbers(key, answer, { language })).toBe(verdict);
});

test('a key becomes decimals for other programs, unless it has a unit, per cent or no end', () => {
  const keys = ['4,5', '-5', '–5', '1,200', '1/2', '1/3', '50%', '5 cm', '.5', 'five'];
  expect(keys.map((key) => decimalIn(key, 'en'))).toEqual([
    '4.5',
    '-5',
    '-5',
    '1200',
    '0.5',
    null,
    null,
    null,
    '0.5',
    null,
  ]);
  expect(decimalIn('4.500', 'de')).toBe('4500');
  expect(decimalIn('4.500')).toBeNull();
});

/** A number of thousandths as a person who writes the language may spell it. */
interface Spelling {
  language: string;
  thousandths: number;
  spelling: string;
}

const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'tr', 'hi'];
const MINUSES = ['-', '−', '–', '‐', '‑', '－'];
const SPACES = ['', ' ', '\u00a0', '\u200b', '\u2009'];

const formats = new Map<string, Intl.NumberFormat>();
function formatOf(language: string, useGrouping: boolean): Intl.NumberFormat {
  const key = `${language} ${useGrouping}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(language, {
    maximumFractionDigits: 3,
    numberingSystem: 'latn',
    useGrouping,
  });
  formats.set(key, format);
  return format;
}

/** Spells by another way than the reader: by Intl's own formats, and by hand for fractions, powers and per cent. */
const spelling: fc.Arbitrary<Spelling> = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    thousandths: fc.oneof(
      fc.integer({ min: -9_999_999, max: 9_999_999 }),
      fc.integer({ min: -99_999, max: 99_999 }).map((whole) => whole * 1000),
    ),
    style: fc.constantFrom('grouped', 'plain', 'bare', 'fraction', 'mixed', 'power', 'percent', 'foreign'),
    minus: fc.constantFrom(...MINUSES),
    before: fc.constantFrom(...SPACES),
    after: fc.constantFrom(...SPACES),
  })
  .map(({ language, thousandths, style, minus, before, after }) => {
    const size = Math.abs(thousandths);
    const unsigned = {
      grouped: formatOf(language, true).format(size / 1000),
      plain: formatOf(language, false).format(size / 1000),
      bare: size < 1000 ? `.${String(size).padStart(3, '0')}` : String(size / 1000),
      fraction: `${size}/1000`,
      mixed: `${Math.floor(size / 1000)} ${size % 1000}/1000`,
      power: `${size} × 10^−3`,
      percent: `${size / 10} %`,
      foreign: formatOf('de-CH', true).format(size / 1000),
    }[style];
    return { language, thousandths, spelling: `${before}${thousandths < 0 ? minus : ''}${unsigned}${after}` };
  });

test('the same number is never wrong and another one never right, in any spelling of seven languages', () => {
  const seen = { right: 0, wrong: 0, unclear: 0 };
  fc.assert(
    fc.property(spelling, spelling, fc.boolean(), (key, other, same) => {
      const { language } = key;
      const { thousandths } = same ? key : other;
      const answer = same ? key.spelling : other.spelling;
      const decimal = formatOf(language, false).format(key.thousandths / 1000);
      const verdict = compareNumbers(decimal, answer, { language });
      seen[verdict] += 1;
      expect(verdict, `${decimal} ~ ${answer} in ${language}`).not.toBe(
        thousandths === key.thousandths ? 'wrong' : 'right',
      );
    }),
    { numRuns: 30_000 },
  );
  // Most are decided without a teacher.
  expect(seen.unclear).toBeLessThan(4500);
});

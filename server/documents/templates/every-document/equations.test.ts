import { expect, test } from 'vitest';
import { equationsIn } from './equations.ts';

const wrongIn = (text: string, language = 'en-US') =>
  equationsIn(text, language)
    .filter(({ isRight }) => !isRight)
    .map(({ said, value }) => `${said} → ${value}`);

test.each([
  ['4 × 13 = 54 seats in the hall.', '4 × 13 = 54 → 52'],
  ['So 12 + 6.5 = 19.5.', '12 + 6.5 = 19.5 → 18.5'],
  ['$\\frac{1}{2} + \\frac{1}{4} = \\frac{2}{4}$', '(1/2) + (1/4) = (2/4) → 0.75'],
  ['Both have 8 squares, so 2/3 = 8/10.', '2/3 = 8/10 → 0.666666667'],
  ['1 1/2 + 2 1/4 = 3 1/4', '(1+1/2) + (2+1/4) = (3+1/4) → 3.75'],
  ['- 3 × 4 = 13', '3 × 4 = 13 → 12'],
  ['$5 + $3 = $9', '5 + 3 = 9 → 8'],
  ['20% × 50 = 12', '20% × 50 = 12 → 10'],
  ['4 times 13 is 54.', '4 times 13 is 54 → 52'],
  ['4 rows × 13 seats = 54 seats', '4 rows × 13 seats = 54 → 52'],
  ['5 + 7 = 12 and 12 × 2 = 26', '12 × 2 = 26 → 24'],
  ['(3 + 4) × 2 = 15', '(3 + 4) × 2 = 15 → 14'],
  ['130 ÷ 40 = 3 remainder 20', '130 ÷ 40 = 3 → 3.25'],
  ['52 ÷ 4 = 14 seats', '52 ÷ 4 = 14 → 13'],
  ['y = 2 + 3 = 6', '2 + 3 = 6 → 5'],
  ['25% of 80 = 25', '25% of 80 = 25 → 20'],
  ['So 25 % of 80 is 25.', '25 % of 80 is 25 → 20'],
  ['25 percent of 80 is 25.', '25 percent of 80 is 25 → 20'],
  ['2.5 kg + 750 g = 3.5 kg', '2.5 kg + 750 g = 3.5 kg → 3.25'],
  ['2 h - 30 min = 80 minutes.', '2 h - 30 min = 80 min → 90'],
  ['√81 = 8', '√81 = 8 → 9'],
  ['\\sqrt{81} = 8', '√81 = 8 → 9'],
  ['3/4 = 0.8', '3/4 = 0.8 → 0.75'],
  ['3/4 = 0.76', '3/4 = 0.76 → 0.75'],
  ['3² + 4² = 26', '3^2 + 4^2 = 26 → 25'],
])('finds the mistake in %j', (text, expected) => {
  expect(wrongIn(text)).toEqual([expected]);
});

test.each([
  '130 ÷ 40 = 4 buses',
  '130 ÷ 40 = 3.25, so 4 buses are needed.',
  '130 ÷ 40 = 3 R 10',
  '10 ÷ 3 = 3.33 and 2 ÷ 3 ≈ 0.7',
  '48 × 21 ≈ 50 × 20 = 1000',
  '2x + 3 = 7, so x = 2',
  'x + 4 = 7 and x - 4 = 7',
  '7 = 2x + 3',
  'f(3) = 2·3 + 1 = 7',
  '5 + __ = 9 and 5 + ? = 9',
  '√16 + 2 = 6',
  '9:30 + 45 min = 10:15',
  '1 m + 50 cm = 150 cm',
  '1 km = 1,000 m and 1/4 km = 250 m',
  '3 kg × 1000 = 3000 g and 2 h × 60 min = 120 min',
  '60 km ÷ 2 h = 30 km/h',
  '2 km² + 1 km² = 3,000,000 m²',
  'On the map, 2 × 3 cm = 6 km.',
  '25% of 80 is 20, and 12 % of 130 = 16 students',
  '25% of 80 is 1/4 of 80',
  '√81 = 9 and √50 = 7.07',
  '2√9 = 6 and √9² = 9',
  'Rounded to one decimal place, 3/4 = 0.8',
  '5/8 = 0.63',
  '3 m × 4 m = 12 m²',
  '3/10 = 30% and 20% × 50 = 10',
  'Find the mistake: 1/2 + 1/3 = 2/5',
  'Leo says that 3 + 4 = 8. Is he right?',
  'Read pages 3–5 = three pages',
  '1,200 + 350 = 1,550',
  'Half of 8 + 2 = 6',
  'Problem 2. 4 × 13 = 52',
  'Room 4 is 12 metres long',
])('accepts %j', (text) => {
  expect(wrongIn(text)).toEqual([]);
});

test('reads numbers as the language writes them', () => {
  expect(wrongIn('4,5 + 0,5 = 5', 'es')).toEqual([]);
  expect(wrongIn('4,5 + 0,5 = 6', 'es')).toEqual(['4,5 + 0,5 = 6 → 5']);
  expect(wrongIn('1.200 + 350 = 1.550', 'de')).toEqual([]);
});

test('takes time in proportion to the text', () => {
  const timeOf = (text: string) => {
    const began = performance.now();
    equationsIn(text, 'en-US');
    return performance.now() - began;
  };
  const text = '4 rows of 3 + 4 = 8 seats ( 3 + 2x = She said 2 kg + 3 g = 4 kg and 25% of 80 is 25 ';
  timeOf(text.repeat(100));
  expect(timeOf(text.repeat(4000))).toBeLessThan(40 * Math.max(5, timeOf(text.repeat(400))));
});

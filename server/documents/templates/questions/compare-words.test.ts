import { expect, test } from 'vitest';
import { compareWords } from './compare-words.ts';

const raw = String.raw;

test.each<[key: string, answer: string, verdict: string]>([
  ['10²', '102', 'wrong'],
  ['2³', '23', 'wrong'],
  ['10²', '10^2', 'right'],
  ['x²', 'x^2', 'right'],
  ['x²', 'x2', 'unclear'],
  ['CO₂', 'CO2', 'right'],
  ['$x^2$', 'x²', 'right'],
  ['$x^2$', 'x^2', 'right'],
  ['$x^{2}$', 'x^2', 'right'],
  [raw`$\pi$`, 'π', 'right'],
  [raw`\(\pi\)`, 'pi', 'right'],
  [raw`$2\pi r$`, '2πr', 'right'],
  ['$2x+1$', '2x + 1', 'right'],
  ['2x+1', '1+2x', 'unclear'],
  [raw`$\sqrt{2}$`, '√2', 'right'],
  [raw`$\mathrm{H_2O}$`, 'H2O', 'right'],
  ['$H_2O$', 'H2O', 'right'],
  [raw`$\frac{a}{b}$`, 'a/b', 'right'],
  ['x=3', '3', 'unclear'],
  ['x = 3', 'x=3', 'right'],
])('maths: %s and %s', (key, answer, verdict) => {
  expect(compareWords(key, answer, 'en')).toBe(verdict);
});

test.each<[key: string, answer: string, language: string, verdict: string]>([
  ['the nucleus', 'nucleus', 'en', 'unclear'],
  ['nucleus', 'the nucleus', 'en', 'unclear'],
  ['The Alps', 'Alps', 'en', 'unclear'],
  ['the cell wall', 'cell wall', 'en', 'unclear'],
  ['cell wall', 'cell', 'en', 'wrong'],
  ['die Zelle', 'Zelle', 'de', 'unclear'],
  ['la célula', 'célula', 'es', 'unclear'],
  ["l'ADN", 'ADN', 'fr', 'unclear'],
  ['el agua', 'agua', 'es', 'unclear'],
  ['to run', 'run', 'en', 'unclear'],
  ['an ox', 'ox', 'en', 'unclear'],
  ['an ox', 'a pig', 'en', 'wrong'],
  ['two', '2', 'en', 'right'],
  ['zwei', '2', 'de', 'unclear'],
  ['2', 'two', 'en', 'right'],
  ['two', '3', 'en', 'wrong'],
  ['Łódź', 'Lodz', 'pl', 'unclear'],
  ['œuvre', 'oeuvre', 'fr', 'unclear'],
  ['Þór', 'Thor', 'is', 'unclear'],
  ['ılık', 'ilik', 'tr', 'unclear'],
  ['acid', 'acids', 'en', 'unclear'],
  ['dogs', 'dog', 'en', 'unclear'],
  ['leaf', 'leaves', 'en', 'unclear'],
  ['A & B', 'A and B', 'en', 'unclear'],
  ['rot/blau', 'blau', 'de', 'unclear'],
  ['red, green', 'green, red', 'en', 'unclear'],
  ['(the) cell', 'cell', 'en', 'unclear'],
  ['root', 'roof', 'en', 'wrong'],
  ['Paris', 'Rome', 'en', 'wrong'],
  ['north', 'south', 'en', 'wrong'],
  ['blood', 'water', 'en', 'wrong'],
  ['acid', 'base', 'en', 'wrong'],
  ['ferns', 'mosses', 'en', 'wrong'],
])('words: %s and %s', (key, answer, language, verdict) => {
  expect(compareWords(key, answer, language)).toBe(verdict);
});

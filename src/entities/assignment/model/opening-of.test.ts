import { expect, test } from 'vitest';
import { openingOf } from './opening-of';

const paragraph = 'A willow gained 164 pounds, and the soil lost two ounces. '.repeat(8).trim();

test('a short text is whole', () => {
  expect(openingOf(`${paragraph}\n\n${paragraph}`)).toBe(`${paragraph}\n\n${paragraph}`);
});

test('a long text opens with whole paragraphs, or with whole words', () => {
  expect(openingOf(Array.from({ length: 5 }, () => paragraph).join('\n\n'))).toBe(`${paragraph} …`);
  expect(openingOf('leaf '.repeat(500))).toBe(`${'leaf '.repeat(120).trim()} …`);
  expect(openingOf('x'.repeat(5000))).toHaveLength(602);
});

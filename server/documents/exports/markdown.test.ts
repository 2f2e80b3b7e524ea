import { expect, test } from 'vitest';
import { toMarkdown } from './markdown.ts';
import { text } from './piece.ts';

test('a line break inside a paragraph becomes a space', () => {
  expect(toMarkdown([text('A young \n willow')])).toBe('A young willow\n');
});

test.each([' ', '\n', '*', '**', '_', '`', '['])(
  'a paragraph with a row of %j is written in linear time',
  (unit) => {
    const row = unit.repeat(100_000 / unit.length);
    const begun = performance.now();
    expect(toMarkdown([text(`A young ${row} willow`)])).toContain('willow');
    expect(performance.now() - begun).toBeLessThan(2_000);
  },
);

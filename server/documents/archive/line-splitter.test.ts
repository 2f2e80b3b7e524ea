import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LineSplitter } from './line-splitter.ts';

const MAX = 8;

function linesOf(text: string, size: number): (string | null)[] {
  const bytes = Buffer.from(text);
  const splitter = new LineSplitter(MAX);
  const lines: (Buffer | null)[] = [];
  for (let from = 0; from < bytes.length; from += size)
    lines.push(...splitter.split(bytes.subarray(from, from + size)));
  return [...lines, splitter.rest()].map((line) => line && String(line));
}

it('splits chunks of any size into the same lines, without those that are too long', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '\n'), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (content, size) => {
      const expected = content.split('\n').map((line) => (Buffer.byteLength(line) > MAX ? null : line));
      expect(linesOf(content, size)).toEqual(expected);
    }),
  );
});

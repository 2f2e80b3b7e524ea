import { createHash } from 'node:crypto';

/** A number from 0 up to 1 that is always the same for these words, so that every start draws the same school. */
export const chance = (...words: readonly (string | number)[]): number =>
  createHash('sha1').update(words.join('/')).digest().readUInt32BE() / 2 ** 32;

/** One of the values, always the same for these words. */
export function pick<Value>(values: readonly Value[], ...words: readonly (string | number)[]): Value {
  const value = values[Math.floor(chance(...words) * values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}

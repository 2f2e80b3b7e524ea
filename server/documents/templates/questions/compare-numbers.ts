import { decimalOf, type Fraction, fromDecimal, isWithin } from './fraction.ts';
import { type NumberReading, PER_CENT_SIGN, readNumbers } from './read-number.ts';

export type Verdict = 'right' | 'wrong' | 'unclear';

interface Comparison {
  /** How far an answer may be from the key. */
  tolerance?: number | undefined;
  /** The BCP 47 tag of the language in which key and answer are written. */
  language?: string | undefined;
}

/**
 * Compares an answer with a key. What is not a number as a whole, can be read in two ways that differ, has another
 * unit, or is a rounding of a number without end is unclear: a person judges it.
 */
export function compareNumbers(
  key: string,
  answer: string,
  { tolerance = 0, language }: Comparison = {},
): Verdict {
  const keys = readNumbers(key, language);
  const answers = readNumbers(answer, language);
  if (keys.length === 0 || answers.length === 0) return 'unclear';
  const pairs = keys.flatMap((one) =>
    answers.map((other) => ({ one, other, equal: isEqual(one, other, tolerance) })),
  );
  const usual = pairs.filter(({ one, other }) => one.usual && other.usual);
  if (usual.every(({ equal }) => equal === true)) return 'right';
  return pairs.every(({ equal }) => equal === false) ? 'wrong' : 'unclear';
}

const unitOf = ({ unit }: NumberReading) => (unit === PER_CENT_SIGN ? '' : unit.replaceAll(' ', ''));

/** Undefined if a person has to judge it. */
function isEqual(one: NumberReading, other: NumberReading, tolerance: number): boolean | undefined {
  if (unitOf(one) !== unitOf(other)) return undefined;
  const allowed = fromDecimal(tolerance.toFixed(12));
  if (allowed && isWithin(one.value, other.value, allowed)) return true;
  return isRounded(one.value, other.value) || isRounded(other.value, one.value) ? undefined : false;
}

/** Whether a number with some decimals stands for one whose decimals never end: 0.33 for 1/3. */
function isRounded(decimal: Fraction, endless: Fraction): boolean {
  if (decimalOf(endless) !== null) return false;
  const [, decimals = ''] = decimalOf(decimal)?.split('.') ?? [];
  const unit = fromDecimal(`0.${'0'.repeat(Math.max(0, decimals.length - 1))}1`);
  return decimals.length > 0 && unit !== null && isWithin(decimal, endless, unit);
}

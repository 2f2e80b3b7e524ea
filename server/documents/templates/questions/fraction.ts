/** An exact number; the denominator is positive and the two have no common factor. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Null if the denominator is 0. */
export function fraction(numerator: bigint, denominator = 1n): Fraction | null {
  if (denominator === 0n) return null;
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = sign * (commonDivisor(numerator, denominator) || 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function commonDivisor(one: bigint, other: bigint): bigint {
  let [large, small] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (small > 0n) [large, small] = [small, large % small];
  return large;
}

/** Reads digits with at most one point, such as 0.125 or .5. */
export function fromDecimal(text: string): Fraction | null {
  const [, whole = '', part = ''] = /^(\d*)\.?(\d*)$/.exec(text) ?? [];
  return whole + part === '' ? null : fraction(BigInt(whole + part), 10n ** BigInt(part.length));
}

export const multiply = (one: Fraction, other: Fraction): Fraction | null =>
  fraction(one.numerator * other.numerator, one.denominator * other.denominator);

export const plus = (one: Fraction, other: Fraction): Fraction | null =>
  fraction(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );

export const negated = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: -numerator,
  denominator,
});

/** A power with a whole exponent; null for 0 to a negative one. */
export const toPower = ({ numerator, denominator }: Fraction, exponent: number): Fraction | null =>
  exponent < 0
    ? fraction(denominator ** BigInt(-exponent), numerator ** BigInt(-exponent))
    : fraction(numerator ** BigInt(exponent), denominator ** BigInt(exponent));

/** Whether two numbers differ by at most the tolerance. */
export function isWithin(one: Fraction, other: Fraction, tolerance: Fraction): boolean {
  const across = one.numerator * other.denominator - other.numerator * one.denominator;
  const difference = across < 0n ? -across : across;
  return difference * tolerance.denominator <= tolerance.numerator * one.denominator * other.denominator;
}

/** Its decimals as text; null if they never end. */
export function decimalOf({ numerator, denominator }: Fraction): string | null {
  let digits = 0;
  for (let power = 1n; power % denominator !== 0n; power *= 10n) {
    if (digits > MAX_DECIMALS) return null;
    digits += 1;
  }
  const scaled = (numerator * 10n ** BigInt(digits)) / denominator;
  const text = String(scaled < 0n ? -scaled : scaled).padStart(digits + 1, '0');
  const decimals = digits === 0 ? '' : `.${text.slice(-digits)}`;
  return `${scaled < 0n ? '-' : ''}${digits === 0 ? text : text.slice(0, -digits)}${decimals}`;
}

/** Longer ones are of no exercise. */
const MAX_DECIMALS = 40;

/** The nearest number of the platform. */
export const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number(numerator) / Number(denominator);

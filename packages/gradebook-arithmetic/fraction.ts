/** A number without rounding: lowest terms, and the denominator is positive. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** A number by its shortest decimal digits (33.33 is 3333/100), or text such as `33.33`, `-4` or `3083/50`. */
export type Exact = number | string;

export const ZERO: Fraction = { n: 0n, d: 1n };
export const HUNDRED: Fraction = { n: 100n, d: 1n };

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/i;

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

const reduced = (n: bigint, d: bigint): Fraction => {
  if (d === 1n) return { n, d };
  const sign = d < 0n ? -1n : 1n;
  const divisor = gcd(n, d * sign) * sign;
  return { n: n / divisor, d: d / divisor };
};

/** Throws a RangeError for text that is no number, and for infinite ones. */
export function fraction(value: Exact): Fraction {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return { n: BigInt(value), d: 1n };
  const text = String(value);
  const [above = '', below, ...rest] = text.split('/');
  if (below !== undefined && rest.length === 0) return divide(decimal(above), decimal(below));
  return decimal(text);
}

function decimal(text: string): Fraction {
  const [, sign, whole = '', places = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  if (sign === undefined) throw new RangeError(`${text} is not a number`);
  const digits = BigInt(whole + places) * (sign === '-' ? -1n : 1n);
  const power = Number(exponent) - places.length;
  return power >= 0 ? { n: digits * 10n ** BigInt(power), d: 1n } : reduced(digits, 10n ** BigInt(-power));
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  a.d === b.d ? reduced(a.n + b.n, a.d) : reduced(a.n * b.d + b.n * a.d, a.d * b.d);

export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, { n: -b.n, d: b.d });

export const multiply = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.n, a.d * b.d);

/** Throws a RangeError if the divisor is 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
  if (b.n === 0n) throw new RangeError('Division by 0');
  return reduced(a.n * b.d, a.d * b.n);
}

export const sum = (all: readonly Fraction[]): Fraction => all.reduce(add, ZERO);

/** Negative, 0 or positive, as the first is smaller, equal or larger. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : Number(difference > 0n);
}

export const least = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? a : b);

export const most = (a: Fraction, b: Fraction): Fraction => (compare(a, b) >= 0 ? a : b);

/** The least common denominator. */
export const commonDenominator = (all: readonly Fraction[]): bigint =>
  all.reduce((common, { d }) => (common % d === 0n ? common : (common / gcd(common, d)) * d), 1n);

/** The nearest number with so many decimals; a half goes away from 0, as `Intl.NumberFormat` writes it. */
export function round({ n, d }: Fraction, decimals: number): Fraction {
  const scale = 10n ** BigInt(decimals);
  const size = (2n * (n < 0n ? -n : n) * scale + d) / (2n * d);
  return reduced(n < 0n ? -size : size, scale);
}

/** The number rounded to so many decimals, with a point and no separators: `93.83`. */
export function toFixed(value: Fraction, decimals: number): string {
  const { n, d } = round(value, decimals);
  const digits = String(((n < 0n ? -n : n) * 10n ** BigInt(decimals)) / d).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${n < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
}

/** The nearest float; exact for scores, which have two decimals. */
export const toNumber = ({ n, d }: Fraction): number => Number(n) / Number(d);

/** Text that `fraction` reads back, for what is stored: `3083/50` or `81`. */
export const toText = ({ n, d }: Fraction): string => (d === 1n ? String(n) : `${n}/${d}`);

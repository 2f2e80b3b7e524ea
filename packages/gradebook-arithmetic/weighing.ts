import { add, divide, type Fraction, HUNDRED, least, multiply, sum, ZERO } from './fraction.ts';

export interface Weight {
  id: string;
  weight: Fraction;
  /** Null leaves it out. */
  percent: Fraction | null;
  /** Comes on top. */
  isExtra: boolean;
}

export interface WeighedPart {
  id: string;
  weight: Fraction;
  /** The weight as it counts, in percent. */
  scaled: Fraction;
  percent: Fraction;
  /** What it adds to the total, in percent. */
  adds: Fraction;
  isExtra: boolean;
}

export interface Weighing {
  parts: readonly WeighedPart[];
  leftOut: readonly { id: string; weight: Fraction }[];
  /** Of the weights that count; below 100 they are scaled up, above 100 they are not scaled. */
  sum: Fraction;
  /** Null if nothing that counts has a weight. */
  percent: Fraction | null;
}

/** A weighted total of categories, or of terms. */
export function weigh(weights: readonly Weight[]): Weighing {
  const counting = weights.filter(({ percent, isExtra }) => percent !== null && !isExtra);
  const total = sum(counting.map(({ weight }) => weight));
  const divisor = least(total, HUNDRED);
  const leftOut = weights.flatMap(({ id, weight, percent }) => (percent === null ? [{ id, weight }] : []));
  if (divisor.n <= 0n) return { parts: [], leftOut, sum: total, percent: null };
  const parts = weights.flatMap(({ id, weight, percent, isExtra }): WeighedPart[] => {
    if (percent === null) return [];
    const scaled = isExtra ? weight : divide(multiply(weight, HUNDRED), divisor);
    return [{ id, weight, scaled, percent, adds: divide(multiply(scaled, percent), HUNDRED), isExtra }];
  });
  return { parts, leftOut, sum: total, percent: parts.reduce((all, { adds }) => add(all, adds), ZERO) };
}

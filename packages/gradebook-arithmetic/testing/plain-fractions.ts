/** Fractions of the second implementation: never reduced, so they share nothing with those of the product. */
export type Q = readonly [top: bigint, bottom: bigint];

export const q = (value: number | string): Q => {
  const [above = '', below] = String(value).split('/');
  const [whole = '', places = ''] = above.split('.');
  const top: Q = [BigInt(whole + places), 10n ** BigInt(places.length)];
  return below === undefined ? top : over(top, q(below));
};

export const plus = ([a, b]: Q, [c, d]: Q): Q => (b === d ? [a + c, b] : [a * d + c * b, b * d]);
export const minus = (x: Q, [c, d]: Q): Q => plus(x, [-c, d]);
export const times = ([a, b]: Q, [c, d]: Q): Q => [a * c, b * d];
export const over = ([a, b]: Q, [c, d]: Q): Q => (c < 0n ? [-a * d, -b * c] : [a * d, b * c]);
export const isLess = ([a, b]: Q, [c, d]: Q): boolean => a * d < c * b;
export const total = (all: readonly Q[]): Q => {
  let result: Q = [0n, 1n];
  for (const one of all) result = plus(result, one);
  return result;
};

/** The nearest multiple of 1 / 10^decimals; halves go away from 0. */
export function nearest([a, b]: Q, decimals: number): Q {
  const scale = 10n ** BigInt(decimals);
  const whole = (a * scale) / b;
  const rest = a * scale - whole * b;
  const isHalf = (rest < 0n ? -rest : rest) * 2n >= b;
  return [isHalf ? whole + (a < 0n ? -1n : 1n) : whole, scale];
}

/** The one way to write this number. */
export function text([a, b]: Q): string {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return b / x === 1n ? String(a / x) : `${a / x}/${b / x}`;
}

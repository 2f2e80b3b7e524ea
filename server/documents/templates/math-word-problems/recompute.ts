import { evaluate } from '../questions/arithmetic.ts';
import type { Problem } from './schema.ts';

const OPERATIONS = /[\d)]\s*[+\-–−*×x·/÷^]/g;
/** A fraction such as 3/4 is a number, not a calculation. */
const FRACTION = /(?<![\d.)])\d+\/\d+(?![\d.])/g;

/** How many calculations an expression takes. */
export const calculationsIn = (expression: string): number =>
  expression.replaceAll(FRACTION, '1').match(OPERATIONS)?.length ?? 0;

/** The numbers in an expression, the halves of its fractions included. */
export const numbersIn = (expression: string): number[] =>
  (expression.replaceAll(/(\d),(?=\d{3}\b)/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

export const hasFraction = (expression: string): boolean => FRACTION_ONCE.test(expression);
const FRACTION_ONCE = /(?<![\d.)])\d+\/\d+(?![\d.])/;

const ALLOWED = /^[\d\s.,()+\-–−*×x·/÷^]+$/;

/** The value of a problem's expression; null if it isn't plain arithmetic. */
export function recompute({ expression }: Pick<Problem, 'expression'>): number | null {
  return ALLOWED.test(expression) ? evaluate(expression) : null;
}

/** Whether the stated value is the computed one; a problem may ask to round, and decimals may be cut off. */
export function agrees(stated: number, value: number, problem: string): boolean {
  if (Math.abs(stated - value) < 1e-6) return true;
  const decimals = String(stated).split('.')[1]?.length ?? 0;
  const rounds = decimals >= 2 || /\b(?:round|nearest|about how)/i.test(problem);
  return rounds && Math.abs(stated - value) <= 0.5 * 10 ** -decimals + 1e-9;
}

/** The computed value as an answer states it. */
export const tidy = (value: number): number => Math.round(value * 1e4) / 1e4;

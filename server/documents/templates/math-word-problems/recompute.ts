import { evaluate } from '../questions/arithmetic.ts';
import { isMeasure } from '../questions/asked-units.ts';
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

/** How a question about things that come whole wants its answer. */
type Rounding = 'up' | 'down' | 'left over' | null;

const UP =
  /\b(?:need(?:s|ed)?|requires?|required|must|have to|has to|at least|enough|fewest|minimum|smallest number)\b/i;
const DOWN =
  /\b(?:full|whole|complete|at most|most|maximum|how many times)\b|\bcan\b.{0,60}\b(?:make|fill|buy|cut|pack|bake|build|give|get|serve|plant|wrap)\b/i;
const LEFT = /\b(?:left ?over|remain(?:s|ing|der)?|(?:are|is|will be) left)\b/i;

/** Reads the question, which is the last sentence. */
function roundingOf(problem: string): Rounding {
  const question =
    problem
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  if (LEFT.test(question)) return 'left over';
  if (UP.test(question)) return 'up';
  return DOWN.test(question) ? 'down' : null;
}

const DIVISION = /^\s*(\d+)\s*[÷/]\s*(\d+)\s*$/;

/** The whole number that a question about counted things asks for; null if it can't be told. */
function wholeAnswer({ problem, expression }: AskedProblem, value: number): number | null {
  const [, all, by] = DIVISION.exec(expression) ?? [];
  switch (roundingOf(problem)) {
    case 'up':
      return Math.ceil(value);
    case 'down':
      return Math.floor(value);
    case 'left over':
      return all === undefined ? null : Number(all) % Number(by);
    case null:
      return null;
  }
}

type AskedProblem = Pick<Problem, 'problem' | 'expression' | 'answer'>;

/** A stated answer compared with the computed value: what it should be, or that a person has to look. */
export function judgeAnswer(asked: AskedProblem, value: number): 'right' | 'unclear' | number {
  const { value: stated, unit } = asked.answer;
  if (Math.abs(stated - value) < 1e-6 && Number.isInteger(value)) return 'right';
  const isCounted = unit.trim() !== '' && !isMeasure(unit);
  if (isCounted && !Number.isInteger(value) && value > 0) {
    const whole = wholeAnswer(asked, value);
    if (whole !== null) return stated === whole ? 'right' : whole;
    if (stated === Math.floor(value) || stated === Math.ceil(value))
      return isRounded(stated, value, asked.problem) ? 'right' : 'unclear';
  }
  if (Math.abs(stated - value) < 1e-6 || isRounded(stated, value, asked.problem)) return 'right';
  // A question about the rest of a division whose parts come out even is rare, and its answer 0.
  return LEFT.test(asked.problem) && stated === wholeAnswer(asked, value) ? 'right' : tidy(value);
}

/** A problem may ask to round, and decimals may be cut off. */
function isRounded(stated: number, value: number, problem: string): boolean {
  const decimals = String(stated).split('.')[1]?.length ?? 0;
  const rounds = decimals >= 2 || /\b(?:round|nearest|about how)/i.test(problem);
  return rounds && Math.abs(stated - value) <= 0.5 * 10 ** -decimals + 1e-9;
}

/** The computed value as an answer states it. */
export const tidy = (value: number): number => Math.round(value * 1e4) / 1e4;

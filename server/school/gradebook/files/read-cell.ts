import {
  type Fraction,
  fraction,
  multiply,
  toNumber,
} from '../../../documents/templates/questions/fraction.ts';
import { PER_CENT_SIGN, readNumbers } from '../../../documents/templates/questions/read-number.ts';
import { hundredths } from '../../../platform/hundredths.ts';
import type { ScoreStatus } from './class-gradebook.ts';

export type DecimalSign = ',' | '.';

/** What a cell says. */
export type CellReading =
  | { kind: 'blank' }
  | { kind: 'points'; points: number }
  /** A word that is spelled out is not certain. */
  | { kind: 'status'; status: 'excused' | 'missing' | 'late'; isCertain: boolean }
  /** Points that a person must confirm; null if they cannot be told. */
  | { kind: 'percent' | 'ratio' | 'fraction'; points: number | null }
  /** A comma or point before three digits. */
  | { kind: 'decimal_sign'; points: Readonly<Record<'comma' | 'point', number>> }
  | { kind: 'letter' | 'unreadable' };

interface Scale {
  /** The maximum; null if it is not known. */
  points: number | null;
  letters: Readonly<Record<string, number>> | undefined;
}

const STATUSES: Readonly<Record<string, Extract<CellReading, { kind: 'status' }>>> = {
  ex: { kind: 'status', status: 'excused', isCertain: true },
  excused: { kind: 'status', status: 'excused', isCertain: true },
  exempt: { kind: 'status', status: 'excused', isCertain: true },
  exc: { kind: 'status', status: 'excused', isCertain: false },
  m: { kind: 'status', status: 'missing', isCertain: true },
  missing: { kind: 'status', status: 'missing', isCertain: false },
  l: { kind: 'status', status: 'late', isCertain: true },
  late: { kind: 'status', status: 'late', isCertain: false },
};

const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i;
const LETTER = /^\p{L}[+\-−]?$/u;

/** Reads a cell of scores. `decimal` is the decimal sign where a number could be read in two ways. */
export function readCell(text: string, scale: Scale, decimal: DecimalSign | null): CellReading {
  if (/^(?:[-–—]|n\/a)?$/i.test(text)) return { kind: 'blank' };
  const letter = text.toUpperCase();
  if (scale.letters !== undefined && Object.hasOwn(scale.letters, letter))
    return { kind: 'points', points: scale.letters[letter] ?? 0 };
  const word = text.toLowerCase().replace(/\.$/, '');
  const status = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined;
  if (status) return status;
  if (LETTER.test(text)) return { kind: 'letter' };
  const [over, under, ...others] = text.split('/');
  if (over !== undefined && under !== undefined)
    return others.length > 0 ? { kind: 'unreadable' } : readRatio(over, under, scale, decimal);
  return readNumber(text, scale, decimal);
}

function readNumber(text: string, { points: maximum }: Scale, decimal: DecimalSign | null): CellReading {
  const readings = readNumbers(text).filter(({ usual }) => usual);
  const [first, second] = readings;
  if (first === undefined || first.unit !== '') return { kind: 'unreadable' };
  if (readNumbers(text).some(({ unit }) => unit === PER_CENT_SIGN)) {
    const share = second === undefined ? shareOf(first.value, maximum) : null;
    return { kind: 'percent', points: share };
  }
  if (/[\u00BC-\u00BE\u2150-\u215E]/.test(text))
    return { kind: 'fraction', points: roundedNumber(first.value) };
  if (!first.plain && !SCIENTIFIC.test(text)) return { kind: 'unreadable' };
  if (second === undefined) return { kind: 'points', points: toNumber(first.value) };
  const [grouped, decimals] = [toNumber(first.value), toNumber(second.value)];
  const isComma = text.includes(',');
  if (decimal === (isComma ? ',' : '.')) return { kind: 'points', points: decimals };
  return {
    kind: 'decimal_sign',
    points: isComma ? { comma: decimals, point: grouped } : { comma: grouped, point: decimals },
  };
}

/** "8/10": the points if 10 is the maximum, else the same share of it. */
function readRatio(
  over: string,
  under: string,
  { points: maximum }: Scale,
  decimal: DecimalSign | null,
): CellReading {
  const [above, below] = [over, under].map((part) => exactNumber(part.trim(), decimal));
  if (!above || !below) return { kind: 'unreadable' };
  if (maximum !== null && toNumber(below) === maximum) return { kind: 'ratio', points: roundedNumber(above) };
  const share = fraction(above.numerator * below.denominator, above.denominator * below.numerator);
  return { kind: 'ratio', points: share && shareOf(share, maximum) };
}

function exactNumber(text: string, decimal: DecimalSign | null): Fraction | null {
  const readings = readNumbers(text, decimal === ',' ? 'de' : 'en').filter(({ usual }) => usual);
  const [first] = readings;
  return first !== undefined && first.plain && first.unit === '' ? first.value : null;
}

function shareOf(share: Fraction, maximum: number | null): number | null {
  if (maximum === null || maximum === 0) return null;
  const whole = fraction(BigInt(Math.round(maximum * 1_000_000)), 1_000_000n);
  const points = whole && multiply(share, whole);
  return points && roundedNumber(points);
}

/** What is worked out is written with two decimals, half up. */
function roundedNumber({ numerator, denominator }: Fraction): number {
  const twice = numerator * 200n + denominator;
  const floored = twice / (2n * denominator) - (twice % (2n * denominator) < 0n ? 1n : 0n);
  return hundredths(Number(floored) / 100);
}

/** The status that a word of Lectern's own column says; null for a word that it does not know. */
export function readStatus(text: string): ScoreStatus | null {
  const word = text.toLowerCase();
  if (word === '' || word === '-') return 'none';
  if (word === 'extended') return 'extended';
  const reading = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined;
  return reading?.status ?? null;
}

const DECIMAL_COMMA = /^-?\d+,(?:\d{1,2}|\d{4,})$/;
const DECIMAL_POINT = /^-?\d+\.(?:\d{1,2}|\d{4,})$/;

/** The decimal sign that the numbers of a file have beyond doubt; null if they have none, or both. */
export function decimalSignIn(cells: Iterable<string>): DecimalSign | null | 'both' {
  let [comma, point] = [false, false];
  for (const cell of cells) {
    comma ||= DECIMAL_COMMA.test(cell);
    point ||= DECIMAL_POINT.test(cell);
  }
  if (comma && point) return 'both';
  if (comma) return ',';
  return point ? '.' : null;
}

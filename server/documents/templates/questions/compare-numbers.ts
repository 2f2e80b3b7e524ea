import { askedUnits, asksForNotation, canonicalUnit } from './asked-units.ts';
import { decimalOf, type Fraction, fromDecimal, isWithin, multiply } from './fraction.ts';
import { inDigits } from './number-words.ts';
import { type NumberReading, PER_CENT_SIGN, readNumbers } from './read-number.ts';

export type Verdict = 'right' | 'wrong' | 'unclear';

interface Comparison {
  /** How far an answer may be from the key. */
  tolerance?: number | undefined;
  /** The BCP 47 tag of the language in which key and answer are written. */
  language?: string | undefined;
  /** The question, which may ask for a unit or a way of writing. */
  stem?: string | undefined;
}

/**
 * Compares an answer with a key. What is not a number as a whole, can be read in two ways that differ, has another unit
 * than the question asks for, or is a rounding of a number without end is unclear: a person judges it.
 */
export function compareNumbers(
  key: string,
  answer: string,
  { tolerance = 0, language, stem = '' }: Comparison = {},
): Verdict {
  const isEnglish = language?.startsWith('en');
  const asked = askedUnits(stem);
  const inPerCent = asked.has(PER_CENT_SIGN);
  const keys = readNumbers(key, language);
  const answers = readNumbers(isEnglish ? inDigits(answer) : answer, language);
  if (keys.length === 0 || answers.length === 0) return 'unclear';
  const notation = asksForNotation(stem);
  const pairs = keys.flatMap((one) =>
    answers.map((other) => ({
      // A question in per cent asks for the number before the sign.
      usual:
        one.usual && (inPerCent && one.plain && !other.plain ? other.unit === PER_CENT_SIGN : other.usual),
      equal: isEqual(one, withoutAsked(other, asked), tolerance),
      otherwise: notation && one.plain && !other.plain,
    })),
  );
  const usual = pairs.filter((pair) => pair.usual);
  if (usual.length > 0 && usual.every(({ equal, otherwise }) => equal === true && !otherwise)) return 'right';
  const isHundredth =
    inPerCent && keys.some((one) => answers.some((other) => isEqual(one, hundredfold(other), tolerance)));
  return !isHundredth && pairs.every(({ equal }) => equal === false) ? 'wrong' : 'unclear';
}

/** A unit that the question asks for may be written or not. */
const withoutAsked = (reading: NumberReading, asked: ReadonlySet<string>): NumberReading =>
  reading.unit !== '' && asked.has(canonicalUnit(reading.unit)) ? { ...reading, unit: '' } : reading;

const hundredfold = (reading: NumberReading): NumberReading => ({
  ...reading,
  value: multiply(reading.value, { numerator: 100n, denominator: 1n }) ?? reading.value,
});

const unitOf = ({ unit }: NumberReading) => (unit === PER_CENT_SIGN ? '' : canonicalUnit(unit));

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

import {
  decimalOf,
  type Fraction,
  fraction,
  fromDecimal,
  multiply,
  negated,
  plus,
  toPower,
} from './fraction.ts';

/** A number that a text can mean. */
export interface NumberReading {
  value: Fraction;
  /** What stands around the number, such as `cm` or `€`; empty for a number alone. */
  unit: string;
  /** Whether people who write the language mean this; any other reading needs a person's judgement. */
  usual: boolean;
  /** Whether it is written as digits only, not as a fraction, a power or per cent. */
  plain: boolean;
}

/** Longer texts are no numbers, and larger powers of no exercise. */
const MAX_LENGTH = 60;
const MAX_EXPONENT = 30;

const DIGITS = String.raw`(?:\d[\d.,'٫٬ ]*\d|\d|[.,٫]\d+)`;
const RATIO = /^(?:(?<wholes>\d+) )?(?<over>\d+) ?\/ ?(?<under>\d+)$/;
const SCIENTIFIC = new RegExp(
  String.raw`^(?<factor>${DIGITS}) ?[x*·] ?10 ?\^ ?\(?(?<exponent>[+-]?\d{1,4})\)?$`,
);
const POWER = new RegExp(String.raw`^(?<base>${DIGITS}) ?\^ ?\(?(?<exponent>[+-]?\d{1,4})\)?$`);
const FLOAT = new RegExp(String.raw`^(?<factor>${DIGITS})e(?<exponent>[+-]?\d{1,4})$`, 'i');
const PLAIN = new RegExp(`^${DIGITS}$`);

const SIGN = /^(?<currency>\p{Sc})? ?(?<sign>[+-]) ?(?<afterwards>\p{Sc})? ?/u;
/** A unit has digits only as powers: cm, m/s, €, °C, cm^2. */
const UNIT =
  /^(?<number>.*?[\d)])(?:[.,])? ?(?<unit>(?:[\p{L}\p{Sc}%٪°'"][\p{L}\p{M}\p{Sc}%٪°'"·/ .-]*(?:\^-?\d)?)+)?$/u;
const PER_CENT = /^(?:[%٪]|per ?cent|pct|por ciento|por cento|pour ?cent|prozent|yüzde)\.?$/i;

/**
 * Every number that the whole text can mean; none if it is not a number as a whole. Exact: decimals, digits in groups
 * (1,200 · 1 200 · 1.200), fractions, mixed numbers, powers and per cent, with a unit around them. Without a language,
 * both meanings of 1,200 are usual.
 */
export function readNumbers(text: string, language?: string): NumberReading[] {
  const { negative, currency, rest } = withoutSign(plainText(text));
  const { number, unit = '' } = (rest.length <= MAX_LENGTH && UNIT.exec(rest)?.groups) || {};
  if (number === undefined) return [];
  const isPerCent = PER_CENT.test(unit.trim());
  const plain = !isPerCent && PLAIN.test(number);
  return valuesOf(number, language).flatMap(({ value, usual }): NumberReading[] => {
    const signed = negative ? negated(value) : value;
    const hundredth = isPerCent && multiply(signed, { numerator: 1n, denominator: 100n });
    if (hundredth) {
      return [
        { value: hundredth, unit: '', usual, plain },
        { value: signed, unit: PER_CENT_SIGN, usual: false, plain },
      ];
    }
    return [{ value: signed, unit: `${currency}${unit.trim()}`, usual, plain }];
  });
}

export const PER_CENT_SIGN = '%';

/** The number of a key as decimals with a point; null if it is ambiguous, has a unit or no end. */
export function decimalIn(text: string, language?: string): string | null {
  const readings = readNumbers(text, language);
  const [first, ...others] = readings.filter(({ usual }) => usual);
  if (first === undefined || others.length > 0 || readings.some(({ unit }) => unit !== '')) return null;
  return decimalOf(first.value);
}

function plainText(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\\[dt]?frac *\{(\d+)\} *\{(\d+)\}/g, ' $1/$2')
    .replaceAll('{,}', ',')
    .replaceAll(/\\(?:times|cdot)/g, 'x')
    .replaceAll(/\\%/g, '%')
    .replace(/^\s*\$(.*)\$\s*$/s, '$1')
    .replaceAll(/[⁺⁻]?[⁰¹²³⁴-⁹]+/g, (raised) => `^${raised}`)
    .replaceAll(/[¼-¾⅐-⅞↉]/g, (part) => ` ${part}`)
    .normalize('NFKC')
    .replaceAll(/[⁄∕]/g, '/')
    .replaceAll(/[‐-―−➖]/g, '-')
    .replaceAll(/[’‘ʼ´`]/g, "'")
    .replaceAll(/[×✕]/g, 'x')
    .replaceAll(/[⋅∙•]/g, '·')
    .replaceAll(/[^\P{Nd}0-9]/gu, asciiDigit)
    .replaceAll(/\^\{([+-]?\d+)\}/g, '^$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The digit of another script: in each of them, ten code points from 0 to 9 follow each other. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return String(value);
}

function withoutSign(text: string): { negative: boolean; currency: string; rest: string } {
  const { currency = '', sign, afterwards = '' } = SIGN.exec(text)?.groups ?? {};
  if (sign !== undefined) {
    return { negative: sign === '-', currency: currency || afterwards, rest: text.replace(SIGN, '') };
  }
  const [before = ''] = /^\p{Sc} ?/u.exec(text) ?? [];
  return { negative: false, currency: before.trim(), rest: text.slice(before.length) };
}

interface Value {
  value: Fraction;
  usual: boolean;
}

function valuesOf(number: string, language: string | undefined): Value[] {
  const { wholes = '0', over, under } = RATIO.exec(number)?.groups ?? {};
  if (over !== undefined && under !== undefined) {
    const part = fraction(BigInt(over), BigInt(under));
    const value = part && plus({ numerator: BigInt(wholes), denominator: 1n }, part);
    return value ? [{ value, usual: true }] : [];
  }
  const { factor, base, exponent } =
    (SCIENTIFIC.exec(number) ?? FLOAT.exec(number) ?? POWER.exec(number))?.groups ?? {};
  const power = Number(exponent);
  if (exponent !== undefined && Math.abs(power) > MAX_EXPONENT) return [];
  if (factor !== undefined) {
    const scale = toPower({ numerator: 10n, denominator: 1n }, power);
    return mapped(digitsIn(factor, language), (value) => scale && multiply(value, scale));
  }
  if (base !== undefined) return mapped(digitsIn(base, language), (value) => toPower(value, power));
  return PLAIN.test(number) ? digitsIn(number, language) : [];
}

const mapped = (values: readonly Value[], change: (value: Fraction) => Fraction | null): Value[] =>
  values.flatMap(({ value, usual }) => {
    const changed = change(value);
    return changed ? [{ value: changed, usual }] : [];
  });

const THOUSANDS = /^\d{1,3}(?:([.,'٬ ])\d{3})(?:\1\d{3})*$/;
const LAKHS = /^\d{1,2}(?:([,٬ ])\d{2})+\1\d{3}$/;
const isGrouped = (digits: string) => THOUSANDS.test(digits) || LAKHS.test(digits);

/** Digits with separators: grouped, with decimals or both; one separator before three digits can be either. */
function digitsIn(text: string, language: string | undefined): Value[] {
  const [, wholes = '', separator = '', decimals = ''] = /^(.*?)(?:([.,٫])(\d*))?$/.exec(text) ?? [];
  const decimal = /^\d*$/.test(wholes) || isGrouped(wholes) ? asDecimal(wholes, decimals) : null;
  const grouped = isGrouped(text) && !text.startsWith('0') ? asDecimal(text, '') : null;
  const mixes = wholes.includes(separator) && separator !== '';
  if (grouped === null || separator === '') {
    const value = separator === '' ? (grouped ?? asDecimal(/^\d+$/.test(text) ? text : '', '')) : decimal;
    return value === null || (mixes && grouped === null) ? [] : [{ value, usual: true }];
  }
  if (decimal === null || mixes || !/^\d+$/.test(wholes)) return [{ value: grouped, usual: true }];
  const groups = language === undefined || decimalSeparator(language) !== separator;
  const isUnknown = language === undefined;
  return [
    { value: grouped, usual: isUnknown || groups },
    { value: decimal, usual: isUnknown || !groups },
  ];
}

const asDecimal = (wholes: string, decimals: string): Fraction | null =>
  fromDecimal(`${wholes.replaceAll(/\D/g, '')}.${decimals}`);

const decimalSeparator = (language: string): string =>
  new Intl.NumberFormat(language, { numberingSystem: 'latn' })
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';

import { evaluate } from '../questions/arithmetic.ts';
import { canonicalUnit, isMeasure } from '../questions/asked-units.ts';
import { type Token, tokensIn } from './equation-tokens.ts';
import { type Part, sumOf } from './unit-sums.ts';

/** One claim that two expressions are equal. */
export interface Equation {
  /** Both sides as the text has them. */
  said: string;
  /** What the left side comes to. */
  value: number;
  isRight: boolean;
}

interface Side {
  /** For {@link evaluate}. */
  expression: string;
  /** The same with each per cent as a hundredth. */
  asHundredths: string;
  hasOperator: boolean;
  isTight: boolean;
  units: ReadonlySet<string>;
  parts: readonly Part[];
  start: number;
  end: number;
}

/** A row of sides with the signs between them. */
interface Run {
  sides: (Side | null)[];
  signs: Token[];
  /** What follows the last side. */
  after: readonly Token[];
}

const LETTER_UNITS = new Set(['m', 'g', 's', 'h', 'l', 'L', 'N', 'J', 'W', 'V', 'A']);

/** Texts about a mistake show one on purpose. */
const MISTAKE =
  /\b(?:mistakes?|errors?|misconceptions?|spot|do you agree|forgot|forget(?:s|ting)?|confus\w+|misunderst\w+)\b|≠/iu;
/** A sentence that tells what someone else says, or denies it. */
const REPORTED =
  /\b(?:wrong(?:ly)?|incorrect(?:ly)?|false|not (?:equal|true|right)|instead of|claim(?:s|ed)?|sa(?:ys?|id)|think(?:s|ing)?|thought|wr(?:ote|ites|itten)|believe[sd]?|is it true|true or)\b/iu;

/** A text that rounds may do so in each of its calculations. */
const ROUNDED =
  /\b(?:round\w*|nearest|about|approx\w*|decimal places?|gerundet|redonde\w+|arrond\w+|arredond\w+)\b/iu;
/** On a map, 4 cm may be 20 km. */
const SCALED = /\b(?:scale|maps?)\b/iu;

interface Words {
  plain: string;
  isRounded: boolean;
  isScaled: boolean;
  isReporting: boolean;
}

/** Every equation of numbers in a text, unless the text is about a mistake. */
export function equationsIn(text: string, language: string): Equation[] {
  if (!/\d/.test(text) || !/[=≈]|\b(?:equals|is|makes|gives) \d/.test(text)) return [];
  const { plain, tokens } = tokensIn(text, language);
  const words = {
    plain,
    isRounded: ROUNDED.test(plain),
    isScaled: SCALED.test(plain),
    isReporting: REPORTED.test(plain),
  };
  const found = runsIn(tokens).flatMap((run) => equationsOf(run, words));
  return MISTAKE.test(text) ? found.filter(({ isRight }) => isRight) : found;
}

/** No longer sentence is looked at around each calculation. */
const MAX_SENTENCE = 300;

/** The sentence that has a calculation. */
function sentenceAround(plain: string, start: number, end: number): string {
  const before =
    plain
      .slice(Math.max(0, start - MAX_SENTENCE), start)
      .split(/[.!?](?:\s|$)|\n/)
      .at(-1) ?? '';
  const after = plain.slice(end, end + MAX_SENTENCE).split(/[.!?](?:\s|$)|\n/)[0] ?? '';
  return `${before}${plain.slice(start, end)}${after}`;
}

/** Splits the tokens at everything that belongs to no expression, such as letters and blanks. */
function runsIn(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  let from = 0;
  while (from < tokens.length) {
    let to = from;
    const parts: (Token & { unit?: string })[] = [];
    for (let token = tokens[to]; token; token = tokens[to]) {
      if (token.kind === 'word' || token.text === '%') {
        const length = unitLength(tokens, to, parts.at(-1));
        const last = parts.at(-1);
        if (length === 0 || !last) break;
        const words = tokens.slice(to, to + length).map((word) => word.text);
        parts[parts.length - 1] = { ...last, unit: canonicalUnit(words.join(' ')) };
        to += length;
      } else if (token.kind === 'other') break;
      else {
        parts.push(token);
        to += 1;
      }
    }
    if (parts.some(({ kind }) => kind === 'equals'))
      runs.push(runOf(parts, tokens[from - 1], tokens.slice(to, to + 2)));
    from = Math.max(to, from) + 1;
  }
  return runs;
}

const MAX_UNIT_WORDS = 2;

/** How many words after a number are its unit: those before the next sign. A word at the end is left for the reader of remainders. */
function unitLength(tokens: readonly Token[], at: number, last: Token | undefined): number {
  if (last?.kind !== 'number' && last?.kind !== 'close') return 0;
  const isVariable = ({ text, start }: Token) =>
    text.length === 1 && text !== '%' && (!LETTER_UNITS.has(text) || start === last.end);
  for (let length = 1; length <= MAX_UNIT_WORDS; length += 1) {
    const word = tokens[at + length - 1];
    if (!word || (word.kind !== 'word' && word.text !== '%') || isVariable(word)) return 0;
    const next = tokens[at + length];
    if (next && ['operator', 'equals', 'close'].includes(next.kind)) return length;
    if (word.text === '%') return 1;
  }
  return 0;
}

function runOf(
  parts: readonly (Token & { unit?: string })[],
  before: Token | undefined,
  after: readonly Token[],
): Run {
  const sides: (Side | null)[] = [];
  const signs: Token[] = [];
  let own: (Token & { unit?: string })[] = [];
  for (const part of parts) {
    if (part.kind !== 'equals') own.push(part);
    else {
      sides.push(sideOf(own));
      signs.push(part);
      own = [];
    }
  }
  sides.push(sideOf(own));
  const [first] = parts;
  const [next] = after;
  const last = parts.at(-1);
  // What stands next to a letter or a root is a part of something else: f(3), 2x, √16, half of 8.
  const isGlued = before && first && (before.end === first.start || /^(?:of|than)$/.test(before.text));
  if (isGlued && !/^[“"(,.;:!?]$/.test(before.text)) sides[0] = null;
  const isFollowed =
    next && last && (isVariableAfter(next, last) || /^(?:[:_?□]|of|more|less|fewer|times)$/.test(next.text));
  if (isFollowed) sides[sides.length - 1] = null;
  return { sides, signs, after };
}

const isVariableAfter = (next: Token, last: Token): boolean =>
  next.kind === 'word' && next.start === last.end && !LETTER_UNITS.has(next.text) && next.text.length === 1;

function sideOf(parts: readonly (Token & { unit?: string })[]): Side | null {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return null;
  const begins = first.kind === 'number' || first.kind === 'open' || first.text === '-';
  if (!begins || (last.kind !== 'number' && last.kind !== 'close')) return null;
  const text = (hundredth: boolean) =>
    parts.map((part) => (hundredth && part.unit === '%' ? `(${part.text}÷100)` : part.text)).join('');
  return {
    expression: text(false),
    asHundredths: text(true),
    hasOperator: parts.slice(1).some(({ kind }) => kind === 'operator'),
    isTight: parts.some(({ isTight }) => isTight),
    units: new Set(parts.flatMap(({ unit }) => (unit === undefined ? [] : [unit.replace(/\^\d$/, '')]))),
    parts,
    start: first.start,
    end: last.end,
  };
}

function equationsOf({ sides, signs, after }: Run, words: Words): Equation[] {
  const { plain, isRounded, isScaled } = words;
  const isReported = (left: Side, right: Side) =>
    words.isReporting && REPORTED.test(sentenceAround(plain, left.start, right.end));
  return signs.flatMap((sign, index): Equation[] => {
    const [left, right] = [sides[index], sides[index + 1]];
    if (!left || !right || !(left.hasOperator || right.hasOperator)) return [];
    const [value, stated] = [evaluate(left.expression), evaluate(right.expression)];
    if (value === null || stated === null) return [];
    const isLast = index === signs.length - 1;
    const parts = isLast ? withUnit(right.parts, after) : right.parts;
    const last = parts.at(-1)?.unit ?? '';
    const known = [...new Set([...left.units, ...right.units, last.replace(/\^\d$/, '')])].filter(isMeasure);
    const isNearTo = (one: number, other: number) =>
      isNear(one, other, right.expression, { isEstimate: sign.text === '≈', isRounded });
    const isEqual = valuesOf(left).some((one) => valuesOf(right).some((other) => isNearTo(one, other)));
    if (known.filter((unit) => unit !== '%').length > 1) {
      const [sum, other] = [sumOf(left.parts), sumOf(parts)];
      if (isEqual || isScaled || !sum || !other || sum.kind !== other.kind) return [];
      const amount = sum.value / other.scale;
      const isRight = isNearTo(amount, other.value / other.scale);
      if (!isRight && isReported(left, right)) return [];
      return [{ said: `${saidBy(plain, left, right)} ${last}`, value: amount, isRight }];
    }
    const isRight =
      isEqual ||
      (isLast && isRemainder(left, stated, after)) ||
      (isLast && isCountedOut(left, stated, after));
    if (!isRight && (left.isTight || right.isTight)) return [];
    if (!isRight && isReported(left, right)) return [];
    const shown = right.units.has('%') ? value : (evaluate(left.asHundredths) ?? value);
    return [{ said: saidBy(plain, left, right), value: shown, isRight }];
  });
}

/** The calculation as the text has it, with its roots. */
const saidBy = (plain: string, left: Side, right: Side): string =>
  plain
    .slice(left.start, right.end)
    .trim()
    .replaceAll(/\(([\d.]+)\)\^\(1\/2\)/g, '√$1');

/** The parts of the last side with the unit that follows it. */
function withUnit(parts: readonly Part[], [word]: readonly Token[]): readonly Part[] {
  const last = parts.at(-1);
  if (!last || last.unit !== undefined || word?.kind !== 'word') return parts;
  const unit = canonicalUnit(word.text);
  return isMeasure(unit.replace(/\^\d$/, '')) ? [...parts.slice(0, -1), { ...last, unit }] : parts;
}

const valuesOf = ({ expression, asHundredths }: Side): number[] =>
  [expression, asHundredths].flatMap((text) => evaluate(text) ?? []);

/** A stated decimal may be rounded or cut off if there are more of them; an estimate may be further away. */
function isNear(
  value: number,
  stated: number,
  written: string,
  { isEstimate, isRounded }: { isEstimate: boolean; isRounded: boolean },
): boolean {
  const difference = Math.abs(value - stated);
  if (difference < 1e-6) return true;
  if (isEstimate && difference <= Math.abs(value) * 0.2) return true;
  const decimals = /^-?\d*\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
  if (decimals === 0) return isEstimate && difference <= 0.5;
  const isExact = Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
  if (isExact && !isEstimate && !isRounded) return false;
  return difference <= (decimals >= 2 ? 1 : 0.5) * 10 ** -decimals + 1e-9;
}

const DIVISION = /^(\d+)[÷/](\d+)$/;
const REMAINDER = /^(?:r|rem|remainder|rest|resto|reste|restan|sobran?)$/i;

/** "130 ÷ 40 = 3 remainder 10". */
function isRemainder({ expression }: Side, stated: number, [word, rest]: readonly Token[]): boolean {
  const [, whole, by] = DIVISION.exec(expression) ?? [];
  if (whole === undefined || !word || !REMAINDER.test(word.text) || rest?.kind !== 'number') return false;
  return stated * Number(by) + Number(rest.text) === Number(whole) && Number(rest.text) < Number(by);
}

/** "130 ÷ 40 = 4 buses": things that are counted come whole, up or down as the question asks. */
function isCountedOut(left: Side, stated: number, [word]: readonly Token[]): boolean {
  const isCounted =
    word?.kind === 'word' && word.text.length > 2 && !REMAINDER.test(word.text) && !isMeasure(word.text);
  const isNextTo = (value: number) => Math.abs(stated - value) < 1;
  return (
    isCounted && /[÷/]/.test(left.asHundredths) && Number.isInteger(stated) && valuesOf(left).some(isNextTo)
  );
}

import { evaluate } from '../questions/arithmetic.ts';
import { canonicalUnit, isMeasure } from '../questions/asked-units.ts';
import { type Token, tokensIn } from './equation-tokens.ts';

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

/** Every equation of numbers in a text, unless the text is about a mistake. */
export function equationsIn(text: string, language: string): Equation[] {
  if (!/\d/.test(text) || !/[=≈]|\b(?:equals|is|makes|gives) \d/.test(text)) return [];
  const { plain, tokens } = tokensIn(text, language);
  return runsIn(tokens)
    .flatMap((run) => equationsOf(run, plain))
    .filter((equation) => equation.isRight || !MISTAKE.test(text));
}

/** The sentence that has a calculation. */
function sentenceAround(plain: string, start: number, end: number): string {
  const before =
    plain
      .slice(0, start)
      .split(/[.!?](?:\s|$)|\n/)
      .at(-1) ?? '';
  const after = plain.slice(end).split(/[.!?](?:\s|$)|\n/)[0] ?? '';
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
  const isFollowed = next && last && (isVariableAfter(next, last) || /^[:_?□]$/.test(next.text));
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
    start: first.start,
    end: last.end,
  };
}

function equationsOf({ sides, signs, after }: Run, plain: string): Equation[] {
  return signs.flatMap((sign, index): Equation[] => {
    const [left, right] = [sides[index], sides[index + 1]];
    if (!left || !right || !(left.hasOperator || right.hasOperator)) return [];
    const [value, stated] = [evaluate(left.expression), evaluate(right.expression)];
    if (value === null || stated === null) return [];
    const known = [...new Set([...left.units, ...right.units])].filter(isMeasure);
    if (known.filter((unit) => unit !== '%').length > 1) return [];
    const isLast = index === signs.length - 1;
    const isRight =
      valuesOf(left).some((one) =>
        valuesOf(right).some((other) => isNear(one, other, right.expression, sign.text === '≈')),
      ) ||
      (isLast && isRemainder(left, stated, after)) ||
      (isLast && isCountedOut(left, value, stated, after));
    if (!isRight && (left.isTight || right.isTight)) return [];
    if (!isRight && REPORTED.test(sentenceAround(plain, left.start, right.end))) return [];
    const shown = right.units.has('%') ? value : (evaluate(left.asHundredths) ?? value);
    return [{ said: plain.slice(left.start, right.end).trim(), value: shown, isRight }];
  });
}

const valuesOf = ({ expression, asHundredths }: Side): number[] =>
  [expression, asHundredths].flatMap((text) => evaluate(text) ?? []);

/** A stated decimal may be rounded or cut off; an estimate may be further away. */
function isNear(value: number, stated: number, written: string, isEstimate: boolean): boolean {
  const difference = Math.abs(value - stated);
  if (difference < 1e-6) return true;
  if (isEstimate && difference <= Math.abs(value) * 0.2) return true;
  const decimals = /^-?\d*\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
  if (decimals === 0) return isEstimate && difference <= 0.5;
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
function isCountedOut(left: Side, value: number, stated: number, [word]: readonly Token[]): boolean {
  const isCounted =
    word?.kind === 'word' && word.text.length > 2 && !REMAINDER.test(word.text) && !isMeasure(word.text);
  return (
    isCounted && /[÷/]/.test(left.expression) && Number.isInteger(stated) && Math.abs(stated - value) < 1
  );
}

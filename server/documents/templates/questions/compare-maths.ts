import type { Verdict } from './compare-numbers.ts';
import { plainWords } from './plain-words.ts';

const IS_TEX = /\$[^$]+\$|\\[()a-z]/i;
const IS_MATHS = /[√=≤≥<>+×·π^²³¹⁰⁴-⁹ⁿ]|[\p{L}\d] ?[*/] ?[\d(]/u;

/** Compares with a key in maths; null if the key is none. Code knows that maths is the same, not that it is wrong. */
export function compareMaths(key: string, answer: string): Verdict | null {
  const isTex = IS_TEX.test(key);
  if (!isTex && !IS_MATHS.test(key)) return null;
  const [one, other] = [mathsOf(key), mathsOf(answer)];
  if (one === other) return 'right';
  // H2O is a word.
  return IS_MATHS.test(one) || (isTex && /[^\p{L}\d ]/u.test(one)) ? 'unclear' : null;
}

/** The signs that a keyboard or a formula field writes for commands of TeX. */
const COMMANDS: Readonly<Record<string, string>> = {
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  delta: 'δ',
  omega: 'ω',
  sqrt: '√',
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  neq: '≠',
  degree: '°',
};

const mathsOf = (text: string): string =>
  plainWords(text)
    .replaceAll(/^\$+|\$+$|\\[()[\]]/g, '')
    .replaceAll(/\\[dt]?frac *\{([^{}]*)\} *\{([^{}]*)\}/g, '$1/$2')
    .replaceAll(/\\(?:mathrm|text|mathbf|operatorname|left|right)\b/g, '')
    .replaceAll(/\\([a-z]+)/g, (_, command: string) => COMMANDS[command] ?? command)
    .replaceAll(/(?<!\p{L})pi(?!\p{L})/gu, 'π')
    .replaceAll(/sqrt/g, '√')
    .replaceAll(/[{}_\s]|\\[,;! ]/g, '')
    .replaceAll(/√\((\p{L}|\d+)\)/gu, '√$1')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/\*/g, '·');

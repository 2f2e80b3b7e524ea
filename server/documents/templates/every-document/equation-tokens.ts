import { decimalIn } from '../questions/read-number.ts';

export interface Token {
  kind: 'number' | 'operator' | 'open' | 'close' | 'equals' | 'word' | 'other';
  /** A number with a point, an operator as {@link evaluate} reads it, or the text itself. */
  text: string;
  start: number;
  end: number;
  /** A dash without spaces, which may as well stand in a range such as 3–5. */
  isTight?: boolean;
}

const TOKEN =
  /(?<other>\d{1,2}:\d{2}|\d{4}-\d{2}-\d{2}|\d+(?:st|nd|rd|th)\b)|(?<number>\d+(?:[.,'٫٬]\d+)*|\.\d+)|(?<word>\p{L}[\p{L}\p{M}²³’']*)|(?<equals>=|≈)|(?<operator>[+\-×*·÷/^])|(?<open>\()|(?<close>\))|(?<space>\s+)|./gsu;

const OPERATORS: Readonly<Record<string, string>> = { plus: '+', minus: '-', times: '×', x: '×', X: '×' };
const EQUALS = new Set(['equals', 'is', 'makes', 'gives']);

/** Formulas, fractions and powers in plain signs; each sign of money is gone. */
const plainSigns = (text: string): string =>
  text
    .replaceAll(/\\[dt]?frac *\{(\d+)\} *\{(\d+)\}/g, '($1/$2)')
    .replaceAll(
      /(?:\\sqrt *\{|√ ?)(\d{1,12}(?:\.\d{1,12})?)(?:\}|(?![\d²³^!}]|[.,]\d))/g,
      (_, root: string) => `(${root})^(1/2)`,
    )
    .replaceAll(/\\(?:times|cdot)/g, '×')
    .replaceAll(/\\div/g, '÷')
    .replaceAll(/\\approx/g, '≈')
    .replaceAll(/\\(?:left|right|[,;! ])|\*\*|\p{Sc}|\\(?=%)/gu, '')
    .replaceAll(/(?<=[\d)])[⁰¹²³⁴-⁹]+/g, (raised) => `^${raised.normalize('NFKC')}`)
    .replaceAll(/[¼-¾⅐-⅞]/g, (part) => ` ${part.normalize('NFKC').replace('⁄', '/')} `)
    .replaceAll(/[−‐‑–—]/g, '-')
    .replaceAll(/(?<![\d/.,])(\d+) +(\d+\/\d+)(?![\d/])/g, '($1+$2)')
    .replaceAll(/(?<=[\d)]) (?:multiplied|divided) by (?=[\d(])/g, (words) =>
      words.includes('divided') ? ' ÷ ' : ' × ',
    )
    .replaceAll(/^[ \t]*(?:[-*•]|\d+[.)])[ \t]+/gm, '');

/** The numbers, signs and words of a text, with the text in which they stand. */
export function tokensIn(text: string, language: string): { plain: string; tokens: Token[] } {
  const plain = plainSigns(text);
  const tokens: Token[] = [];
  for (const { 0: part, index: start, groups = {} } of plain.matchAll(TOKEN)) {
    const end = start + part.length;
    const place = { start, end };
    if (groups['space'] !== undefined) continue;
    const [kind] = (['number', 'word', 'equals', 'operator', 'open', 'close'] as const).filter(
      (name) => groups[name] !== undefined,
    );
    const next = plain.slice(end, end + 3);
    const isBetween = /[\d)] ?$/.test(plain.slice(Math.max(0, start - 2), start)) && /^ ?[\d(]/.test(next);
    if (kind === 'number') tokens.push({ kind, text: decimal(part, language), ...place });
    else if (kind === 'word' && isBetween && OPERATORS[part] !== undefined)
      tokens.push({ kind: 'operator', text: OPERATORS[part], ...place });
    else if (part === 'of' && /^(?:%|per ?cent)$/.test(tokens.at(-1)?.text ?? '') && /^ \d/.test(next))
      tokens.push({ kind: 'operator', text: '×', ...place });
    else if (kind === 'word' && EQUALS.has(part) && /^ \d/.test(next))
      tokens.push({ kind: 'equals', text: '=', ...place });
    else if (kind === 'operator') {
      const isTight = part === '-' && /\d/.test(plain[start - 1] ?? '') && /\d/.test(plain[end] ?? '');
      tokens.push({ kind, text: part, ...place, ...(isTight && { isTight }) });
    } else tokens.push({ kind: kind ?? 'other', text: part, ...place });
  }
  return { plain, tokens };
}

const decimal = (digits: string, language: string): string =>
  decimalIn(digits, language) ?? digits.replaceAll(/[^\d.]/g, '');

/** Scripts that put no spaces between words. */
const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;

/**
 * Runs of letters, and JSON's escapes so that the letter of "\n" is no part of the next word. A run
 * of an unspaced script is a word of its own.
 */
const WORD = new RegExp(String.raw`\\[nrtbf]|[[\p{L}\p{M}]--[${UNSPACED}]]+|[${UNSPACED}]+`, 'gv');
const IS_UNSPACED = new RegExp(String.raw`^[${UNSPACED}]`, 'v');

export const isUnspaced = (word: string): boolean => IS_UNSPACED.test(word);

export interface Word {
  start: number;
  end: number;
  raw: string;
  /** In lower case and without diacritics. */
  plain: string;
}

/** Compares names regardless of case and diacritics, however these are encoded. */
export function plainOf(text: string): string {
  const lower = text.toLowerCase();
  if (/^\p{ASCII}*$/u.test(lower)) return lower;
  if (isUnspaced(lower)) return lower.normalize('NFC');
  return lower.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ł', 'l');
}

/** Calls back for each word of a text, in order. */
export function eachWord(text: string, visit: (raw: string, start: number) => void): void {
  for (const match of text.matchAll(WORD)) {
    if (match[0][0] !== '\\') visit(match[0], match.index);
  }
}

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  eachWord(text, (raw, start) => {
    words.push({ start, end: start + raw.length, raw, plain: plainOf(raw) });
  });
  return words;
}

/** Characters on each side of a name that tell how it is used. */
export const NEARBY = 60;

export const leadOf = (text: string, start: number): string => text.slice(Math.max(0, start - NEARBY), start);

/** The words before and after a position, the nearest first. */
export const wordsBefore = (text: string, start: number): Word[] => wordsOf(leadOf(text, start)).toReversed();
export const wordsAfter = (text: string, end: number): Word[] => wordsOf(text.slice(end, end + NEARBY));

export const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);

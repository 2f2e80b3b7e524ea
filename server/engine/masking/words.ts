import { isAscii } from '../../platform/is-ascii.ts';
import { remember } from '../../platform/remember.ts';

/** Scripts that put no spaces between words. */
const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;

/** A run of letters. A run of an unspaced script is a word of its own. */
const WORD = new RegExp(String.raw`[[\p{L}\p{M}]--[${UNSPACED}]]+|[${UNSPACED}]+`, 'vy');
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
  if (isAscii(lower)) return lower;
  if (isUnspaced(lower)) return lower.normalize('NFC');
  return lower.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ł', 'l');
}

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < text.length) {
    const end = endOfWord(text, at);
    if (end === at) {
      at += lengthOfOther(text, at);
    } else {
      const raw = text.slice(at, end);
      words.push({ start: at, end, raw, plain: plainOf(raw) });
      at = end;
    }
  }
  return words;
}

/** Where the word that begins here ends; the position itself if none does. Only words beyond ASCII need a pattern. */
function endOfWord(text: string, start: number): number {
  let end = start;
  while (isAsciiLetter(text.charCodeAt(end))) end += 1;
  if (end === text.length || text.charCodeAt(end) < FIRST_BEYOND_ASCII) return end;
  WORD.lastIndex = start;
  return WORD.test(text) ? WORD.lastIndex : start;
}

const FIRST_BEYOND_ASCII = 0x80;

const isAsciiLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** JSON's escapes are one sign, so that the letter of "\n" is no part of the next word. */
const lengthOfOther = (text: string, at: number): number =>
  (text[at] === '\\' && /[nrtbf]/.test(text[at + 1] ?? '')) || (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;

const PROMPTS = 50;

/** The words of our own instructions; documents of one template and grade share theirs. */
export const wordsOfPrompt: (text: string) => readonly Word[] = remember(PROMPTS, wordsOf);

/** Characters on each side of a name that tell how it is used. */
export const NEARBY = 60;

export const leadOf = (text: string, start: number): string => text.slice(Math.max(0, start - NEARBY), start);

/** The words before and after a position, the nearest first. */
export const wordsBefore = (text: string, start: number): Word[] => wordsOf(leadOf(text, start)).toReversed();
export const wordsAfter = (text: string, end: number): Word[] => wordsOf(text.slice(end, end + NEARBY));

export const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);

import { isAscii } from '../../platform/is-ascii.ts';

const LOOK_ALIKE_LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  ѕ: 's',
  ı: 'i',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ι: 'i',
  κ: 'k',
  τ: 't',
  υ: 'u',
};
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const MARKS = /\p{M}/gu;
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g;
const APOSTROPHES = /['’‘`´]/g;
/** Patterns match whole words or runs and look closer in a function, or a long word takes quadratic time. */
const WORD = /[\p{L}\p{N}]+/gu;
const MIXED = /[a-z][\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][a-z]/u;
const SENTENCE_END = /(?<![.!?;。！？؟\n\r])[.!?;。！？؟\n\r]+(?=\s|$)|[\n\r]+/u;
/** Three or more single letters apart: "b o m b", "m.e.t.h", "k-i-l-l". */
const SPACED_LETTERS = /(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]{1,3}\p{L}(?![\p{L}\p{N}])){2,}/gu;
const BETWEEN_SPACED_WORDS = / {2,}/;
const LEET_WORD = /[a-z0-9@$!]+/g;
const IS_LEET = /[a-z][0134579@$!]|[0134579@$!][a-z]/;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;
/** The same for lower-case ASCII; classes of Unicode letters are several times slower. */
const BETWEEN_ASCII_WORDS = /[^a-z0-9]+/g;
const REPEATED = /(\p{L})\1{2,}/gu;

/**
 * The sentences of a text as plain lower-case words between single spaces, without diacritics,
 * punctuation and disguises. A sentence with digits for letters is given both ways.
 */
export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const plain = withoutDisguise(sentence);
    const literal = asWords(plain);
    if (literal.trim() === '') return [];
    const decoded = IS_LEET.test(plain) ? asWords(plain.replaceAll(LEET_WORD, decode)) : literal;
    return decoded === literal ? [literal] : [literal, decoded];
  });
}

function withoutDisguise(sentence: string): string {
  const latin = isAscii(sentence)
    ? sentence.toLowerCase().replaceAll(APOSTROPHES, '')
    : withoutForeignLetters(sentence);
  return latin.replaceAll(SPACED_LETTERS, joinLetters).replaceAll(REPEATED, '$1');
}

function withoutForeignLetters(sentence: string): string {
  return sentence
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .replaceAll(APOSTROPHES, '')
    .replaceAll(WORD, (word) =>
      MIXED.test(word) ? word.replaceAll(/./gu, (letter) => LOOK_ALIKE_LETTERS[letter] ?? letter) : word,
    );
}

/** Letters between signs are one word; between single spaces, one word after an article. */
function joinLetters(run: string): string {
  const words = run.split(/[._*-]/.test(run) ? / +/ : BETWEEN_SPACED_WORDS);
  return words.map((word) => word.replaceAll(/[ ._*-]/g, '').replace(/^a(?=b|c|g|k|m)/, 'a ')).join(' ');
}

const decode = (word: string): string =>
  IS_LEET.test(word) ? word.replaceAll(/[0134579@$!]/g, (sign) => LEET[sign] ?? sign) : word;

/** With a space at both ends, so that a pattern can ask for whole words. */
const asWords = (text: string): string =>
  ` ${text.replaceAll(isAscii(text) ? BETWEEN_ASCII_WORDS : BETWEEN_WORDS, ' ').trim()} `;

const QUOTE = /["“„«]/g;
const CLOSING: Readonly<Record<string, RegExp>> = { '"': /"/g, '“': /”/g, '„': /[“”]/g, '«': /»/g };

/** The text without quoted passages, whose first person is not the user. */
export function withoutQuotations(text: string): string {
  let rest = '';
  let at = 0;
  const unclosed = new Set<string>();
  for (const { 0: sign, index } of text.matchAll(QUOTE)) {
    if (index < at || unclosed.has(sign)) continue;
    const end = closingAfter(text, index, sign);
    if (end === undefined) {
      // No later quotation of this kind ends either.
      unclosed.add(sign);
    } else {
      rest += `${text.slice(at, index)} `;
      at = end;
    }
  }
  return rest + text.slice(at);
}

function closingAfter(text: string, opening: number, sign: string): number | undefined {
  const closing = CLOSING[sign];
  if (!closing) return undefined;
  closing.lastIndex = opening + 1;
  return closing.test(text) ? closing.lastIndex : undefined;
}

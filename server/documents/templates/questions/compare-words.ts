import { compareNumbers, type Verdict } from './compare-numbers.ts';
import { compareMaths } from './compare-maths.ts';
import { inDigits } from './number-words.ts';
import { plainWords } from './plain-words.ts';
import { readNumbers } from './read-number.ts';

/** Letters that Unicode doesn't take apart, and what people type who don't have them. */
const TYPED_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Shorter words differ by one letter from too many others. */
const MIN_CLOSE = 5;
/** A longer one may have two wrong letters. */
const LONG = 9;
/** Longer answers are compared as a whole only, which bounds the work. */
const MAX_COMPARED = 200;

/**
 * Compares an answer in words or a number with a key. What is close is unclear: a word with a wrong letter, another
 * ending or without its accents, words in another order or without an article, and other maths than the key's.
 */
export function compareWords(key: string, answer: string, language?: string): Verdict {
  const [one, other] = [plainWords(key), plainWords(answer)];
  if (one === other) return 'right';
  const number = language?.startsWith('en') ? inDigits(key) : key;
  if (readNumbers(number, language).length > 0) return compareNumbers(number, answer, { language });
  const maths = compareMaths(key, answer);
  if (maths !== null) return maths;
  if (/^\p{L}+$/u.test(one) && readNumbers(answer, language).length > 0) return 'unclear';
  return isClose(one, other) || contains(other, one) || hasSameWords(one, other) ? 'unclear' : 'wrong';
}

/** Whether an answer has the key among other words. */
const contains = (answer: string, key: string): boolean =>
  key.length > 2 && answer.length <= MAX_COMPARED && ` ${answer} `.includes(` ${key} `);

/** Articles, particles and connecting words are no longer. */
const MAX_SMALL_WORD = 3;

/** Whether both have the same words but for small ones, in any order. */
function hasSameWords(one: string, other: string): boolean {
  if (Math.max(one.length, other.length) > MAX_COMPARED) return false;
  const words = largeWords(one);
  const others = new Set(largeWords(other));
  if (words.length === 0) return withoutSmall(one) !== '' && withoutSmall(one) === withoutSmall(other);
  // Half of a list, such as "blue" for "red / blue", may have been another way to say it.
  const isOneOfList = /[/,;]| or | oder | o | ou /.test(one) && others.size > 0;
  return isOneOfList
    ? [...others].every((word) => words.includes(word))
    : words.length === others.size && words.every((word) => others.has(word));
}

const wordsIn = (text: string): string[] => withoutMarksOf(text).match(/[\p{L}\d]+/gu) ?? [];
const largeWords = (text: string): string[] => wordsIn(text).filter((word) => word.length > MAX_SMALL_WORD);
/** Without a first word that is an article or a particle, for words that are small themselves. */
const ARTICLES: ReadonlySet<string> = new Set(
  'a an the to der die das den dem ein eine el la los las lo un una le les l une des il i gli o os as um uma de het een'.split(
    ' ',
  ),
);
const CONNECTING: ReadonlySet<string> = new Set('and und y e et i en og och o ou or'.split(' '));
const withoutSmall = (text: string): string =>
  wordsIn(text)
    .filter(
      (word, index, all) =>
        all.length === 1 || !(CONNECTING.has(word) || (index === 0 && ARTICLES.has(word))),
    )
    .join(' ');

function isClose(one: string, other: string): boolean {
  const [bare, otherBare] = [withoutMarks(one), withoutMarks(other)];
  if (bare === otherBare || isInflected(bare, otherBare)) return true;
  if (bare.length < MIN_CLOSE || Math.max(bare.length, otherBare.length) > MAX_COMPARED) return false;
  return differs(bare, otherBare, bare.length < LONG ? 1 : 2);
}

const withoutMarksOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łœæøđðþħı]/g, (letter) => TYPED_LETTERS[letter] ?? letter);

const withoutMarks = (text: string): string => withoutMarksOf(text).replaceAll(/[\p{P}\s]/gu, '');

/** Endings of plurals, of cases and of persons in the languages of our quizzes. */
const ENDING = /^(?:|s|es|ies|y|f|fe|ves|n|en|ed|d|e|er|i|a|um|us|o|os|as|x|aux|al|ing)$/;
const MIN_STEM = 3;

function isInflected(one: string, other: string): boolean {
  let stem = 0;
  while (stem < one.length && one[stem] === other[stem]) stem += 1;
  return stem >= MIN_STEM && ENDING.test(one.slice(stem)) && ENDING.test(other.slice(stem));
}

/** Whether at most so many letters are missing, extra, other or swapped (optimal string alignment). */
function differs(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + same,
          ...(isSwapped ? [(before[j - 2] ?? 0) + 1] : []),
        ),
      );
    }
    [before, row] = [row, next];
  }
  return (row.at(-1) ?? 0) <= most;
}

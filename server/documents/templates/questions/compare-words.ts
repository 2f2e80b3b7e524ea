import { compareNumbers, type Verdict } from './compare-numbers.ts';
import { readNumbers } from './read-number.ts';

/** Accents typed as characters of their own, and what they put on a letter. */
const TYPED_ACCENTS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  ˊ: '\u0301',
  '`': '\u0300',
  ˋ: '\u0300',
  '¨': '\u0308',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '¸': '\u0327',
};

/** Shorter words differ by one letter from too many others. */
const MIN_CLOSE = 5;
/** A longer one may have two wrong letters. */
const LONG = 9;
/** Longer answers are compared as a whole only, which bounds the work. */
const MAX_COMPARED = 200;

/** Words without what a keyboard or an editor decides: case, spacing, kinds of apostrophes, hyphens and accents, ß. */
function plain(text: string): string {
  return (
    text
      // Typed after the letter, as in e´, or before it.
      .replaceAll(/(\p{L})([´ˊˋ¨ˆ˜¸`^~])(?!\p{L})/gu, (_, letter, accent) => letter + TYPED_ACCENTS[accent])
      .replaceAll(
        /(^|[^\p{L}])([´ˊˋ¨ˆ˜`^~])([aeiouyncAEIOUYNC])/gu,
        (_, before, accent, letter) => before + letter + TYPED_ACCENTS[accent],
      )
      .replaceAll(/[‘’ʼ‛´`′＇]/g, "'")
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/[“”„«»″]/g, '"')
      .replaceAll(/[‐-―−﹣－⁃]/g, '-')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?- ?/g, '-')
      .trim()
      .replace(/[.。]$/, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .normalize('NFC')
  );
}

/**
 * Compares an answer in words or a number with a key. What is close, such as a word with a wrong letter or without its
 * accents, is unclear.
 */
export function compareWords(key: string, answer: string, language?: string): Verdict {
  const [one, other] = [plain(key), plain(answer)];
  if (one === other) return 'right';
  if (readNumbers(key, language).length > 0) return compareNumbers(key, answer, { language });
  return isClose(one, other) || contains(other, one) ? 'unclear' : 'wrong';
}

/** Whether an answer has the key among other words. */
const contains = (answer: string, key: string): boolean =>
  key.length > 2 && answer.length <= MAX_COMPARED && ` ${answer} `.includes(` ${key} `);

function isClose(one: string, other: string): boolean {
  const [bare, otherBare] = [withoutMarks(one), withoutMarks(other)];
  if (bare === otherBare) return true;
  if (bare.length < MIN_CLOSE || Math.max(bare.length, otherBare.length) > MAX_COMPARED) return false;
  return differs(bare, otherBare, bare.length < LONG ? 1 : 2);
}

const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{P}\s]/gu, '')
    .normalize('NFC');

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

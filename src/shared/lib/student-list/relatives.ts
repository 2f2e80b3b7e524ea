import { adultWords, familyWords, ofWords, relativeWords, titleWords } from './relative-words';
import { createMatcher, plainWords, writtenWords } from './word-matcher';

/** Longer cells are no names. */
const MAX_CELL = 200;
/** Vietnamese words without their marks are other words: "mẹ" is a mother, "me" is not. */
const { vietnamese, ...others } = relativeWords;

const joined = (lists: readonly (string | undefined)[]): string =>
  lists.filter((list) => list !== undefined).join(', ');
const all = Object.values(relativeWords);
const everyWord = (languages: typeof all): string =>
  joined(languages.flatMap(({ words, alsoNames, inHeadings }) => [words, alsoNames, inHeadings]));

const inPlain = createMatcher(everyWord(Object.values(others)), plainWords);
const inVietnamese = createMatcher(everyWord(vietnamese ? [vietnamese] : []), writtenWords);
const certain = createMatcher(joined([...all.map(({ words }) => words), familyWords]), writtenWords);
const ambiguous = createMatcher(joined([...all.map(({ alsoNames }) => alsoNames), adultWords]), writtenWords);
const adults = createMatcher(adultWords, plainWords);
const titles = createMatcher(titleWords, writtenWords);
const prepositions = createMatcher(ofWords, writtenWords);

/** Whether a heading, or the cell of a relation, names a relative of the student. */
export const namesRelative = (text: string): boolean =>
  inPlain.find(text) !== null || inVietnamese.find(text) !== null;

/** Whether a cell is a word for a relative and nothing else. */
export const isRelation = (cell: string): boolean => inPlain.is(cell) || inVietnamese.is(cell);

/** Whether a heading, or the cell of a relation, names an adult of the school. */
export const namesAdult = (text: string): boolean => adults.find(text) !== null;

/** The word by which the cell of a name says that it is somebody else's, such as "Bo's mum"; null if there is none. */
export function relativeIn(name: string): string | null {
  const cell = name.slice(0, MAX_CELL);
  if (cell === '') return null;
  const [first = ''] = cell.split(/\s/);
  return certain.find(cell) ?? ambiguousIn(cell) ?? (titles.is(first) ? first : null);
}

/** The word by which an address says so, as in `mary.mother@home.example`. */
export const relativeInAddress = (email: string): string | null =>
  certain.find((email.split('@')[0] ?? '').replaceAll(/[^\p{L}]+/gu, ' '));

/** A word that is a name as well counts where a name does not stand: alone, in brackets, before a colon. */
function ambiguousIn(cell: string): string | null {
  const parts = cell.split(/[()[\]{}:;/|–—]|\s-+\s|^-\s/u).map((part) => part.trim());
  const alone = parts.find((part) => ambiguous.is(part.replace(/[\s.]*\d+\.?$/, '')));
  if (alone !== undefined) return alone;
  const after = /^(.*\S\s.*),([^,]+)$/su.exec(cell);
  if (after && ambiguous.is(after[2] ?? '')) return (after[2] ?? '').trim();
  const words = writtenWords(cell.replaceAll(/['’](?:s(?!\p{L})|(?=\s))/gu, ` ${POSSESSIVE} `)).split(' ');
  return (
    words.find(
      (word, index) =>
        ambiguous.is(word) &&
        (words[index - 1] === POSSESSIVE ||
          (index < words.length - 2 && prepositions.is(words[index + 1] ?? ''))),
    ) ?? null
  );
}

/** Stands for the ending of "Bo's" and "Chris'". */
const POSSESSIVE = '0s';

import { plainOf } from '../../engine/masking/words.ts';

/** A book as a catalogue or a document names it. */
export interface NamedBook {
  title: string;
  /** One name or several, in any usual form; empty if unknown. */
  author: string;
}

/** The titles that the operator of the server trusts to exist. */
export interface BookCatalogue {
  /** Whether the catalogue lists a book of this title and, if the book has an author, by this author. */
  lists(book: NamedBook): boolean;
}

export function catalogueOf(books: Iterable<NamedBook>): BookCatalogue {
  const surnamesByTitle = new Map<string, Set<string>>();
  for (const { title, author } of books) {
    for (const key of keysOf(title)) {
      const surnames = surnamesByTitle.get(key) ?? new Set();
      for (const surname of surnamesOf(author)) surnames.add(surname);
      surnamesByTitle.set(key, surnames);
    }
  }
  return {
    lists({ title, author }) {
      const listed = surnamesByTitle.get(keyOf(title));
      if (!listed) return false;
      return author.trim() === '' || surnamesOf(author).some((surname) => listed.has(surname));
    },
  };
}

/** "Giver, The" is how catalogues sort "The Giver". */
const SORTED_ARTICLE = /^(.+), (the|an?)$/i;

/** The words of a title, regardless of case, diacritics and punctuation; empty if it has none. */
export const keyOf = (title: string): string =>
  plainOf(title.trim().replace(SORTED_ARTICLE, '$2 $1'))
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** A listed book is also known without its subtitle. */
const keysOf = (title: string): string[] =>
  [title, title.split(/[:;/]\s| [–—] /)[0] ?? ''].map(keyOf).filter((key) => key !== '');

/** Words at the end of a name that are no surname. */
const NO_SURNAMES = new Set([
  'jr',
  'sr',
  'ii',
  'iii',
  'iv',
  'al',
  'others',
  'ed',
  'eds',
  'editor',
  'editors',
]);

/**
 * The last word of each name: "Lois Lowry", "Lowry, Lois" and "J. Reece, L. Urry et al." share one with each other form of
 * the same names.
 */
function surnamesOf(author: string): string[] {
  return author.split(/[,;&/|]|\sand\s/i).flatMap((name) => {
    const words = keyOf(name).split(' ');
    return words.findLast((word) => word.length > 1 && !NO_SURNAMES.has(word)) ?? [];
  });
}

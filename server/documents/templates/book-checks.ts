import type { Book } from '../../generated/blocks.ts';
import type { Check, GeneratorContext } from './generator.ts';
import { counted, open, passed, repaired } from './verdicts.ts';

interface BookSection {
  key: string;
  /** What the books are called at the beginning of a sentence, in the plural. */
  noun: string;
  /** What the teacher does with the document, after which a missing title would be noticed. */
  before: string;
}

/** The books, each verified only if the catalogue lists it, whatever the engine or an edit claims. */
export const markBooks = (books: readonly Book[], { books: catalogue }: GeneratorContext): Book[] =>
  books.map((book) => ({ ...book, verified: catalogue?.lists(book) ?? false }));

/** Which books the teacher has to look for. Without a catalogue, nothing counts as found in one. */
export function checkBooks(
  books: readonly Book[],
  { key: section, noun, before }: BookSection,
  context: GeneratorContext,
): Check[] {
  if (books.length === 0) return [];
  if (!context.books) {
    const name = `${noun} are marked as unverified`;
    const detail = `No catalogue is connected: look for ${counted(books.length, 'title')} before ${before}.`;
    const claims = books.some(({ verified }) => verified);
    return [(claims ? repaired : passed)(name, detail, { section })];
  }
  const name = `${noun} are in the catalogue`;
  const missing = markBooks(books, context).flatMap(({ title, verified }, index) =>
    verified ? [] : [{ title, index }],
  );
  const [first] = missing;
  if (!first) return [passed(name, `The catalogue lists ${counted(books.length, 'title')}.`, { section })];
  const path = `/${section}/${first.index}`;
  const titles = missing.length === 1 ? `“${first.title}”` : `${missing.length} of ${books.length} titles`;
  return [
    open(
      name,
      `The catalogue doesn’t list ${titles}: look for ${missing.length === 1 ? 'it' : 'them'} before ${before}.`,
      { section, path },
    ),
  ];
}

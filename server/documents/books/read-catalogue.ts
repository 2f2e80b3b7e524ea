import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { z } from 'zod';
import { ConfigError } from '../../platform/config-error.ts';
import { type BookCatalogue, catalogueOf, keyOf, type NamedBook } from './book-catalogue.ts';

/** A cell may be a number in JSON, such as the title 1984. */
const cell = z.union([z.string(), z.number().transform(String)]);
const row = z.object({ title: cell, author: cell.nullish().transform((author) => author ?? '') });

/**
 * Reads the file of BOOK_CATALOGUE: CSV with a line of headings, or one JSON object per line. Only `title` and `author` are
 * used. Throws a {@link ConfigError} if the file cannot be read or a line has no title.
 */
export async function readCatalogue(path: string): Promise<BookCatalogue> {
  const text = (await readText(path)).replace(/^\uFEFF/, '');
  const books = text.trimStart().startsWith('{') ? readJsonLines(text) : readCsv(text);
  if (books.length === 0) throw new ConfigError(`BOOK_CATALOGUE must list a book, but ${path} has none.`);
  return catalogueOf(books);
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new ConfigError(`The file ${path} of BOOK_CATALOGUE cannot be read${code}.`);
  }
}

function readCsv(text: string): NamedBook[] {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => heading.trim().toLowerCase(),
  });
  const { fields = [] } = meta;
  if (!fields.includes('title') || !fields.includes('author'))
    throw new ConfigError(
      'The first line of the file of BOOK_CATALOGUE must name the columns title and author.',
    );
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  if (unclosed)
    throw new ConfigError(
      `Book ${unclosed.row ?? 1} of the file of BOOK_CATALOGUE has a wrong quotation mark.`,
    );
  return data.map((entry, index) => readBook(entry, `Book ${index + 1}`));
}

const readJsonLines = (text: string): NamedBook[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const place = `Line ${index + 1}`;
    try {
      return [readBook(JSON.parse(line), place)];
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      throw new ConfigError(`${place} of the file of BOOK_CATALOGUE is not JSON.`);
    }
  });

function readBook(entry: unknown, place: string): NamedBook {
  const { data } = row.safeParse(entry);
  if (!data || keyOf(data.title) === '')
    throw new ConfigError(`${place} of the file of BOOK_CATALOGUE has no title.`);
  return data;
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError } from '../../platform/config-error.ts';
import { readCatalogue } from './read-catalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-books-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: string): string {
  const path = join(folder, 'books');
  writeFileSync(path, content);
  return path;
}

const giver = { title: 'The Giver', author: 'Lois Lowry' };
const holes = { title: 'Holes', author: 'Louis Sachar' };

test.each([
  [
    'CSV',
    'title,author,isbn,year\r\n"Giver, The","Lowry, Lois",9780544336261,1993\r\n\r\nHoles,Louis Sachar,,\r\n',
  ],
  ['a spreadsheet’s CSV', '\uFEFFAuthor;Title\nLowry, Lois;The Giver\nSachar, Louis;Holes\n'],
  [
    'JSON lines',
    '{"title":"The Giver","author":"Lois Lowry","year":1993}\n\n{"title":"Holes","author":"Sachar"}\n',
  ],
])('reads %s', async (_, content) => {
  const books = await readCatalogue(fileOf(content));
  expect(
    [giver, holes, { title: 'Hatchet', author: 'Gary Paulsen' }].map((book) => books.lists(book)),
  ).toEqual([true, true, false]);
});

test('reads a title that is a number, and a book without an author', async () => {
  const books = await readCatalogue(
    fileOf('{"title":1984,"author":"Orwell"}\n{"title":"Beowulf","author":null}'),
  );
  expect(books.lists({ title: '1984', author: 'George Orwell' })).toBe(true);
  expect(books.lists({ title: 'Beowulf', author: '' })).toBe(true);
});

test.each([
  [
    'no headings',
    'The Giver,Lois Lowry\n',
    'The first line of the file of BOOK_CATALOGUE must name the columns title and author.',
  ],
  [
    'an empty file',
    '',
    'The first line of the file of BOOK_CATALOGUE must name the columns title and author.',
  ],
  [
    'a book without a title',
    'title,author\nHoles,Louis Sachar\n,Lois Lowry\n',
    'Book 2 of the file of BOOK_CATALOGUE has no title.',
  ],
  [
    'an open quotation mark',
    'title,author\n"Holes,Louis Sachar\n',
    'Book 1 of the file of BOOK_CATALOGUE has a wrong quotation mark.',
  ],
  [
    'a line that is not JSON',
    '{"title":"Holes"}\n{"title":\n',
    'Line 2 of the file of BOOK_CATALOGUE is not JSON.',
  ],
  ['a line without a title', '{"author":"Lois Lowry"}', 'Line 1 of the file of BOOK_CATALOGUE has no title.'],
  [
    'only headings',
    'title,author\n',
    `BOOK_CATALOGUE must list a book, but ${join(folder, 'books')} has none.`,
  ],
])('rejects %s in one sentence', async (_, content, sentence) => {
  await expect(readCatalogue(fileOf(content))).rejects.toThrow(new ConfigError(sentence));
});

test('rejects a folder and a missing file', async () => {
  await expect(readCatalogue(folder)).rejects.toThrow(
    new ConfigError(`The file ${folder} of BOOK_CATALOGUE cannot be read (EISDIR).`),
  );
  await expect(readCatalogue(join(folder, 'missing'))).rejects.toThrow(ConfigError);
});

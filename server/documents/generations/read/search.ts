import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor } from '../../../platform/database/cursor.ts';
import { PLANNED_EACH_TIME } from '../../../platform/database/prepare-queries.ts';
import { keyParameters, type Keyset } from '../../../platform/database/keyset.ts';
import { generations } from '../document/tables.ts';

const MAX_WORDS = 12;

/** The words of a search, in lower case and without accents, as the database stores them. */
export const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS);

export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');

/** A search through titles, topics and contents. Each word may be a stem or the beginning of a word. */
export interface Search {
  matches: SQL;
  /** The best matches first. */
  ranked: Omit<Keyset, 'after'>;
}

/** The best matches are chosen from this many newest ones, because ranking reads the words of each document. */
export const MAX_RANKED = 1000;

const position = z.tuple([z.int(), z.iso.datetime(), z.uuid()]);

/** A prepared search for this many words; it is executed with `searchParameters`. */
export function searchOf(count: number): Search {
  const words = Array.from({ length: count }, (_, index) => queryOf(index));
  const query = sql`(${sql.join(words, sql` && `)})`;
  // As an integer, so that a cursor names it exactly. 32 limits the weight of repetition.
  const rank = sql`(ts_rank(generations.words, ${query}, 32) * 1000000)::integer`;
  const { createdAt, id } = generations;
  const key = sql`(${sql.placeholder('key0')}::integer, ${sql.placeholder('key1')}::timestamptz, ${sql.placeholder('key2')}::uuid)`;
  return {
    // The newest documents first are best for a common word, the index of words for a rare one.
    matches: sql`generations.words @@ ${query} ${sql.raw(PLANNED_EACH_TIME)}`,
    ranked: {
      orderBy: [sql`${rank} desc`, sql`${createdAt} desc`, sql`${id} desc`],
      position: sql<string>`json_build_array(${rank}, to_char(${createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), ${id})::text`,
      afterKey: sql`(${rank}, ${createdAt}, ${id}) < ${key}`,
      keyOf: (cursor) => keyParameters(decodeCursor(cursor, position)),
    },
  };
}

const queryOf = (index: number): SQL =>
  sql`(to_tsquery('simple', ${sql.placeholder(`prefix${index}`)}) || plainto_tsquery('english', ${sql.placeholder(`word${index}`)}))`;

export const searchParameters = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    words.flatMap((word, index) => [
      [`prefix${index}`, `'${word.replaceAll('\\', '').replaceAll("'", "''")}':*`],
      [`word${index}`, word],
    ]),
  );

import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor } from '../../platform/database/cursor.ts';
import { generations } from './tables.ts';

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

/** A ranked search through titles, topics and contents. Each word may be a stem or the beginning of a word. */
export interface Search {
  matches: SQL;
  orderBy: SQL[];
  /** Select it as `position` with each row. */
  position: SQL<string>;
  after: (cursor: string | undefined) => SQL | undefined;
}

const position = z.tuple([z.int(), z.iso.datetime(), z.uuid()]);

/** Returns undefined if the text has no word. */
export function searchFor(text: string): Search | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const query = sql`(${sql.join(words.map(queryOf), sql` && `)})`;
  // As an integer, so that a cursor names it exactly. 32 limits the weight of repetition.
  const rank = sql`(ts_rank(generations.words, ${query}, 32) * 1000000)::integer`;
  const { createdAt, id } = generations;
  return {
    matches: sql`generations.words @@ ${query}`,
    orderBy: [sql`${rank} desc`, sql`${createdAt} desc`, sql`${id} desc`],
    position: sql<string>`json_build_array(${rank}, to_char(${createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), ${id})::text`,
    after(cursor) {
      if (cursor === undefined) return undefined;
      const [score, created, last] = decodeCursor(cursor, position);
      return sql`(${rank}, ${createdAt}, ${id}) < (${score}::integer, ${created}::timestamptz, ${last}::uuid)`;
    },
  };
}

function queryOf(word: string): SQL {
  const quoted = `'${word.replaceAll('\\', '').replaceAll("'", "''")}':*`;
  return sql`(to_tsquery('simple', ${quoted}) || plainto_tsquery('english', ${word}))`;
}

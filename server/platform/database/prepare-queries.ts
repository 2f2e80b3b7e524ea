import type { Sql, TransactionSql } from 'postgres';

/** Queries with more, such as bulk inserts, have too many different texts for the database to remember each. */
const MAX_PARAMETERS = 64;

/**
 * A comment in a query whose best plan depends on its parameters. It is not prepared, because the database soon plans a prepared
 * query for any parameters.
 */
export const PLANNED_EACH_TIME = '/* planned each time */';

type Parameters = NonNullable<globalThis.Parameters<Sql['unsafe']>[1]>;
type Scope = (work: (client: TransactionSql) => unknown) => Promise<unknown>;

/**
 * Makes a client prepare the queries that it gets as text, as Drizzle sends them. Each connection then parses a query once, and
 * needs one round trip instead of two for it. `?prepare=false` in the URL turns it off, for a pool that can't share statements.
 */
export function prepareQueries<Client extends Sql | TransactionSql>(client: Client): Client {
  const { unsafe } = client;
  const prepared = (text: string, parameters: Parameters = [], options: object = {}) =>
    unsafe(text, parameters, {
      ...options,
      prepare:
        parameters.length > 0 && parameters.length <= MAX_PARAMETERS && !text.includes(PLANNED_EACH_TIME),
    });
  const within =
    (open: Scope): Scope =>
    (work) =>
      open((inner) => work(prepareQueries(inner)));
  return Object.assign(client, {
    unsafe: prepared,
    ...('begin' in client && { begin: within(client.begin.bind(client)) }),
    ...('savepoint' in client && { savepoint: within(client.savepoint.bind(client)) }),
  });
}

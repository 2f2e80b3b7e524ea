import { randomBytes } from 'node:crypto';
import postgres from 'postgres';

/** A new database on a PostgreSQL server, empty or a copy of the template. */
export async function newDatabase(
  server: string,
  template?: string,
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const name = `lectern_${randomBytes(6).toString('hex')}`;
  const administrate = async (statement: string) => {
    const client = postgres(server, { max: 1, onnotice: () => {} });
    await client.unsafe(statement);
    await client.end();
  };
  await administrate(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => administrate(`drop database ${name} with (force)`) };
}

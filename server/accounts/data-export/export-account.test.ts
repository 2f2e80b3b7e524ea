import { readdirSync } from 'node:fs';
import { getTableName, is, Table } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { finishedGeneration, uploadedSource } from '../../../tests/contract/make-resource.ts';
import { openTestApp } from '../../testing.ts';
import { personalTables } from '../../personal-tables.ts';
import { readableColumns } from './personal-tables.ts';

const { app, signIn } = await openTestApp();

const files = readdirSync(new URL('../..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/tables.ts'))
  .map((file) => `../../${file}`);
const modules = await Promise.all(files.map((file) => import(file)));
const tables = modules
  .flatMap((module) => Object.values<unknown>(module))
  .filter((value) => is(value, PgTable));

/** The tables that refer to a user, directly or through another table. */
function reachPeople(): Set<string> {
  const reached = new Set(['users']);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const table of tables) {
      const leadsThere = getTableConfig(table).foreignKeys.some((key) =>
        reached.has(getTableName(key.reference().foreignTable)),
      );
      if (leadsThere) reached.add(getTableName(table));
    }
  }
  return reached;
}

test('every table with rows about a user is in the export', () => {
  const exported = new Set(Object.values(personalTables).map(({ table }) => getTableName(table)));
  expect([...reachPeople()].filter((name) => !exported.has(name))).toEqual([]);
  expect(tables.some((value) => is(value, Table) && getTableName(value) === 'secrets')).toBe(true);
});

describe('the export', () => {
  test('is a file with documents, sources and bookings, without secrets', async () => {
    const person = await signIn();
    const school = { name: 'Harborview School' };
    await app.inject({
      method: 'PUT',
      url: '/api/update-profile',
      headers: person.headers,
      payload: { first_name: 'Tess', last_name: 'Example', date_of_birth: null, school },
    });
    const generation = await finishedGeneration(app, person.headers);
    await uploadedSource(app, person.headers);
    const answer = await app.inject({ url: '/api/account/export', headers: person.headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="lectern-account.json"');
    expect(answer.headers['cache-control']).toBe('no-store');

    const file = JSON.parse(answer.body);
    expect(Object.keys(file)).toEqual(['exported_at', ...Object.keys(personalTables), 'photo']);
    expect(file.account).toEqual([expect.objectContaining({ email: person.email, first_name: 'Tess' })]);
    expect(file.school).toEqual([expect.objectContaining(school)]);
    expect(file.documents).toEqual([expect.objectContaining({ id: generation })]);
    expect(file.documents[0].result).toHaveProperty('overview');
    expect(file.document_versions).not.toEqual([]);
    expect(file.sources[0].text).toContain('Water rises as vapour');
    expect(file.ledger.length).toBeGreaterThan(1);
    expect(file.sessions).toHaveLength(1);
    expect(answer.body).not.toMatch(/argon2|password_hash|"hash"/);
  });

  test('contains no rows of other users', async () => {
    const [person, other] = [await signIn(), await signIn()];
    await finishedGeneration(app, other.headers);
    const { body } = await app.inject({ url: '/api/account/export', headers: person.headers });
    expect(body).not.toContain(other.id);
    expect(body).not.toContain(other.email);
    expect(JSON.parse(body)).toMatchObject({ documents: [], document_versions: [], document_runs: [] });
  });

  test('omits secret columns in every table', () => {
    const columns = Object.values(personalTables).flatMap(({ table }) => Object.keys(readableColumns(table)));
    expect(columns.filter((name) => /hash|secret|^token$/.test(name))).toEqual([]);
  });
});

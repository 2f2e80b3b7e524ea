import { randomUUID } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArchiveReport } from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import {
  finishedGeneration,
  trashedGeneration,
  uploadedSource,
} from '../../../tests/contract/make-resource.ts';
import { makeZip } from '../../../tests/hostile-files/zip-file.ts';
import { archiveJsonSchema } from './archive-format.ts';
import {
  arbitraryAccount,
  download,
  fillAccount,
  filesOf,
  smallAccount,
  upload,
  wipe,
  zipOf,
} from './testing.ts';

const { app, db, signIn } = await openTestApp();

const addedBy = async (user: SignedIn, zip: Buffer, query = ''): Promise<ArchiveReport> => {
  const answer = await upload(app, user.headers, zip, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const nothing = { documents: 0, sources: 0, drafts: 0, favourite_templates: 0 };
const undo = async ({ headers }: SignedIn, id: string | null) =>
  (await app.inject({ method: 'POST', url: `/api/archive/imports/${id}/undo`, headers })).json();

describe('an archive', () => {
  test('of any account is imported into an empty one without loss', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryAccount, async (content) => {
        await wipe(db);
        const teacher = await signIn();
        await fillAccount(db, teacher.id, content);
        const before = await download(app, teacher.headers);
        await wipe(db);
        const { problems, added } = await addedBy(teacher, before);
        expect({ problems, documents: added.documents }).toEqual({
          problems: [],
          documents: content.documents.length,
        });
        expect(await filesOf(await download(app, teacher.headers))).toEqual(await filesOf(before));
      }),
      { numRuns: 6 },
    );
  });

  test('follows the published schema, and holds no secrets and nothing of others', async () => {
    const [teacher, other] = [await signIn(), await signIn()];
    await finishedGeneration(app, teacher.headers);
    await trashedGeneration(app, teacher.headers);
    await uploadedSource(app, teacher.headers);
    await finishedGeneration(app, other.headers);
    const files = await filesOf(await download(app, teacher.headers));
    const schema = await app.inject({ url: '/api/archive/schema' });
    expect(schema.headers['content-type']).toContain('application/schema+json');
    const isValid = new Ajv2020({ validateFormats: false }).compile(schema.json());
    const { 'schema.json': inside, 'archive.json': manifest, ...rest } = files;
    expect(inside).toEqual(schema.json());
    for (const [name, file] of Object.entries({
      ...rest,
      'archive.json': { ...Object(manifest), exported_at: new Date().toISOString() },
    }))
      expect([name, isValid(file), isValid.errors]).toEqual([name, true, null]);
    expect(Object.keys(rest).filter((name) => name.endsWith('/document.json'))).toHaveLength(2);
    expect(JSON.stringify(files)).not.toMatch(new RegExp(`${other.id}|${teacher.email}|argon2|token_hash`));
  });

  test('has its schema in the documentation', async () => {
    const text = `${JSON.stringify(archiveJsonSchema(), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../../docs/archive.schema.json');
  });
});

describe('an import', () => {
  test('reports in a dry run what it would add, and stores nothing', async () => {
    const teacher = await signIn();
    await fillAccount(db, teacher.id, smallAccount(1));
    const zip = await download(app, teacher.headers);
    await wipe(db);
    const report = await addedBy(teacher, zip, '?dry_run=true');
    expect(report).toMatchObject({
      import_id: null,
      added: { ...nothing, documents: 1, sources: 1 },
      problem_count: 0,
    });
    expect(report.documents).toEqual([{ title: expect.any(String), template_title: expect.any(String) }]);
    const list = await app.inject({ url: '/api/generations', headers: teacher.headers });
    expect(list.json().items).toEqual([]);
    const imports = await app.inject({ url: '/api/archive/imports', headers: teacher.headers });
    expect(imports.json().items).toEqual([]);
  });

  test('skips what the account has, by id or by content', async () => {
    const [teacher, colleague] = [await signIn(), await signIn()];
    const id = await finishedGeneration(app, teacher.headers);
    const source = await uploadedSource(app, teacher.headers);
    const zip = await download(app, teacher.headers);
    const has = { ...nothing, documents: 1, sources: 1 };
    expect(await addedBy(teacher, zip)).toMatchObject({ added: nothing, skipped: has });

    // The ids belong to the teacher, so the colleague's documents get new ones.
    expect(await addedBy(colleague, zip)).toMatchObject({ added: has, skipped: nothing });
    expect(await addedBy(colleague, zip)).toMatchObject({ added: nothing, skipped: has });
    const theirs = Object.keys(await filesOf(await download(app, colleague.headers)));
    expect(theirs.join()).not.toMatch(new RegExp(`${id}|${source}`));
    expect(theirs.filter((name) => name.includes('/versions/'))).not.toEqual([]);
  });

  test('leads forms and links to the new ids of what they refer to', async () => {
    const [teacher, colleague] = [await signIn(), await signIn()];
    const source = await uploadedSource(app, teacher.headers);
    const id = await finishedGeneration(app, teacher.headers);
    const files = await filesOf(await download(app, teacher.headers));
    const document = Object(files[`documents/${id}/document.json`]);
    const copy = randomUUID();
    const zip = await zipOf({
      ...files,
      'archive.json': { ...Object(files['archive.json']), exported_at: '2026-11-20T09:00:00Z' },
      [`documents/${copy}/document.json`]: {
        ...document,
        id: copy,
        title: 'A copy',
        input: { rubric_id: id, source_file_ids: [source] },
        origin: { id, version: 1, kind: 'copy' },
      },
    });
    await addedBy(colleague, zip);
    const after = await filesOf(await download(app, colleague.headers));
    const copied = Object(after[`documents/${copy}/document.json`]);
    const other = Object(Object.values(after).find((file) => Object(file).title === document.title));
    const newSource = Object.keys(after).find((name) => name.startsWith('sources/'));
    expect(copied.origin.id).toBe(other.id);
    expect(copied.input.rubric_id).toBe(other.id);
    expect(newSource).toBe(`sources/${copied.input.source_file_ids[0]}.json`);
    expect([other.id, newSource]).not.toEqual([id, `sources/${source}.json`]);
  });

  test('is undone as a whole, except for what changed since', async () => {
    const teacher = await signIn();
    await fillAccount(db, teacher.id, smallAccount(2));
    const zip = await download(app, teacher.headers);
    await wipe(db);
    const { import_id } = await addedBy(teacher, zip);
    const [{ id, version }] = (await app.inject({ url: '/api/generations', headers: teacher.headers })).json()
      .items;
    const edit = { version, title: 'Changed' };
    const answer = await app.inject({
      method: 'PATCH',
      url: `/api/generations/${id}`,
      headers: teacher.headers,
      payload: edit,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await undo(teacher, import_id)).toEqual({
      removed: { ...nothing, documents: 1, sources: 1 },
      kept: 1,
    });
    const list = await app.inject({ url: '/api/generations', headers: teacher.headers });
    expect(list.json().items).toMatchObject([{ id, title: 'Changed' }]);
    expect(await undo(teacher, import_id)).toEqual({ removed: nothing, kept: 0 });
    // The rest can be imported again.
    expect((await addedBy(teacher, zip)).added).toEqual({ ...nothing, documents: 1, sources: 1 });
  });

  test('reports bad files one by one and adds the others', async () => {
    const teacher = await signIn();
    await fillAccount(db, teacher.id, smallAccount(1));
    const files = await filesOf(await download(app, teacher.headers));
    await wipe(db);
    const [name = ''] = Object.keys(files).filter((file) => file.endsWith('/document.json'));
    const document = Object(files[name]);
    const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const at = (index: number) => `documents/${ids[index]}/document.json`;
    const zip = await zipOf({
      ...files,
      'archive.json': { ...Object(files['archive.json']), exported_at: '2026-11-20T09:00:00Z' },
      [at(0)]: '{"half',
      [at(1)]: { ...document, id: ids[1], status: 'writing' },
      [at(2)]: { ...document, id: ids[2], template_type: 'unknown' },
      [at(3)]: document,
      [at(4)]: { ...document, id: ids[4], title: 'a\u0000b' },
      [`documents/${ids[0]}/versions/1.json`]: files[`documents/${document.id}/versions/1.json`],
      'notes.txt': 'hello',
    });
    const { added, problems, problem_count } = await addedBy(teacher, zip);
    expect(added.documents).toBe(1);
    expect(problem_count).toBe(7);
    const messages = new Map(problems.map(({ file, message }) => [file, message]));
    expect(messages.get(at(0))).toBe('This file is not JSON.');
    expect(messages.get(at(1))).toContain('Not as the schema says: status');
    expect(messages.get(at(2))).toBe('This template does not exist here.');
    expect(messages.get(at(3))).toBe('The name of this file does not match its content.');
    expect(messages.get(at(4))).toBe('This file has content that can’t be stored.');
    expect(messages.get(`documents/${ids[0]}/versions/1.json`)).toBe('Its document could not be imported.');
    expect(messages.get('notes.txt')).toBe('This file is not part of an archive.');
  });
});

describe('a hostile file is rejected with a reason', () => {
  test.each([
    ['text', () => Buffer.from('hello'), 'could not be read'],
    ['half a zip', () => Buffer.from('PK\u0003\u0004nothing follows'), 'could not be read'],
    ['another zip', () => zipOf({ 'a.json': {} }), 'This is not an archive of Lectern.'],
    [
      'another version',
      () => zipOf({ 'archive.json': { format: 'lectern-archive', version: 9 } }),
      'a format',
    ],
    ['a path outside', () => makeZip([{ name: '../../etc/passwd', content: 'x' }]), 'could not be read'],
  ] as const)('%s', async (_, make, message) => {
    const teacher = await signIn();
    const answer = await upload(app, teacher.headers, await make());
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.file[0]).toContain(message);
    const imports = await app.inject({ url: '/api/archive/imports', headers: teacher.headers });
    expect(imports.json().items).toEqual([]);
  });

  test('a file that unpacks to more than 4 MB is not imported', async () => {
    const teacher = await signIn();
    const manifest = Object((await filesOf(await download(app, teacher.headers)))['archive.json']);
    const bomb = `sources/${randomUUID()}.json`;
    const zip = await zipOf({
      'archive.json': { ...manifest, exported_at: '2026-11-20T09:00:00Z' },
      [bomb]: ' '.repeat(5 * 1024 * 1024),
    });
    expect((await addedBy(teacher, zip)).problems).toEqual([
      { file: bomb, message: 'This file is too large.' },
    ]);
  });
});

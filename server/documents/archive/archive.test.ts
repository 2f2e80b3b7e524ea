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
import { archiveOfLines } from '../../../tests/hostile-files/archive-of-lines.ts';
import { makeZip } from '../../../tests/hostile-files/zip-file.ts';
import { openTemporaryFile } from '../../platform/files/temporary-file.ts';
import { archiveJsonSchema } from './archive-format.ts';
import {
  arbitraryAccount,
  archiveOf,
  archiveOfVersion1,
  contentOf,
  download,
  fillAccount,
  smallAccount,
  upload,
  wipe,
  zipOf,
} from './testing.ts';
import { readArchive } from './reader/read-archive.ts';

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
        expect(await contentOf(await download(app, teacher.headers))).toEqual(await contentOf(before));
      }),
      { numRuns: 6 },
    );
  });

  test('of version 1, with a file for each version and source, is imported without loss', async () => {
    const teacher = await signIn();
    await fillAccount(db, teacher.id, smallAccount(3));
    const before = await contentOf(await download(app, teacher.headers));
    await wipe(db);
    const { problems, added } = await addedBy(teacher, await archiveOfVersion1(before));
    expect({ problems, added }).toEqual({ problems: [], added: { ...nothing, documents: 3, sources: 1 } });
    expect(await contentOf(await download(app, teacher.headers))).toEqual(before);
  });

  test('follows the published schema, and holds no secrets and nothing of others', async () => {
    const [teacher, other] = [await signIn(), await signIn()];
    await finishedGeneration(app, teacher.headers);
    await trashedGeneration(app, teacher.headers);
    await uploadedSource(app, teacher.headers);
    await finishedGeneration(app, other.headers);
    const content = await contentOf(await download(app, teacher.headers));
    const schema = await app.inject({ url: '/api/archive/schema' });
    expect(schema.headers['content-type']).toContain('application/schema+json');
    const isValid = new Ajv2020({ validateFormats: false }).compile(schema.json());
    const { schema: inside, manifest, ...lists } = content;
    expect(inside).toEqual(schema.json());
    const lines = [{ ...manifest, exported_at: new Date().toISOString() }, ...Object.values(lists).flat()];
    for (const line of lines) expect([line, isValid(line), isValid.errors]).toEqual([line, true, null]);
    expect(Object.values(lists).map(({ length }) => length)).toEqual([1, 2, 2, 0]);
    expect(JSON.stringify(content)).not.toMatch(new RegExp(`${other.id}|${teacher.email}|argon2|token_hash`));
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
    const theirs = await contentOf(await download(app, colleague.headers));
    expect(JSON.stringify(theirs)).not.toMatch(new RegExp(`${id}|${source}`));
    expect(theirs.versions).not.toEqual([]);
  });

  test('leads forms and links to the new ids of what they refer to', async () => {
    const [teacher, colleague] = [await signIn(), await signIn()];
    const source = await uploadedSource(app, teacher.headers);
    const id = await finishedGeneration(app, teacher.headers);
    const content = await contentOf(await download(app, teacher.headers));
    const [document] = content.documents;
    const copy = {
      ...document,
      id: randomUUID(),
      title: 'A copy',
      input: { rubric_id: id, source_file_ids: [source] },
      origin: { id, version: 1, kind: 'copy' },
    };
    await addedBy(colleague, await archiveOf({ ...content, documents: [...content.documents, copy] }));
    const after = await contentOf(await download(app, colleague.headers));
    const titled = (title: unknown) => Object(after.documents.find((each) => each['title'] === title));
    const [copied, other] = [titled('A copy'), titled(document?.['title'])];
    expect(copied.origin.id).toBe(other.id);
    expect(copied.input).toEqual({ rubric_id: other.id, source_file_ids: [after.sources[0]?.['id']] });
    expect([other.id, after.sources[0]?.['id']]).not.toEqual([id, source]);
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

  test('reports bad lines and files one by one and adds the others', async () => {
    const teacher = await signIn();
    await fillAccount(db, teacher.id, smallAccount(1));
    const content = await contentOf(await download(app, teacher.headers));
    await wipe(db);
    const [document] = content.documents;
    const [version] = content.versions;
    const changed = (change: object) => ({ ...document, id: randomUUID(), ...change });
    const misnamed = `documents/${randomUUID()}/document.json`;
    const zip = await archiveOf(content, {
      'documents.jsonl': [
        document,
        '{"half',
        changed({ status: 'writing' }),
        changed({ template_type: 'unknown' }),
        changed({ title: 'a\u0000b' }),
        { ...version, document_id: randomUUID() },
        version,
      ],
      [misnamed]: document,
      'notes.txt': 'hello',
    });
    const { added, problems, problem_count } = await addedBy(teacher, zip);
    expect(added.documents).toBe(1);
    expect(problem_count).toBe(7);
    const messages = new Map(problems.map(({ file, message }) => [file, message]));
    expect(messages.get('documents.jsonl, line 2')).toBe('This line is not JSON.');
    expect(messages.get('documents.jsonl, line 3')).toContain('Not as the schema says: status');
    expect(messages.get('documents.jsonl, line 4')).toBe('This template does not exist here.');
    expect(messages.get('documents.jsonl, line 5')).toBe('This line has content that can’t be stored.');
    expect(messages.get('documents.jsonl, line 6')).toBe('Its document could not be imported.');
    expect(messages.get(misnamed)).toBe('The name of this file does not match its content.');
    expect(messages.get('notes.txt')).toBe('This file is not part of an archive.');
    expect((await contentOf(await download(app, teacher.headers))).versions).toEqual([version]);
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

  test('a list of twenty million lines ends at the thousandth bad one', async () => {
    const teacher = await signIn();
    const zip = archiveOfLines(20_000_000);
    expect(zip.length).toBeLessThan(60_000);
    const answer = await upload(app, teacher.headers, zip);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.file).toEqual(['Too little of this archive can be read. Download it again.']);
    const fewer = await addedBy(teacher, archiveOfLines(1_000));
    expect(fewer.problem_count).toBe(1_000);
  });

  test('a list is read to its two hundred thousandth line', async () => {
    const lines = async (count: number) => {
      const handle = await openTemporaryFile();
      try {
        await handle.writeFile(archiveOfLines(count));
        let read = 0;
        for await (const { line } of readArchive(handle)) read = line ?? read;
        return read;
      } finally {
        await handle.close();
      }
    };
    expect(await lines(200_000)).toBe(200_000);
    await expect(lines(200_001)).rejects.toMatchObject({
      errors: { file: ['This archive has more lines than an archive of Lectern.'] },
    });
  });

  test('a file and a line that unpack to more than 4 MB are not imported', async () => {
    const teacher = await signIn();
    await fillAccount(db, teacher.id, smallAccount(0));
    const content = await contentOf(await download(app, teacher.headers));
    const bomb = ' '.repeat(5 * 1024 * 1024);
    const file = `sources/${randomUUID()}.json`;
    await wipe(db);
    const zip = await archiveOf(content, { 'sources.jsonl': [bomb, ...content.sources], [file]: bomb });
    expect(await addedBy(teacher, zip)).toMatchObject({
      added: { sources: 1 },
      problems: [
        { file: 'sources.jsonl, line 1', message: 'This line is too long.' },
        { file, message: 'This file is too large.' },
      ],
    });
  });
});

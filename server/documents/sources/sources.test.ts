import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { pdfContentFiles } from '../../../tests/hostile-files/pdf-content-files.ts';
import { makeZip } from '../../../tests/hostile-files/zip-file.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { makeDocx, makeLockedPdf, makePdf } from './fixtures.ts';

const { app, signIn } = await openTestApp();

function upload(person: SignedIn, bytes: Buffer, name = 'willow.pdf') {
  const boundary = 'lectern-test';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return app.inject({
    method: 'POST',
    url: '/api/sources',
    headers: { ...person.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

const sentence = 'Jan Baptist van Helmont planted a young willow.';

/** How many child processes a process has; only Linux lists them. */
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).length;

it('stores the text of a PDF, page by page', async () => {
  const person = await signIn();
  const answer = await upload(
    person,
    makePdf([[sentence, 'It weighed five pounds.'], ['Five years later it weighed 169 pounds.']]),
  );
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ name: 'willow.pdf', kind: 'pdf', pages: 2 });
  expect(answer.json().excerpt).toBe(
    `${sentence}\nIt weighed five pounds.\n\nFive years later it weighed 169 pounds.`,
  );
  expect(answer.json().characters).toBe(answer.json().excerpt.length);
  const url = `/api/sources/${answer.json().id}/text`;
  const text = await app.inject({ url, headers: person.headers });
  expect(text.json()).toEqual({ kind: 'pdf', text: answer.json().excerpt });
  const other = await app.inject({ url, headers: (await signIn()).headers });
  expect(other.statusCode).toBe(404);
});

it('recognises a Word document by its content', async () => {
  const answer = await upload(
    await signIn(),
    await makeDocx([sentence, 'It weighed five pounds.']),
    'C:\\notes\\willow.pdf',
  );
  expect(answer.json()).toMatchObject({
    name: 'willow.pdf',
    kind: 'docx',
    pages: null,
    excerpt: `${sentence}\n\nIt weighed five pounds.`,
  });
});

it.each([
  ['UTF-8', Buffer.from('Les élèves lisent.', 'utf8')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFLes élèves lisent.', 'utf8')],
  ['UTF-16 with a byte order mark', Buffer.from('\uFEFFLes élèves lisent.', 'utf16le')],
  ['UTF-16 without a byte order mark', Buffer.from('Les élèves lisent.', 'utf16le')],
  ['big-endian UTF-16', Buffer.from('\uFEFFLes élèves lisent.', 'utf16le').swap16()],
  ['Latin 1', Buffer.from('Les élèves lisent.', 'latin1')],
])('reads plain text in %s', async (_, bytes) => {
  const answer = await upload(await signIn(), bytes, 'lecture.txt');
  expect(answer.json()).toMatchObject({ kind: 'txt', pages: null, excerpt: 'Les élèves lisent.' });
});

it.each([
  ['an empty file', Buffer.alloc(0), 422, 'This file is empty.'],
  ['a file of blanks', Buffer.from(' \n\t '), 422, 'This file holds no text.'],
  [
    'a PDF of pictures',
    makePdf([[]]),
    422,
    'This PDF holds pictures of pages and no text. Run text recognition on it first, or paste the text.',
  ],
  ['a locked PDF', makeLockedPdf(), 422, 'This PDF is protected with a password. Save a copy without one.'],
  [
    'half a PDF',
    Buffer.from('%PDF-1.4\nnothing follows'),
    422,
    'This file could not be read. It may be damaged. Save it again, or paste the text.',
  ],
  [
    'half a zip',
    Buffer.from('PK\u0003\u0004nothing follows'),
    422,
    'This file could not be read. It may be damaged. Save it again, or paste the text.',
  ],
  [
    'a zip of something else',
    makeZip([{ name: 'photo.xml', content: 'x' }]),
    415,
    'This is not a Word document. Choose a PDF, DOCX or TXT file.',
  ],
  [
    'an old Word file',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    415,
    'This is an older or a protected Word file. Save it as .docx without a password.',
  ],
  [
    'an RTF file',
    Buffer.from('{\\rtf1 Hello}'),
    415,
    'This is an RTF file. Save it as .docx or as plain text.',
  ],
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    415,
    'Only PDF, DOCX and TXT files can be read.',
  ],
])('rejects %s with a message', async (_, bytes, status, message) => {
  const answer = await upload(await signIn(), bytes);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().errors?.file?.[0] ?? answer.json().message).toBe(message);
});

it('stores the first 100,000 characters', async () => {
  const answer = await upload(await signIn(), Buffer.from(`${sentence}\n`.repeat(4_000)), 'long.txt');
  expect(answer.json().characters).toBeLessThanOrEqual(100_000);
  expect(answer.json().characters).toBeGreaterThan(99_900);
});

it('rejects a file over 20 MB and a request without a file', async () => {
  const person = await signIn();
  expect((await upload(person, Buffer.alloc(20 * 1024 * 1024 + 1, 'a'))).statusCode).toBe(413);
  const empty = await app.inject({
    method: 'POST',
    url: '/api/sources',
    headers: { ...person.headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--\r\n',
  });
  expect(empty.statusCode).toBe(422);
  expect(empty.json().errors).toEqual({ file: ['Choose a file.'] });
});

it('requires a verified address', async () => {
  const answer = await upload(await signIn({ verified: false }), Buffer.from(sentence));
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual({ status: 'error', message: 'Verify your email first.' });
});

it('accepts ten files of an account at once, and files of other accounts beside them', async () => {
  const [person, other] = [await signIn(), await signIn()];
  const [answers, elsewhere] = await Promise.all([
    Promise.all(Array.from({ length: 12 }, () => upload(person, Buffer.from(sentence), 'willow.txt'))),
    upload(other, Buffer.from(sentence), 'willow.txt'),
  ]);
  const rejected = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(rejected.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
  expect(rejected[0]?.headers['retry-after']).toBe('10');
  expect(elsewhere.statusCode).toBe(201);
});

it.skipIf(process.platform !== 'linux')('stops reading when the client disconnects', async () => {
  const person = await signIn();
  const before = childrenOf(process.pid);
  const endless = pdfContentFiles.find(({ title }) => title === 'a run-length bomb');
  const form = new FormData();
  form.set('file', new File([new Uint8Array(endless?.make() ?? [])], 'endless.pdf'));
  const url = `${await app.listen({ port: 0 })}/api/sources`;
  const controller = new AbortController();
  const call = fetch(url, {
    method: 'POST',
    headers: person.headers,
    body: form,
    signal: controller.signal,
  });
  await vi.waitFor(() => expect(childrenOf(process.pid)).toBeGreaterThan(before), 5_000);
  controller.abort();
  await expect(call).rejects.toThrow('abort');
  await vi.waitFor(() => expect(childrenOf(process.pid)).toBe(before), 2_000);
});

it('returns and deletes a source for its owner only', async () => {
  const [owner, other] = [await signIn(), await signIn()];
  const { id } = (await upload(owner, makePdf([[sentence]]))).json();
  const call = (method: 'GET' | 'DELETE', person: SignedIn) =>
    app.inject({ method, url: `/api/sources/${id}`, headers: person.headers });
  expect((await call('GET', other)).statusCode).toBe(404);
  expect((await call('DELETE', other)).statusCode).toBe(404);
  expect((await call('GET', owner)).json()).toMatchObject({ id, excerpt: sentence });
  expect((await call('DELETE', owner)).statusCode).toBe(204);
  expect((await call('GET', owner)).statusCode).toBe(404);
});

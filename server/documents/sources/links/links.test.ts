import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Source, SourceText } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { makePdf } from '../fixtures.ts';
import { isPublicAddress } from './public-address.ts';

type Answer = (response: ServerResponse, path: string) => void;

/** The website that the tests download from. */
const requests: { path: string; headers: Record<string, unknown> }[] = [];
let answer: Answer = () => {};
const site = createServer((request, response) => {
  requests.push({ path: request.url ?? '', headers: request.headers });
  answer(response, request.url ?? '');
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const { port } = site.address() as AddressInfo;
afterAll(() => site.closeAllConnections());
afterAll(() => void site.close());

const hosts: Record<string, readonly string[]> = {
  'school.test': ['127.0.0.1'],
  'private.test': ['10.0.0.7'],
  'mixed.test': ['127.0.0.1', '192.168.1.1'],
};
const links = {
  ports: new Set([80, 443, port]),
  resolve: async (host: string) => {
    const addresses = hosts[host];
    if (!addresses) throw new Error('ENOTFOUND');
    return addresses;
  },
  isAllowed: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
  milliseconds: 2_000,
};
const { app, openApp, signIn } = await openTestApp({
  config: { ...testConfig, sourceLinks: true },
  links,
});

beforeEach(() => {
  requests.length = 0;
});

const add = (person: SignedIn, url: string) =>
  app.inject({ method: 'POST', url: '/api/sources/links', headers: person.headers, payload: { url } });

const at = (path = '/page') => `http://school.test:${port}${path}`;

const send =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

const paragraph =
  'Jan Baptist van Helmont planted a young willow in two hundred pounds of dry soil, and watered it for five years.';
const page = `<!doctype html><html><head><title>The willow experiment</title><style>p{}</style></head><body>
<nav><a href="/">Home</a> <a href="/shop">Shop</a></nav>
<main><article><h1>The willow experiment</h1>${`<p>${paragraph}</p>`.repeat(6)}<script>alert(1)</script></article></main>
<footer>Subscribe to our newsletter</footer></body></html>`;

const messageOf = async (url: string) => {
  const rejected = await add(await signIn(), url);
  expect(rejected.statusCode, rejected.body).toBe(422);
  return rejected.json<{ errors: { url: string[] } }>().errors.url[0];
};

it('stores the main text of a page under its title, with its address', async () => {
  answer = send(page);
  const person = await signIn();
  const added = await add(person, `${at()}?unit=2#top`);
  expect(added.statusCode, added.body).toBe(201);
  const source = added.json<Source>();
  expect(source).toMatchObject({
    name: 'The willow experiment',
    kind: 'link',
    pages: null,
    url: `${at()}?unit=2`,
  });
  const { headers } = person;
  const { text } = (await app.inject({ url: `/api/sources/${source.id}/text`, headers })).json<SourceText>();
  expect(text.split('\n\n').filter((each) => each === paragraph)).toHaveLength(6);
  expect(text).not.toMatch(/Shop|newsletter|alert/);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers).not.toHaveProperty('cookie');
});

it.each([
  ['gzip', gzipSync(page)],
  ['br', brotliCompressSync(page)],
])('reads a page that is compressed with %s', async (encoding, body) => {
  answer = send(body, { 'content-encoding': encoding });
  expect((await add(await signIn(), at())).json()).toMatchObject({ name: 'The willow experiment' });
});

it('reads plain text and PDFs, named after the website', async () => {
  answer = send(Buffer.from('Les élèves lisent.', 'latin1'), {
    'content-type': 'text/plain; charset=latin1',
  });
  const text = await add(await signIn(), at());
  expect(text.json()).toMatchObject({ name: 'school.test', kind: 'link', excerpt: 'Les élèves lisent.' });
  answer = send(makePdf([[paragraph.slice(0, 60)]]), { 'content-type': 'application/pdf' });
  expect((await add(await signIn(), at())).json()).toMatchObject({ kind: 'link', pages: 1 });
});

it('reads a page in the encoding that it declares', async () => {
  const html = `<meta charset="windows-1252"><title>Élèves</title><p>Les élèves lisent.</p>`;
  answer = send(Buffer.from(html, 'latin1'), { 'content-type': 'text/html' });
  expect((await add(await signIn(), at())).json()).toMatchObject({ excerpt: 'Les élèves lisent.' });
});

it('follows three redirects, and no more', async () => {
  answer = (response, path) => {
    const step = Number(path.slice(1));
    if (step === 3) send(page)(response, path);
    else response.writeHead(302, { location: `/${step + 1}` }).end();
  };
  expect((await add(await signIn(), at('/0'))).json()).toMatchObject({ url: at('/3') });
  answer = (response) => void response.writeHead(302, { location: '/next' }).end();
  requests.length = 0;
  expect(await messageOf(at())).toMatch(/redirects too often/);
  expect(requests).toHaveLength(4);
});

it.each([
  ['a private address behind a name', 'http://private.test/'],
  ['a name with one private address of two', 'http://mixed.test/'],
  ['an address of a provider’s metadata', 'http://169.254.169.254/'],
  ['a loopback address in another notation', 'http://0x7f.2/'],
  ['a loopback address as a number', 'http://2130706434/'],
  ['an IPv6 loopback address', 'http://[::1]/'],
  ['an IPv4 address within IPv6', 'http://[::ffff:10.0.0.7]/'],
  ['another port', 'http://school.test:5432/'],
  ['a URL with a password', `http://user:secret@school.test:${port}/`],
])('rejects %s, in a link and in a redirect', async (_, url) => {
  expect(await messageOf(url)).toMatch(/can’t be opened from here/);
  expect(requests).toHaveLength(0);
  answer = (response) => void response.writeHead(302, { location: url }).end();
  expect(await messageOf(at())).toMatch(/can’t be opened from here/);
  expect(requests).toHaveLength(1);
});

it('connects to the address that was checked, even if the name resolves differently a moment later', async () => {
  answer = send(page);
  let asked = 0;
  const rebinding = await openApp({
    links: { ...links, resolve: async () => [(asked += 1) === 1 ? '127.0.0.1' : '10.0.0.7'] },
  });
  const { headers } = await signIn();
  const added = await rebinding.inject({
    method: 'POST',
    url: '/api/sources/links',
    headers,
    payload: { url: `http://rebinding.test:${port}/` },
  });
  expect(added.statusCode).toBe(201);
  expect(asked).toBe(1);
  await rebinding.close();
});

it.each(['ftp://school.test/', 'file:///etc/passwd', 'javascript:alert(1)', 'school.test/page', 'http://'])(
  'rejects %s as no address of a page',
  async (url) => {
    expect(await messageOf(url)).toMatch(/Enter the address of a web page/);
  },
);

it.each<[string, Answer, RegExp]>([
  ['a page that is not there', send('', {}, 404), /no page at this address/],
  ['a page behind a sign-in', send('', {}, 401), /needs a sign-in/],
  ['a website that fails', send('', {}, 503), /error 503/],
  ['a picture', send('x', { 'content-type': 'image/png' }), /Only web pages/],
  ['a page without text', send('<title>Empty</title><script>1</script>'), /No text was found/],
  ['a page over 5 MB', send('a'.repeat(5 * 1024 * 1024 + 1)), /over 5 MB/],
  [
    'a page that unpacks to more than 5 MB',
    send(gzipSync('a'.repeat(64 * 1024 * 1024)), { 'content-encoding': 'gzip' }),
    /over 5 MB/,
  ],
  ['a website that never answers', () => {}, /took too long/],
  [
    'a page that never ends',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>Once'),
    /took too long/,
  ],
  [
    'an endless answer that is not a page',
    (response) => void response.writeHead(404, { 'content-type': 'text/html' }).write('a'.repeat(200_000)),
    /no page at this address/,
  ],
  ['a connection that breaks', (response) => response.destroy(), /couldn’t be reached/],
])('rejects %s with a message', async (_, answering, message) => {
  answer = answering;
  expect(await messageOf(at())).toMatch(message);
});

it('says that a page needs a sign-in if the website redirects to one', async () => {
  answer = (response, path) =>
    path === '/page'
      ? void response.writeHead(302, { location: '/accounts/login?next=/page' }).end()
      : send(page)(response, path);
  expect(await messageOf(at())).toMatch(/needs a sign-in/);
});

it('reads a page that is nested a million times within the limits of the reader', async () => {
  answer = send(`<title>Deep</title>${'<div>'.repeat(900_000)}${paragraph}`);
  const deep = await add(await signIn(), at());
  expect([201, 422]).toContain(deep.statusCode);
});

it('says that a name cannot be reached', async () => {
  expect(await messageOf('http://unknown.test/')).toMatch(/couldn’t be reached/);
});

it('answers 404 unless the operator allows links', async () => {
  const closed = await openApp({ config: testConfig });
  const { headers } = await signIn();
  const rejected = await closed.inject({
    method: 'POST',
    url: '/api/sources/links',
    headers,
    payload: { url: at() },
  });
  expect(rejected.statusCode).toBe(404);
  expect(rejected.json()).toMatchObject({ message: 'Web pages can’t be added on this installation.' });
  const kindsOf = async (server: typeof closed) =>
    (await server.inject({ url: '/api/templates/exam-and-quizzes', headers })).json().input_schema.properties
      .source_type.enum;
  expect(await kindsOf(closed)).not.toContain('link');
  expect(await kindsOf(app)).toContain('link');
  await closed.close();
});

it('requires a verified address', async () => {
  expect((await add(await signIn({ verified: false }), at())).statusCode).toBe(403);
});

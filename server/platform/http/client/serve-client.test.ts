import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { noLimits, openTestApp, testConfig } from '../../../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = `console.log('${'x'.repeat(2000)}')`;
const files: Record<string, string | Buffer> = {
  'index.html':
    '<!doctype html><head><script>"theme";</script><script type="module" src="/assets/entry-1.js"></script></head><body><div id="root"></div><noscript>Scripts are off.</noscript></body>',
  'renderer/render-page.js': `export async function renderPage({ url, origin, cookies, call }) {
    if (url === '/moved') return { kind: 'redirect', to: '/login' };
    if (url === '/broken') throw new Error('A component failed.');
    if (url.startsWith('/verify-email')) return { kind: 'unrendered' };
    const token = /lectern_token=([^;]+)/.exec(cookies)?.[1];
    const api = token ? '/api/me' : '/api/settings';
    const answered = call(api, token ? 'Bearer ' + token : null).then((answer) => ({ ...answer, url: api }));
    const pending = url === '/slow' ? [{ url: api, answer: answered }] : [];
    return {
      kind: 'page',
      html: '<p>' + origin + '</p>',
      title: 'A < B',
      path: url,
      view: { href: url },
      answers: pending.length ? [] : [await answered],
      pending,
    };
  }`,
  'routes.json': JSON.stringify([
    { path: '/login', signIn: false, modules: ['src/pages/entry/login/index.ts'] },
    { path: '/slow', signIn: false, modules: ['src/pages/entry/login/index.ts'] },
    { path: '/broken', signIn: false, modules: [] },
    { path: '/moved', signIn: false, modules: [] },
    { path: '/', signIn: true, modules: ['_form.js', 'src/pages/entry/verify-email/index.ts'] },
    { path: '/verify-email/:id/:token', signIn: false, modules: ['src/pages/entry/verify-email/index.ts'] },
  ]),
  '.vite/manifest.json': JSON.stringify({
    'index.html': {
      file: 'assets/entry-1.js',
      isEntry: true,
      imports: ['_shared.js'],
      css: ['assets/entry-1.css'],
    },
    'src/app/main.tsx': { file: 'assets/main-1.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared-1.js' },
    '_form.js': { file: 'assets/form-1.js', imports: ['_shared.js'], css: ['assets/form-1.css'] },
    'src/pages/entry/login/index.ts': { file: 'assets/login-1.js', imports: ['_form.js', 'index.html'] },
    'src/pages/entry/verify-email/index.ts': { file: 'assets/verify-1.js' },
  }),
  'assets/entry-1.js': script,
  'assets/entry-1.js.br': brotliCompressSync(script),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'builds/latest.json': '{"build_id":"1"}',
  'build-inputs.txt': 'hash',
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(join(folder, dirname(name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const { app, openApp, signIn } = await openTestApp({ clientFolder: folder });
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'user-agent': BROWSER, ...headers } });

describe('the document', () => {
  const linksIn = (body: string) =>
    [...body.matchAll(/<link rel="([a-z-]+)" crossorigin href="([^"]+)">/g)].map(([, rel, href]) => [
      rel,
      href,
    ]);

  test('links the files that its page needs in addition to the entry', async () => {
    const answer = await get('/verify-email/1/2?next=%2F');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(linksIn(answer.body)).toEqual([
      ['modulepreload', '/assets/main-1.js'],
      ['modulepreload', '/assets/verify-1.js'],
    ]);
    expect(answer.body).toContain('<div id="root"></div>');
  });

  test('links the files of both page and layout', async () => {
    const { body } = await get('/', { cookie: 'lectern_token=abc' });
    expect(linksIn(body)).toEqual([
      ['stylesheet', '/assets/form-1.css'],
      ['after-paint', '/assets/main-1.js'],
      ['after-paint', '/assets/form-1.js'],
      ['after-paint', '/assets/verify-1.js'],
    ]);
  });

  /** The embedded answers by URL, each with its status. */
  const answersIn = (body: string, kind = 'answer') =>
    [
      ...body.matchAll(
        new RegExp(
          `<script type="application/json" data-${kind}="(.*?)" data-status="(.*?)">(.*?)</script>`,
          'g',
        ),
      ),
    ].map(([, url, status, text]) => [url, status, JSON.parse(text ?? '')]);

  test('contains the first view of its page with the API answers, and delays scripts', async () => {
    const { body, headers } = await get('/login', { host: 'lectern.test:81' });
    expect(body).toContain('<div id="root"><p>http://lectern.test:81</p></div>');
    expect(body).toContain('<noscript>You can read this page without JavaScript.');
    expect(body).not.toContain('Scripts are off.');
    expect(body).toContain('<script type="application/json" id="first-view">{"href":"/login"}</script>');
    expect(answersIn(body)).toEqual([['/api/settings', '200', (await get('/api/settings')).json()]]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(linksIn(body)).toEqual([
      ['stylesheet', '/assets/form-1.css'],
      ['after-paint', '/assets/main-1.js'],
      ['after-paint', '/assets/form-1.js'],
      ['after-paint', '/assets/login-1.js'],
    ]);
  });

  test('contains the answers for the user of the session, and is stored by no cache', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const documents = await Promise.all(
      [one, other].map(({ headers }) =>
        get('/', { cookie: `lectern_token=${headers.authorization.slice(7)}` }),
      ),
    );
    expect(documents.map(({ headers }) => headers['cache-control'])).toEqual([
      'private, no-store',
      'private, no-store',
    ]);
    const emails = documents.map(({ body }) => answersIn(body)[0]?.[2].data.user.email);
    expect(emails).toEqual([one.email, other.email]);
  });

  test('contains the 401 of an expired session', async () => {
    const { body } = await get('/', { cookie: 'lectern_token=expired' });
    expect(answersIn(body)).toMatchObject([['/api/me', '401', { status: 'error' }]]);
  });

  test('makes its calls from the address of the browser, also behind a proxy', async () => {
    const other = await openApp({
      clientFolder: folder,
      config: { ...testConfig, trustProxy: '127.0.0.1' },
      limits: { ...noLimits, address: { max: 1, seconds: 60 } },
    });
    const openFrom = async (address: string) =>
      (await other.inject({ url: '/login', headers: { 'user-agent': BROWSER, 'x-forwarded-for': address } }))
        .body;
    expect(await openFrom('198.51.100.1')).toContain('data-status="200"');
    expect(await openFrom('198.51.100.1')).toContain('data-status="429" data-retry-after="60"');
    expect(await openFrom('198.51.100.2')).toContain('data-status="200"');
    await other.close();
  });

  test('ends with the answers that came later, and its entry does not wait for them', async () => {
    const { body } = await get('/slow', { 'accept-encoding': 'identity' });
    const urls = '<script type="application/json" id="pending-answers">["/api/settings"]</script>';
    expect(body).toContain(`${urls}<script async type="module"`);
    expect(answersIn(body.slice(body.indexOf(urls)), 'pending-answer')).toEqual([
      ['/api/settings', '200', (await get('/api/settings')).json()],
    ]);
    expect(body).toMatch(/<\/body>$/);
    const compressed = await get('/slow', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(body);
  });

  test('is sent without a view when rendering fails, so that the browser renders it', async () => {
    const { statusCode, body } = await get('/broken');
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div><noscript>Scripts are off.</noscript>');
  });

  test('redirects where the page leads', async () => {
    expect((await get('/moved')).headers['location']).toBe('/login');
  });

  test('contains no view when the setting is off', async () => {
    const other = await openApp({
      clientFolder: folder,
      config: { ...testConfig, serverRendering: false },
    });
    const { body } = await other.inject({ url: '/login', headers: { 'user-agent': BROWSER } });
    expect(body).toContain('<div id="root"></div>');
    await other.close();
  });

  test('redirects visitors from a protected page to sign-in, with the path to return to', async () => {
    const answer = await get('/?q=a%20b&next=%2Fc');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({
      location: '/login?next=%2F%3Fq%3Da%2520b%26next%3D%252Fc',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
    });
  });

  test('is compressed in an encoding that the browser accepts', async () => {
    const answer = await get('/login', { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, cookie' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('/assets/login-1.js');
  });

  test.each(['/nowhere', '/login/extra', '/routes.json/x', '/assetsx'])(
    'has status 404 at %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toMatch('text/html');
      expect(linksIn(answer.body)).toEqual([['modulepreload', '/assets/main-1.js']]);
    },
  );

  test('is empty for a crawler at an unknown path', async () => {
    const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    const answer = await get('/nowhere', crawler);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('');
    expect(answer.headers['vary']).toContain('user-agent');
    expect((await get('/login', crawler)).body).toContain('<!doctype html>');
    const phone = await get('/nowhere', { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT P80)' });
    expect(phone.body).toContain('<!doctype html>');
  });

  test('is not sent for an unknown API path', async () => {
    const answer = await get('/api/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ status: 'error', message: 'Not Found' });
  });
});

describe('a file', () => {
  test('with a hashed name is cached as immutable and sent as compressed by the build', async () => {
    const answer = await get('/assets/entry-1.js', { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringMatching('javascript'),
    });
    expect(answer.headers['vary']).toMatch(/accept-encoding/i);
    // Of the security headers it has those that concern files; the others are longer than some files.
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers).not.toHaveProperty('content-security-policy');
    expect(answer.headers).not.toHaveProperty('etag');
    const image = await get('/favicon.svg');
    for (const header of ['content-security-policy', 'etag']) expect(image.headers).toHaveProperty(header);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  test('that names the latest build is revalidated each time', async () => {
    const answer = await get('/builds/latest.json');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.json()).toEqual({ build_id: '1' });
  });

  test.each([
    '/assets/gone-2.js',
    '/index.html',
    '/routes.json',
    '/build-inputs.txt',
    '/renderer/render-page.js',
    '/.vite/manifest.json',
    '/assets/entry-1.js.br',
    '/assets/../../etc/hosts.txt',
  ])('%s is not served', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ status: 'error', message: 'Not Found' });
  });
});

test('the security policy forbids framing, and scripts that are not from the build', async () => {
  const { headers } = await get('/login');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  const hash = createHash('sha256').update('"theme";').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.replace(/style-src-attr[^;]*/, '')).not.toContain('unsafe');
  expect(headers['strict-transport-security']).toBeUndefined();
});

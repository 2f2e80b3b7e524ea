import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestApp, testConfig } from '../../../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-client-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, '.vite'));
const entry = { file: 'assets/entry-1.js', isEntry: true };
const files = {
  'index.html':
    '<!doctype html><head><script type="module" src="/assets/entry-1.js"></script></head><body><div id="root"></div></body>',
  'routes.json': JSON.stringify([
    { path: '/login', signIn: false, modules: [] },
    { path: '/guardian/:token', signIn: false, modules: [] },
  ]),
  '.vite/manifest.json': JSON.stringify({
    'index.html': entry,
    'src/app/main.tsx': { file: 'assets/main-1.js' },
  }),
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
const { app } = await openTestApp({
  clientFolder: folder,
  config: { ...testConfig, serverRendering: false },
});
const get = (url: string, headers = { 'user-agent': BROWSER }) => app.inject({ url, headers });

test.each([
  '/shared/secret',
  '/guardian/secret',
  '/guardian/unsubscribe/secret',
  '/GUARDIAN/secret',
  '/shared',
])('at %s is stored by no cache and in no index', async (url) => {
  for (const agent of [BROWSER, 'Mozilla/5.0 (compatible; Googlebot/2.1)']) {
    expect((await get(url, { 'user-agent': agent })).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  }
});

test('of other pages may be indexed', async () => {
  for (const url of ['/login', '/sharedly', '/guardians'])
    expect((await get(url)).headers['x-robots-tag']).toBeUndefined();
});

test('crawlers find robots.txt, which lets them read that a page asks not to be indexed', () => {
  const robots = readFileSync('public/robots.txt', 'utf8');
  expect(robots).toContain('Disallow: /api/');
  expect(robots).not.toMatch(/Disallow: \/(?:shared|guardian)/);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eraseCookie, readCookie, writeCookie } from './cookie';

const page = { cookie: '' };
const expires = new Date('2026-12-20T09:00:00.000Z');

beforeEach(() => {
  page.cookie = '';
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['lectern.school', true],
  ['localhost.lectern.school', true],
  ['localhost', false],
  ['127.0.0.1', false],
])('a cookie on %s is secure and bound to its host: %s', (hostname, secure) => {
  vi.stubGlobal('location', { origin: `https://${hostname}` });
  writeCookie('name', 'a; b', expires);
  const [pair, ...attributes] = page.cookie.split('; ');
  expect(pair).toBe(`${secure ? '__Host-' : ''}name=a%3B%20b`);
  expect(attributes).toEqual([
    'Path=/',
    'SameSite=Lax',
    'Expires=Sun, 20 Dec 2026 09:00:00 GMT',
    ...(secure ? ['Secure'] : []),
  ]);
});

test('reads a cookie by its full name', () => {
  vi.stubGlobal('location', { origin: 'http://localhost' });
  page.cookie = 'other_name=1; name=a%3B%20b';
  expect(readCookie('name')).toBe('a; b');
  expect(readCookie('nam')).toBeNull();
  page.cookie = 'name=planted; __Host-name=own';
  vi.stubGlobal('location', { origin: 'https://lectern.school' });
  expect(readCookie('name')).toBe('own');
});

test('expires an erased cookie', () => {
  vi.stubGlobal('location', { origin: 'http://localhost' });
  eraseCookie('name');
  expect(page.cookie).toContain('name=; Path=/; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
});

import { expect, test } from 'vitest';
import { readNext, withNext } from './next-target';

test.each([
  ['/templates', '/templates'],
  ['/teacher/classes?grade=6#checks', '/teacher/classes?grade=6#checks'],
  ['/a/../templates', '/templates'],
])('next=%s leads to %s', (next, target) => {
  expect(readNext(`?next=${encodeURIComponent(next)}`)).toBe(target);
});

test.each([
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '/\t/evil.test/',
  '/.//evil.test/',
  '/a/..//evil.test/',
  '/%2e/\\evil.test/',
  'javascript:alert(1)',
  'templates',
  '',
])('ignores next=%j', (next) => {
  expect(readNext(`?next=${encodeURIComponent(next)}`)).toBeNull();
});

test('a path without next has no target', () => {
  expect(readNext('?page=2')).toBeNull();
});

test('reads back the target that it wrote', () => {
  const next = '/templates?q=a&b=c d#é';
  const { search } = new URL(withNext('/login', next), 'http://localhost');
  expect(readNext(search)).toBe('/templates?q=a&b=c%20d#%C3%A9');
});

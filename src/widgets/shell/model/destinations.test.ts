import { expect, test } from 'vitest';
import { menuOf, splitForPhone } from './destinations';
import { template } from '../../../../tests/support/templates';

const currentIn = (...place: Parameters<typeof menuOf>) =>
  menuOf(...place).flatMap(({ items }) => items.filter(({ current }) => current).map(({ label }) => label));

test.each([
  ['/', [], ['Home']],
  ['/templates', [], ['Templates']],
  ['/teacher/trash', [], ['Trash']],
  ['/teacher/reports', [], ['Reports']],
  [template.route, ['/templates'], ['Templates']],
  [template.route, [], []],
])('at %s below %j the menu marks %j', (path, above, marked) => {
  expect(currentIn('teacher', path, above)).toEqual(marked);
});

test('a student’s menu has no teacher pages', () => {
  const hrefs = menuOf('student', '/students', []).flatMap(({ items }) => items.map(({ href }) => href));
  expect(hrefs).toEqual([
    '/students',
    '/students/assignments',
    '/students/classes',
    '/students/schedule',
    '/students/messages',
  ]);
});

test('a phone shows five entries, and every page is in the bar or behind it', () => {
  const groups = menuOf('teacher', '/', []);
  const { first, rest } = splitForPhone(groups);
  expect(first).toHaveLength(4);
  expect([...first, ...rest.flatMap(({ items }) => items)]).toEqual(groups.flatMap(({ items }) => items));
  expect(splitForPhone(menuOf('student', '/students', [])).rest).toEqual([]);
});

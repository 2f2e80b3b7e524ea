import { expect, test } from 'vitest';
import { menuOf } from './destinations';
import { template } from '../../../../tests/support/templates';

const currentIn = (...place: Parameters<typeof menuOf>) =>
  menuOf(...place).flatMap(({ items }) => items.filter(({ current }) => current).map(({ label }) => label));

test.each([
  ['/', [], ['Home']],
  ['/templates', [], ['Templates']],
  ['/teacher/trash', [], ['Trash']],
  [template.route, ['/templates'], ['Templates']],
  [template.route, [], []],
])('at %s below %j the menu marks %j', (path, above, marked) => {
  expect(currentIn('teacher', path, above)).toEqual(marked);
});

test('a student’s menu has no teacher pages', () => {
  const hrefs = menuOf('student', '/students', []).flatMap(({ items }) => items.map(({ href }) => href));
  expect(hrefs).toEqual(['/students', '/students/assignments', '/students/classes']);
});

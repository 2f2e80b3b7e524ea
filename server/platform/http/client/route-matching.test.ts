import { expect, test } from 'vitest';
import { routeMatcher } from './route-matching.ts';

const paths = [
  '/',
  '/students',
  '/students/classes/view/:id',
  '/teacher/:generator',
  '/teacher/trash',
  '/supports/:id?',
  '/draft/*',
];
const match = routeMatcher(paths.map((path) => ({ path })));

test.each([
  ['/', '/'],
  ['/students', '/students'],
  ['/Students/', '/students'],
  ['/students/classes/view/7', '/students/classes/view/:id'],
  ['/teacher/trash', '/teacher/trash'],
  ['/teacher/lesson-plan-builder', '/teacher/:generator'],
  ['/supports', '/supports/:id?'],
  ['/supports/4', '/supports/:id?'],
  ['/draft', '/draft/*'],
  ['/draft/a/b', '/draft/*'],
])('%s is of %s', (path, route) => {
  expect(match(path)?.path).toBe(route);
});

test.each(['/student', '/students/classes/view', '/teacher/a/b', '/supports/4/5', '/drafts'])(
  '%s is of none',
  (path) => {
    expect(match(path)).toBeUndefined();
  },
);

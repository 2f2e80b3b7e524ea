import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { isSignedIn, type Session } from '@/entities/session';
import { sessionOf, student, teacher, unverified } from '../../tests/support/people';
import { guard } from './guard';
import { routes } from './routes';

const visitor: Session = { state: 'visitor' };
const sessions: Session[] = [
  visitor,
  sessionOf(unverified(teacher)),
  sessionOf(unverified(student)),
  sessionOf(teacher),
  sessionOf(student),
];

/** Written by hand from the specification: path, then where each session ends up; `ok` stays. */
const table: [string, string, string, string, string, string][] = [
  // path                    visitor                       unverified  new student  teacher       student
  ['/', '/login?next=%2F', '/verify', '/verify', 'ok', '/students'],
  ['/templates', '/login?next=%2Ftemplates', '/verify', '/verify', 'ok', '/students'],
  ['/templates?q=a b', '/login?next=%2Ftemplates%3Fq%3Da%20b', '/verify', '/verify', 'ok', '/students'],
  ['/favourites', '/login?next=%2Ffavourites', '/verify', '/verify', 'ok', '/students'],
  ['/teacher/trash', '/login?next=%2Fteacher%2Ftrash', '/verify', '/verify', 'ok', '/students'],
  [
    '/teacher/lesson-plan-builder',
    '/login?next=%2Fteacher%2Flesson-plan-builder',
    '/verify',
    '/verify',
    'ok',
    '/students',
  ],
  [
    '/teacher/lesson-plan-builder/edit/a',
    '/login?next=%2Fteacher%2Flesson-plan-builder%2Fedit%2Fa',
    '/verify',
    '/verify',
    'ok',
    '/students',
  ],
  [
    '/teacher/lesson-plan-builder/history',
    '/login?next=%2Fteacher%2Flesson-plan-builder%2Fhistory',
    '/verify',
    '/verify',
    'ok',
    '/students',
  ],
  [
    '/teacher/exam-and-quizzes',
    '/login?next=%2Fteacher%2Fexam-and-quizzes',
    '/verify',
    '/verify',
    'ok',
    '/students',
  ],
  [
    '/teacher/exam-and-quizzes/edit/a',
    '/login?next=%2Fteacher%2Fexam-and-quizzes%2Fedit%2Fa',
    '/verify',
    '/verify',
    'ok',
    '/students',
  ],
  [
    '/teacher/exam-and-quizzes/history',
    '/login?next=%2Fteacher%2Fexam-and-quizzes%2Fhistory',
    '/verify',
    '/verify',
    'ok',
    '/students',
  ],
  ['/students', '/login?next=%2Fstudents', '/verify', '/verify', '/', 'ok'],
  ['/login', 'ok', '/verify', '/verify', '/', '/students'],
  [
    '/login?next=%2Ftemplates',
    'ok',
    '/verify?next=%2Ftemplates',
    '/verify?next=%2Ftemplates',
    '/templates',
    '/templates',
  ],
  ['/login?next=https%3A%2F%2Fevil.test', 'ok', '/verify', '/verify', '/', '/students'],
  ['/login?next=%2F%2Fevil.test', 'ok', '/verify', '/verify', '/', '/students'],
  ['/register', 'ok', '/verify', '/verify', '/', '/students'],
  ['/verify', '/login?next=%2Fverify', 'ok', 'ok', '/', '/students'],
  [
    '/verify?next=%2Ftemplates',
    '/login?next=%2Fverify%3Fnext%3D%252Ftemplates',
    'ok',
    'ok',
    '/templates',
    '/templates',
  ],
  ['/verify-email/a/b', 'ok', 'ok', 'ok', 'ok', 'ok'],
];

const cases = table.flatMap(([path, ...outcomes]) =>
  sessions.map((session, index) => ({
    path,
    session,
    who: isSignedIn(session)
      ? `${session.user.email_verified ? '' : 'unverified '}${session.user.role}`
      : 'visitor',
    outcome: outcomes[index],
  })),
);

const routeOf = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname));

test.each(cases)('$path for a $who: $outcome', ({ path, session, outcome }) => {
  const { pathname, search } = splitPath(path);
  const route = routeOf(pathname);
  const verdict = guard(session, { pathname, search }, route?.access ?? 'anyone');
  expect(verdict.kind === 'allow' ? 'ok' : verdict.to).toBe(outcome);
});

test('every page stands in the table above', () => {
  const tested = new Set(table.map(([path]) => routeOf(splitPath(path).pathname)));
  expect(routes.filter((route) => !tested.has(route))).toEqual([]);
});

test('no redirect leads to a page that redirects again, unless the role is another one', () => {
  for (const { session, outcome = '' } of cases.filter((each) => each.outcome !== 'ok')) {
    const { pathname, search } = splitPath(outcome);
    const second = guard(session, { pathname, search }, routeOf(pathname)?.access ?? 'anyone');
    if (second.kind === 'allow') continue;
    const third = splitPath(second.to);
    expect(guard(session, third, routeOf(third.pathname)?.access ?? 'anyone')).toEqual({ kind: 'allow' });
  }
});

function splitPath(path: string): { pathname: string; search: string } {
  const [pathname = '', query] = path.split('?');
  return { pathname, search: query === undefined ? '' : `?${query}` };
}

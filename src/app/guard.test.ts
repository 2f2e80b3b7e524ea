import { expect, test } from 'vitest';
import { isSignedIn, type Session } from '@/entities/session';
import type { Role, User } from '@/shared/api';
import { guard } from './guard';
import { routes } from './routes';

const person = (role: Role, email_verified: boolean): Session => {
  const user: User = {
    id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
    guid: 'ada',
    first_name: 'Ada',
    last_name: 'Byron',
    full_name: 'Ada Byron',
    date_of_birth: null,
    email: 'ada@school.test',
    email_verified,
    email_verified_at: email_verified ? '2026-11-20T09:00:00.000Z' : null,
    onboarding_completed: true,
    role,
    subscribed: true,
    school: null,
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
  };
  return { state: 'signedIn', user, token: 'token', expires: '2026-12-20T09:00:00.000Z', balance: null };
};

const visitor: Session = { state: 'visitor' };
const unverified = person('teacher', false);
const newStudent = person('student', false);
const teacher = person('teacher', true);
const student = person('student', true);

/** Written by hand from the specification: path, then where each session ends up; `ok` stays. */
const table: [string, string, string, string, string, string][] = [
  // path                    visitor                       unverified  new student  teacher       student
  ['/', '/login?next=%2F', '/verify', '/verify', 'ok', '/students'],
  ['/templates', '/login?next=%2Ftemplates', '/verify', '/verify', 'ok', '/students'],
  ['/templates?q=a b', '/login?next=%2Ftemplates%3Fq%3Da%20b', '/verify', '/verify', 'ok', '/students'],
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
  [visitor, unverified, newStudent, teacher, student].map((session, index) => ({
    path,
    session,
    who: isSignedIn(session)
      ? `${session.user.email_verified ? '' : 'unverified '}${session.user.role}`
      : 'visitor',
    outcome: outcomes[index],
  })),
);

function accessOf(pathname: string) {
  const route = routes.find(
    ({ path }) => path === pathname || (path.includes(':') && pathname.startsWith('/verify-email/')),
  );
  if (!route) throw new Error(`${pathname} is not in the table.`);
  return route.access;
}

test.each(cases)('$path for a $who: $outcome', ({ path, session, outcome }) => {
  const [pathname = '', query] = path.split('?');
  const verdict = guard(
    session,
    { pathname, search: query === undefined ? '' : `?${query}` },
    accessOf(pathname),
  );
  expect(verdict.kind === 'allow' ? 'ok' : verdict.to).toBe(outcome);
});

test('every page stands in the table above', () => {
  const tested = new Set(cases.map(({ path }) => accessOf(path.split('?')[0] ?? '')));
  expect(routes.filter(({ access }) => !tested.has(access))).toEqual([]);
});

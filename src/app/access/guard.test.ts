import { describe, expect, test } from 'vitest';
import type { Session } from '@/entities/session';
import { onboarding, sessionOf, student, teacher, unverified } from '../../../tests/support/people';
import { guard, judge, needsSubscription, type Verdict } from './guard';
import { isGated } from './gated-paths';
import { placeOf } from './access-table.fixture';
import { template } from '../../../tests/support/templates';

const visitor: Session = { state: 'visitor' };
const to = (path: string): Verdict => ({ kind: 'redirect', to: path });
const visit = (session: Session, address: string) => guard(session, 'valid', placeOf(address));

describe('the page to continue to', () => {
  test.each([
    ['/templates?q=a b&page=2', '/login?next=%2Ftemplates%3Fq%3Da%2520b%26page%3D2'],
    ['/verify?next=%2Ftemplates', '/login?next=%2Fverify%3Fnext%3D%252Ftemplates'],
  ])('of a visitor at %s is the full path, encoded', (address, login) => {
    expect(visit(visitor, address)).toEqual(to(login));
  });

  test.each(['/login', '/register', '/verify'])('is the redirect target of %s', (path) => {
    expect(visit(sessionOf(teacher), `${path}?next=%2Ftemplates`)).toEqual(to('/templates'));
  });

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'is never %s',
    (next) => {
      const address = `/login?next=${encodeURIComponent(next)}`;
      expect(visit(sessionOf(teacher), address)).toEqual(to('/'));
      expect(visit(sessionOf(student), address)).toEqual(to('/students'));
    },
  );

  test('is kept until the email address is verified', () => {
    expect(visit(sessionOf(unverified(teacher)), '/login?next=%2Ftemplates')).toEqual(
      to('/verify?next=%2Ftemplates'),
    );
  });

  test('passes through the guard again', () => {
    const verdict = visit(sessionOf(onboarding(teacher)), '/login?next=%2Ftemplates');
    expect(verdict).toEqual(to('/templates'));
    expect(visit(sessionOf(onboarding(teacher)), '/templates')).toEqual(to('/onboarding'));
  });
});

test('a copied path redirects with its query', () => {
  expect(visit(sessionOf(student), '/students/Breadcrumb?a=1')).toEqual(to('/students?a=1'));
});

test('another letter case or a trailing slash does not bypass the gate', () => {
  const verdict = guard(sessionOf(teacher), 'invalid', placeOf(`${template.route.toUpperCase()}/`));
  expect(verdict).toEqual({ kind: 'upgrade' });
});

test('an unknown subscription blocks nothing', () => {
  const place = placeOf(template.route);
  expect(guard(sessionOf(teacher), 'unknown', place)).toEqual({ kind: 'allow' });
});

test.each([
  [visitor, template.route, false],
  [sessionOf(teacher), template.route, true],
  [sessionOf(teacher), '/templates', false],
  // A plan may be given without paying.
  [sessionOf({ ...teacher, subscribed: false }), template.route, true],
  [sessionOf({ ...teacher, subscribed: false }), '/teacher/classes', true],
  [sessionOf(student), template.route, false],
])('the subscription is needed only where the verdict depends on it', (session, path, needed) => {
  expect(needsSubscription(session, placeOf(path))).toBe(needed);
});

test('an unknown guard stops the navigation', () => {
  const route = { path: '/templates', access: 'headmaster' };
  expect(() => judge(visitor, 'unknown', placeOf('/templates'), route)).toThrow('Unknown route middleware');
});

test.each([
  ['/teacher/classes', true],
  ['/teacher/classes/view/:classId', true],
  ['/students/templates/book-list', true],
  ['/teacher/report-card-generation', false],
  ['/teacher/schedule', false],
  ['/students/classes', false],
  ['/teacher', false],
  ['/', false],
])('%s needs a subscription: %s', (path, gated) => {
  expect(isGated(path)).toBe(gated);
});

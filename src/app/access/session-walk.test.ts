import { allSettled, fork, type Scope } from 'effector';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  $session,
  accountDeleted,
  accountRefreshRequested,
  authenticated,
  logoutRequested,
  markedSubscribed,
  otherTabChanged,
  type Session,
  tabOpened,
  userChanged,
} from '@/entities/session';
import { $token, unauthorized } from '@/shared/api';
import type { User } from '@/shared/api/account';
import { getMeFx } from '@/shared/api/auth';
import { eraseCookie, writeCookie } from '@/shared/lib/storage';
import { addressOf, patternOf, readAccessTable, type State } from '../../../tests/support/access-table';
import { balance, onboarding, student, teacher, unverified } from '../../../tests/support/people';
import type { Subscription } from './guard';
import { judgePattern, placeOf } from './access-table.fixture';

const table = readAccessTable();
const rows = new Map(table.map((row) => [patternOf(row.path), row]));

const people: readonly User[] = [teacher, student].flatMap((user) => [
  user,
  unverified(user),
  onboarding(user),
  { ...user, subscribed: false },
  { ...user, id: `${user.id}-other` },
]);

type Step =
  | { kind: 'sign in' | 'change' | 'server says' | 'other tab signs in'; user: User }
  | {
      kind:
        | 'log out'
        | 'delete the account'
        | 'refused'
        | 'refused late'
        | 'subscribe'
        | 'server is silent'
        | 'other tab signs out';
    }
  | { kind: 'subscription'; subscription: Subscription }
  | { kind: 'go'; path: string };

const person = fc.constantFrom(...people);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'sign in' as const,
      'change' as const,
      'server says' as const,
      'other tab signs in' as const,
    ),
    user: person,
  }),
  fc.record({
    kind: fc.constantFrom(
      'log out' as const,
      'delete the account' as const,
      'refused' as const,
      'refused late' as const,
      'subscribe' as const,
      'server is silent' as const,
      'other tab signs out' as const,
    ),
  }),
  fc.record({
    kind: fc.constant('subscription' as const),
    subscription: fc.constantFrom<Subscription[]>('unknown', 'valid', 'covered', 'invalid'),
  }),
  fc.record({ kind: fc.constant('go' as const), path: fc.constantFrom(...table.map(({ path }) => path)) }),
);

// The files share a process.
afterAll(() => {
  vi.unstubAllGlobals();
});

const me = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.reject(new Error('down')));

beforeEach(() => {
  const jar = new Map<string, string>();
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(written: string) {
      const [pair = '', ...attributes] = written.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const expires = attributes.find((each) => each.startsWith('Expires='))?.slice('Expires='.length) ?? '';
      if (Date.parse(expires) > Date.now()) jar.set(name, value);
      else jar.delete(name);
    },
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

async function openDocument(): Promise<Scope> {
  const scope = fork({ handlers: [[getMeFx, me]] });
  await allSettled(tabOpened, { scope });
  return scope;
}

async function take(scope: Scope, step: Step): Promise<void> {
  const session = scope.getState($session);
  const token = session.state === 'signedIn' ? session.token : null;
  switch (step.kind) {
    case 'sign in': {
      const answer = {
        user: step.user,
        user_id: step.user.id,
        token: crypto.randomUUID(),
        expires_at: '2026-12-20T09:00:00.000Z',
        token_balance: balance,
      };
      return allSettled(authenticated, { scope, params: { answer } });
    }
    case 'change':
      return allSettled(userChanged, { scope, params: step.user });
    case 'server says':
      me.mockResolvedValueOnce({
        status: 'success',
        message: '',
        data: { user: step.user, user_id: step.user.id, token_balance: balance },
      });
      return allSettled(accountRefreshRequested, { scope });
    case 'server is silent':
      return allSettled(accountRefreshRequested, { scope });
    case 'log out':
      return allSettled(logoutRequested, { scope });
    case 'delete the account':
      return allSettled(accountDeleted, { scope });
    case 'refused':
      return allSettled(unauthorized, { scope, params: token });
    case 'refused late':
      return allSettled(unauthorized, { scope, params: 'the token before' });
    case 'subscribe':
      return allSettled(markedSubscribed, { scope });
    case 'other tab signs in': {
      const expires = new Date(Date.now() + 3_600_000);
      writeCookie('lectern_token', crypto.randomUUID(), expires);
      writeCookie('lectern_user', JSON.stringify({ user: step.user, expires }), expires);
      return allSettled(otherTabChanged, { scope });
    }
    case 'other tab signs out':
      eraseCookie('lectern_token');
      return allSettled(otherTabChanged, { scope });
    case 'subscription':
    case 'go':
      return undefined;
  }
}

/** The state of docs/access.md that a session is in. */
function stateOf(session: Session, subscription: Subscription): State {
  if (session.state !== 'signedIn') return 'visitor';
  const { role, email_verified, onboarding_completed, subscribed } = session.user;
  if (!email_verified) return 'unverified';
  if (!onboarding_completed) return `${role}: onboarding`;
  const isValid = subscription === 'valid' || subscription === 'unknown';
  if (role === 'student') return isValid ? 'student: valid' : 'student: no plan';
  if (subscription === 'covered') return subscribed ? 'teacher: paused, covered' : 'teacher: covered';
  // A plan may be given without paying.
  if (!subscribed && subscription !== 'valid') return 'teacher: no plan';
  return subscription === 'invalid' ? 'teacher: paused' : 'teacher: valid';
}

/** The page that a user ends on when navigating from one path to another. */
function settle(session: Session, subscription: Subscription, wanted: string, from: string): string {
  let pattern = wanted;
  let place = placeOf(addressOf(wanted));
  for (let hops = 0; hops < 6; hops++) {
    const verdict = judgePattern(session, subscription, pattern, place);
    if (verdict.kind === 'allow') return pattern;
    if (verdict.kind === 'upgrade') {
      const stays = judgePattern(session, subscription, from, placeOf(addressOf(from))).kind === 'allow';
      place = placeOf(stays ? addressOf(from) : '/');
      pattern = stays ? from : '/';
      continue;
    }
    place = placeOf(verdict.to);
    // The redirect may lead to a path that was requested before.
    pattern =
      table.map(({ path }) => path).find((path) => addressOf(path) === place.pathname) ?? place.pathname;
    pattern = patternOf(pattern);
  }
  throw new Error(`${wanted} redirects in a circle.`);
}

test('after any sequence of events, the session is in a valid state and the page is one it may open', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
      eraseCookie('lectern_token');
      let scope = await openDocument();
      let subscription: Subscription = 'unknown';
      let here = '/login';
      for (const each of steps) {
        await take(scope, each);
        if (scope.getState($session).state === 'ended') scope = await openDocument();
        if (each.kind === 'subscription') subscription = each.subscription;
        const session = scope.getState($session);
        expect(['visitor', 'signedIn']).toContain(session.state);
        expect(document.cookie.includes('lectern_token=')).toBe(session.state === 'signedIn');
        expect(scope.getState($token)).toBe(session.state === 'signedIn' ? session.token : null);
        const wanted = each.kind === 'go' ? patternOf(each.path) : here;
        here = settle(session, subscription, wanted, here);
        const state = stateOf(session, subscription);
        expect(`${here} for ${state}: ${rows.get(here)?.outcomes[state]}`).toBe(`${here} for ${state}: page`);
      }
    }),
    { numRuns: 400 },
  );
});

import { allSettled, fork, type Scope } from 'effector';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $session, type Session } from '@/entities/session';
import { subscriptionChanged } from '@/entities/subscription';
import { $token, $userId } from '@/shared/api';
import { listPlansFx } from '@/shared/api/plans';
import { getSubscriptionStatusFx, type SubscriptionStatus } from '@/shared/api/subscriptions';
import { onboarding, sessionOf, student, teacher } from '../../../tests/support/people';
import { coveredBy, paid, subscriptionOf } from '../../../tests/support/subscriptions';
import { $offer } from '@/features/upgrade';
import { $ownBuild, readLatestBuildFx } from '../updates/build-watch';
import { createAccessMiddleware } from './access-middleware';
import { reconsider } from './reconsider';
import './subscription-gate';
import { template } from '../../../tests/support/templates';

const gated = template.route;
const valid = subscriptionOf(paid);
const paused = subscriptionOf({ ...paid, is_paused: true });
const status = vi.fn((..._call: unknown[]): Promise<SubscriptionStatus> => Promise.resolve(valid));

beforeEach(() => {
  status.mockReset();
  status.mockResolvedValue(valid);
});

/** A router of empty pages behind the middleware, opened at a URL. */
async function open(session: Session, address: string) {
  const scope: Scope = fork({
    values: [
      [$session, session],
      [$token, 'token'],
      [$userId, session.state === 'signedIn' ? session.user.id : null],
    ],
    handlers: [
      [getSubscriptionStatusFx, status],
      [listPlansFx, () => ({ plans: [] })],
    ],
  });
  const hereOf = () => (router.state.initialized ? router.state.location.pathname : null);
  const router = createMemoryRouter(
    [
      {
        path: '*',
        middleware: [createAccessMiddleware(scope, hereOf)],
        loader: () => null,
        Component: () => null,
      },
    ],
    { initialEntries: [address] },
  );
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), 4000);
  return { scope, router };
}

test('a valid subscription opens the page and is fetched once', async () => {
  const { router } = await open(sessionOf(teacher), gated);
  expect(router.state.location.pathname).toBe(gated);
  await router.navigate('/templates');
  await router.navigate(gated);
  expect(status).toHaveBeenCalledOnce();
});

test('the subscription is not fetched for pages that do not depend on it', async () => {
  await open(sessionOf(teacher), '/templates');
  await open(sessionOf(onboarding(teacher)), '/onboarding');
  await open({ state: 'visitor' }, gated);
  expect(status).not.toHaveBeenCalled();
});

test('without a valid subscription the navigation stops and the upgrade offer opens', async () => {
  status.mockResolvedValue(paused);
  const { scope, router } = await open(sessionOf(teacher), '/templates');
  await router.navigate(gated);
  expect(router.state.location.pathname).toBe('/templates');
  expect(scope.getState($offer)).toMatchObject({ title: 'Lesson plan builder is part of Teacher Plus' });
});

test('a co-teacher whom a plan covers opens a class, and without a plan gets no template', async () => {
  status.mockResolvedValue(coveredBy(subscriptionOf()));
  const { router } = await open(sessionOf({ ...teacher, subscribed: false }), '/teacher/classes');
  expect(router.state.location.pathname).toBe('/teacher/classes');
  await router.navigate(gated);
  expect(router.state.location.pathname).toBe('/plans');
});

describe('when the account is read again', () => {
  const coTeacher = sessionOf({ ...teacher, subscribed: false });
  const editor = '/teacher/classes/view/lesson/assignment/new';

  test('a co-teacher whom a plan covers stays on the page', async () => {
    status.mockResolvedValue(coveredBy(subscriptionOf()));
    const { scope, router } = await open(coTeacher, editor);
    await reconsider(scope, router);
    expect(router.state.location.pathname).toBe(editor);
  });

  test('a navigation that waits for the subscription still gets it', async () => {
    let answer: (status: SubscriptionStatus) => void = () => {};
    status.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { scope, router } = await open(coTeacher, '/plans');
    const going = router.navigate(editor);
    await vi.waitFor(() => expect(status).toHaveBeenCalledOnce());
    const reconsidered = reconsider(scope, router);
    // The chunk of the gate is loaded, so the second reader waits by now.
    await new Promise((resolve) => setImmediate(resolve));
    answer(coveredBy(subscriptionOf()));
    await Promise.all([going, reconsidered]);
    expect(router.state.location.pathname).toBe(editor);
    expect(status).toHaveBeenCalledOnce();
  });

  test('one whom no plan covers is sent to the plans', async () => {
    status.mockResolvedValue(coveredBy(subscriptionOf()));
    const { scope, router } = await open(coTeacher, editor);
    await allSettled(subscriptionChanged, { scope, params: subscriptionOf() });
    await reconsider(scope, router);
    expect(router.state.location.pathname).toBe('/plans');
  });
});

test('a gated URL opened directly redirects to home', async () => {
  status.mockResolvedValue(paused);
  const { scope, router } = await open(sessionOf(teacher), gated);
  expect(router.state.location.pathname).toBe('/');
  expect(scope.getState($offer)).not.toBeNull();
});

test('a user whose current page has become gated is sent home', async () => {
  const { scope, router } = await open(sessionOf(teacher), gated);
  await allSettled(subscriptionChanged, { scope, params: paused });
  await router.navigate(`${gated}/history`);
  expect(router.state.location.pathname).toBe('/');
});

test('a failed subscription request blocks nothing', async () => {
  status.mockRejectedValue(new Error('down'));
  const { scope, router } = await open(sessionOf(teacher), gated);
  expect(router.state.location.pathname).toBe(gated);
  expect(scope.getState($offer)).toBeNull();
});

test('a user who navigates during the request is not redirected', async () => {
  const { scope, router } = await open(sessionOf(teacher), '/templates');
  let answer: (status: SubscriptionStatus) => void = () => {};
  status.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const slow = router.navigate(gated);
  await vi.waitFor(() => expect(status).toHaveBeenCalledOnce());
  await router.navigate('/favourites');
  answer(paused);
  await slow;
  expect(router.state.location.pathname).toBe('/favourites');
  expect(scope.getState($offer)).toBeNull();
});

test('redirects are followed to the last one', async () => {
  const { router } = await open(sessionOf(student), '/login?next=%2Fstudents%2FBreadcrumb');
  expect(router.state.location.pathname).toBe('/students');
});

test.each([
  ['/templates', '/', true],
  ['/', '/templates', true],
  ['/templates', '/templates?q=plan', false],
  [null, '/templates', false],
])('with a newer build, navigating from %s to %s loads the document: %s', async (here, there, loads) => {
  const scope = fork({
    values: [
      [$session, sessionOf(teacher)],
      [$ownBuild, 'one'],
    ],
    handlers: [[readLatestBuildFx, () => 'two']],
  });
  await allSettled(readLatestBuildFx, { scope });
  const middleware = createAccessMiddleware(scope, () => here);
  const request = new Request(new URL(there, 'http://localhost'));
  const context = new RouterContextProvider();
  const url = new URL(request.url);
  const passed = async () => middleware({ request, url, params: {}, pattern: '*', context }, async () => {});
  const outcome: unknown = await passed().catch((thrown: unknown) => thrown);
  expect(outcome instanceof Response && outcome.headers.has('X-Remix-Reload-Document')).toBe(loads);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { User } from '@/shared/api/account';
import type { CallAnswer } from '@/shared/first-view';
import { balance, onboarding, student, teacher } from '../../../tests/support/people';
import { settings } from '../../../tests/support/settings';
import sample from '@/shared/api/generated/samples/lesson-plan-builder.json';
import { renderPage } from './render-page';

const ORIGIN = 'https://lectern.test';

const answer = (body: unknown, status = 200): CallAnswer => ({ status, text: JSON.stringify(body) });

/** A user whose name and token occur nowhere else. */
const person = (number: number, base: User = teacher): User => ({
  ...base,
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  first_name: `Person${number}x`,
  full_name: `Person${number}x Example`,
  email: `person${number}x@school.test`,
});

function cookiesOf(user: User): string {
  const stored = JSON.stringify({
    user: { ...user, date_of_birth: null },
    expires: '2030-01-01T00:00:00.000Z',
  });
  return `__Host-lectern_token=token-${user.id}; __Host-lectern_user=${encodeURIComponent(stored)}`;
}

/** An API that answers each caller with the caller's own data, after a delay of its own. */
function apiOf(users: readonly User[], delay: () => Promise<void>) {
  return async (url: string, authorization: string | null): Promise<CallAnswer> => {
    await delay();
    const user = users.find(({ id }) => authorization === `Bearer token-${id}`);
    const { pathname } = new URL(url, ORIGIN);
    if (pathname === '/api/settings') return answer(settings);
    if (!user) return answer({ status: 'error', message: 'Unauthenticated' }, 401);
    if (pathname === '/api/me')
      return answer({
        status: 'success',
        message: '',
        data: {
          user: { ...user, school: `School of ${user.full_name}` },
          user_id: user.id,
          token_balance: balance,
        },
      });
    return answer({ status: 'error', message: `Nothing for ${user.full_name}` }, 403);
  };
}

const noDelay = async () => {};
const render = (url: string, user: User | null, call = apiOf(user ? [user] : [], noDelay)) =>
  renderPage({ url, origin: ORIGIN, cookies: user ? cookiesOf(user) : '', locale: 'en-GB', call });

async function page(url: string, user: User | null, call?: ReturnType<typeof apiOf>) {
  const rendered = await render(url, user, call);
  if (rendered.kind !== 'page') throw new Error(`${url} was not rendered but ${rendered.kind}.`);
  return rendered;
}

describe('the first view', () => {
  test('shows the page with the shell of the user, and brings the answers', async () => {
    const { html, answers, title, path } = await page('/about', person(1));
    expect([title, path]).toEqual(['About', '/about']);
    expect(html).toContain('Person1x Example');
    expect(answers.map(({ url }) => url)).toContain('/api/me');
  });

  test('redirects as the guard decides', async () => {
    expect(await render('/login', person(1))).toEqual({ kind: 'redirect', to: '/' });
    expect(await render('/students', person(1))).toEqual({ kind: 'redirect', to: '/' });
    expect(await render('/', person(2, student))).toEqual({ kind: 'redirect', to: '/students' });
  });

  test('redirects as the page does', async () => {
    const newcomer = onboarding(person(1));
    const begun = { role: 'teacher', completed: false, step: 'school', school: null };
    const call = apiOf([newcomer], noDelay);
    const rendered = await render('/onboarding/SecondStep', newcomer, async (url, authorization) =>
      url === '/api/onboarding'
        ? answer({ ...begun, grades: [], subjects: [], standards: [] })
        : call(url, authorization),
    );
    expect(rendered).toEqual({ kind: 'redirect', to: '/onboarding/FirstStep' });
  });

  test('leaves a page that shortens its own address to the browser, which keeps what it read there', async () => {
    const user = person(1);
    const call = apiOf([user], noDelay);
    const rendered = await render(
      `${sample.template.entry.route}?topic=Density`,
      user,
      async (url, authorization) => {
        if (url.startsWith('/api/templates/')) return answer(sample.template);
        return call(url, authorization);
      },
    );
    expect(rendered).toEqual({ kind: 'unrendered' });
  });

  test('shows a document in writing, and leaves its events to the browser', async () => {
    const user = person(1);
    const call = apiOf([user], noDelay);
    const { id } = sample.generation;
    const { html } = await page(
      `${sample.template.entry.route}/edit/${id}`,
      user,
      async (url, authorization) => {
        if (url.startsWith('/api/templates/')) return answer(sample.template);
        if (url === `/api/generations/${id}`) return answer({ ...sample.generation, status: 'writing' });
        return call(url, authorization);
      },
    );
    expect(html).toContain('Sections written');
    expect(html).not.toContain('Connection lost');
  });

  test('is the sign-in page if the session has expired', async () => {
    const { html, path, view } = await page('/about', person(1), apiOf([], noDelay));
    expect([path, view.href]).toEqual(['/login', '/login?next=%2Fabout']);
    expect(html).not.toContain('Person1x');
  });

  test('is the error state of the page if a call fails', async () => {
    const { html } = await page('/', person(1));
    expect(html).toContain('Your home page couldn’t be loaded');
    expect(html).toContain('Nothing for Person1x Example');
  });

  test('does not wait for a slow call, whose answer is pending', async () => {
    const user = person(1);
    const call = apiOf([user], noDelay);
    const slow = Promise.withResolvers<void>();
    const { html, pending } = await page('/', user, async (url, authorization) => {
      if (url === '/api/classes') await slow.promise;
      return url.startsWith('/api/me') || url === '/api/classes'
        ? call(url, authorization)
        : new Promise<CallAnswer>(() => {});
    });
    expect(html).toContain('Loading your home page');
    slow.resolve();
    const classes = pending.find(({ url }) => url === '/api/classes');
    expect(await classes?.answer).toMatchObject({ url: '/api/classes', status: 403 });
  });

  test('repeats a call that fails for a moment', async () => {
    const user = person(1);
    const call = apiOf([user], noDelay);
    let failures = 0;
    const { html, answers, pending } = await page('/about', user, async (url, authorization) => {
      if (url !== '/api/me' || failures > 0) return call(url, authorization);
      failures += 1;
      return answer({ status: 'error', message: 'Internal Server Error' }, 500);
    });
    expect(html).toContain('Person1x Example');
    expect(answers.map(({ url }) => url)).not.toContain('/api/me');
    expect(await pending.find(({ url }) => url === '/api/me')?.answer).toMatchObject({ status: 200 });
  });

  test('shows times in the zone of the cookie', async () => {
    const user = person(1);
    const cookies = `${cookiesOf(user)}; __Host-lectern_time_zone=Pacific%2FKiritimati`;
    const view = async (url: string) =>
      renderPage({ url, origin: ORIGIN, cookies, locale: 'en-GB', call: apiOf([user], noDelay) });
    expect(await view('/teacher/accounts/usage')).toMatchObject({
      view: { timeZone: { name: 'Pacific/Kiritimati', offsets: Array(6).fill(14 * 60) } },
    });
    // A page without times is the same in every zone.
    expect(await view('/about')).toMatchObject({ view: { timeZone: null } });
  });

  test('shows dates and times in the locale of the request, which the browser keeps to', async () => {
    const user = person(1);
    const call = apiOf([user], noDelay);
    const lineIn = async (locale: string) => {
      const rendered = await renderPage({ url: '/', origin: ORIGIN, cookies: cookiesOf(user), locale, call });
      if (rendered.kind !== 'page') throw new Error('Not rendered.');
      expect(rendered.view.locale).toBe(locale);
      return rendered.html;
    };
    expect(await lineIn('en-US')).toMatch(/day, [A-Z][a-z]+ \d/);
    expect(await lineIn('de-DE')).toMatch(/day \d+ [A-Z]/);
  });
});

test('concurrent requests of different users never see each other’s data', async () => {
  const users = Array.from({ length: 4 }, (_, index) => person(index + 1, index === 3 ? student : teacher));
  const request = fc.record({
    user: fc.option(fc.constantFrom(...users), { freq: 5 }),
    url: fc.constantFrom('/', '/about', '/terms', '/students', '/teacher/accounts', '/templates', '/login'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(request, { minLength: 2, maxLength: 8 }),
      fc.scheduler(),
      async (requests, scheduler) => {
        const call = apiOf(users, () => scheduler.schedule(Promise.resolve()));
        const documents = Promise.all(
          requests.map(({ url, user }) =>
            renderPage({ url, origin: ORIGIN, cookies: user ? cookiesOf(user) : '', locale: 'en-GB', call }),
          ),
        );
        await scheduler.waitFor(documents);
        for (const [index, document] of (await documents).entries()) {
          const own = requests[index]?.user?.full_name;
          const names = JSON.stringify(document).match(/Person\d+x Example/g) ?? [];
          expect(new Set(names.filter((name) => name !== own))).toEqual(new Set());
        }
      },
    ),
    { numRuns: 40 },
  );
  // The first rendering of each page loads its modules.
}, 120_000);

test('a form with an editor of formatted text is rendered without the editor', async () => {
  const user = person(1);
  const options = {
    time_zone: 'UTC',
    classes: [
      {
        id: user.id,
        title: '7B Science',
        is_archived: false,
        categories: [],
        defaults: null,
        students: [],
        groups: [],
      },
    ],
    document: null,
    rubrics: [],
    quizzes: [],
  };
  const api = apiOf([user], noDelay);
  const rendered = await render('/teacher/classes/view/lesson/assignment/new', user, async (url, token) =>
    url.endsWith('/assignment-options') ? answer(options) : api(url, token),
  );
  expect(rendered).toMatchObject({ kind: 'page', html: expect.stringContaining('Opening Instructions') });
});

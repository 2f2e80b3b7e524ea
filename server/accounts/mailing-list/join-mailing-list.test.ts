import { afterAll, beforeEach, expect, test } from 'vitest';
import { startGetResponse } from '../../../tests/support/fake-get-response.ts';
import { noLimits, openTestApp, type SignedIn, testConfig } from '../../testing.ts';

const getResponse = await startGetResponse();
afterAll(() => getResponse.stop());
beforeEach(() => getResponse.reset());

const config = { ...testConfig, getResponse: getResponse.config };
const { app, openApp, signIn } = await openTestApp({ config });

const callOf = ({ email, headers }: SignedIn, change: object = {}) => ({
  method: 'POST' as const,
  url: '/api/getresponse',
  headers,
  payload: { email, name: ' Ada Byron ', ...change },
});
const join = (user: SignedIn, change?: object) => app.inject(callOf(user, change));

type Join = typeof join;

/** Closes the app before it resolves, so that GetResponse has received every contact. */
async function inNewApp<Result>(run: (call: Join) => Promise<Result>): Promise<Result> {
  const newApp = await openApp({});
  const result = await run((user, change) => newApp.inject(callOf(user, change)));
  await newApp.close();
  return result;
}

test('a user joins with address and name', async () => {
  const user = await signIn({ email: 'ada@school.test' });
  const answer = await join(user, { email: 'Ada@School.test' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'success', message: 'You are on our mailing list.' });
  await expect
    .poll(() => getResponse.requests)
    .toEqual([
      {
        url: '/v3/contacts',
        key: 'api-key key',
        body: { email: 'ada@school.test', name: 'Ada Byron', campaign: { campaignId: 'news' } },
      },
    ]);
});

test('an account is added once, also by concurrent and repeated calls', async () => {
  const user = await signIn();
  const statuses = await inNewApp(async (call) => {
    const answers = await Promise.all([call(user), call(user), call(user)]);
    return [...answers, await call(user)].map(({ statusCode }) => statusCode);
  });
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(getResponse.requests.map(({ body }) => body)).toMatchObject([{ email: user.email }]);
});

test('another address, and an unverified one, are rejected', async () => {
  const [user, other, unverified] = [await signIn(), await signIn(), await signIn({ verified: false })];
  const [foreign, own] = await inNewApp(async (call) => [
    await call(user, { email: other.email }),
    await call(unverified),
  ]);
  expect(foreign?.statusCode).toBe(403);
  expect(foreign?.json().message).toBe('You can only add your own email address.');
  expect(own?.statusCode).toBe(403);
  expect(getResponse.requests).toEqual([]);
});

test('a failure of GetResponse does not reach the user', async () => {
  getResponse.answerWith(500);
  expect((await join(await signIn())).statusCode).toBe(200);
  await expect.poll(() => getResponse.requests).toHaveLength(1);
});

test('without a configuration the answer is 503, and the user can join later', async () => {
  const user = await signIn();
  const plain = await openApp({ config: testConfig });
  const answer = await plain.inject(callOf(user));
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'error', message: 'There is no mailing list here.' });
  await plain.close();
  await join(user);
  await expect.poll(() => getResponse.requests).toHaveLength(1);
});

test('the calls of an account are limited', async () => {
  const limited = await openApp({ config, limits: { ...noLimits, mailsByEmail: { max: 2, seconds: 60 } } });
  const user = await signIn();
  const statuses: number[] = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await limited.inject(callOf(user))).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  await limited.close();
});

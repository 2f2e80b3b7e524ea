import { allSettled, createEvent, createStore, fork, type Scope } from 'effector';
import { expect, test, vi } from 'vitest';
import { object, string } from 'zod/mini';
import { provideRendering } from '../first-view';
import { type ApiCall, createApiCall, takeLatest } from './call';
import { parseRendered } from './rendered-call';
import { createRequest } from './request';

const lookUpFx = createRequest<string>('lookUp', false, vi.fn());
const createLookUp = () => createApiCall(lookUpFx, async () => object({ title: string() }));

/** A scope whose server answers each request when the test says so. */
function begin() {
  const waiting = new Map<string, (answer: unknown) => void>();
  const handler = (word: string) => new Promise<unknown>((resolve) => waiting.set(word, resolve));
  return {
    scope: fork({ handlers: [[lookUpFx, handler]] }),
    answer: (word: string, answer: unknown = { title: word }) => waiting.get(word)?.(answer),
  };
}

const titlesOf = (call: ApiCall<string, { title: string }>) =>
  createStore<readonly string[]>([]).on(call.finished.success, (titles, { result }) => [
    ...titles,
    result.title,
  ]);

async function start(scope: Scope, call: ApiCall<string, unknown>, ...words: string[]) {
  const done = words.map((word) => allSettled(call.start, { scope, params: word }));
  await Promise.resolve();
  return Promise.all(done);
}

test('a call is pending until its answer, which comes with its request', async () => {
  const call = createLookUp();
  const $answered = createStore<unknown>(null).on(call.finished.success, (_, answered) => answered);
  const { scope, answer } = begin();
  const done = start(scope, call, 'leaf');
  await Promise.resolve();
  expect(scope.getState(call.$pending)).toBe(true);
  answer('leaf');
  await done;
  expect(scope.getState($answered)).toEqual({ params: 'leaf', result: { title: 'leaf' } });
  expect(scope.getState(call.$pending)).toBe(false);
});

test('an answer that its schema rejects is a failure', async () => {
  const call = createLookUp();
  const $error = createStore<unknown>(null).on(call.finished.failure, (_, { error }) => error);
  const $titles = titlesOf(call);
  const { scope, answer } = begin();
  const done = start(scope, call, 'leaf');
  answer('leaf', { title: 7 });
  await done;
  expect(scope.getState($error)).toMatchObject({
    errorType: 'INVALID_DATA',
    validationErrors: [expect.stringMatching(/^title: /)],
  });
  expect(scope.getState($titles)).toEqual([]);
});

test('an answer in the document was written by the same build, and needs no schema', async () => {
  const answered = async () => parseRendered({ status: 200, text: '{"title":"leaf"}' });
  const call = createApiCall<string, { title: string }>(
    createRequest('lookUp', false, answered),
    async () => {
      throw new Error('The schema is not loaded.');
    },
  );
  const $titles = titlesOf(call);
  const zone = { timeZone: () => 'UTC', wallClock: (time: Date) => time };
  const rendering = { now: new Date(), ...zone, origin: '', cookies: '', call: vi.fn() };
  provideRendering(() => rendering);
  const scope = fork();
  await start(scope, call, 'leaf');
  expect(scope.getState($titles)).toEqual(['leaf']);
  provideRendering(() => undefined);
});

test('every answer counts, unless only the latest is taken', async () => {
  const [every, latest] = [createLookUp(), createLookUp()];
  takeLatest(latest);
  const $titles = [titlesOf(every), titlesOf(latest)];
  const { scope, answer } = begin();
  const done = Promise.all([start(scope, every, 'oak', 'elm'), start(scope, latest, 'ash', 'yew')]);
  for (const word of ['elm', 'oak', 'yew', 'ash']) answer(word);
  await done;
  expect($titles.map(scope.getState)).toEqual([['elm', 'oak'], ['yew']]);
  expect(scope.getState(latest.$pending)).toBe(false);
});

test('an answer after the end of what it was for is ignored', async () => {
  const left = createEvent();
  const call = createLookUp();
  takeLatest(call, { until: left });
  const $titles = titlesOf(call);
  const { scope, answer } = begin();
  const done = start(scope, call, 'leaf');
  void allSettled(left, { scope });
  expect(scope.getState(call.$pending)).toBe(false);
  answer('leaf');
  await done;
  expect(scope.getState($titles)).toEqual([]);
});

test('two calls of one operation do not share their answers', async () => {
  const [one, other] = [createLookUp(), createLookUp()];
  const $titles = titlesOf(other);
  const { scope, answer } = begin();
  const done = start(scope, one, 'leaf');
  answer('leaf');
  await done;
  expect(scope.getState($titles)).toEqual([]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { object, string } from 'zod/mini';
import { provideRendering } from '../first-view';
import { validated } from './call';
import { parseRendered } from './rendered-call';

const loadSchema = async () => object({ title: string() });
const failToLoad = async () => {
  throw new Error('The schema is not loaded.');
};

afterEach(() => provideRendering(() => undefined));

test('an answer that its schema accepts is data', async () => {
  const lookUp = vi.fn(async () => ({ title: 'leaf' }));
  expect(await validated(lookUp, loadSchema)('leaf')).toEqual({ title: 'leaf' });
  expect(lookUp).toHaveBeenCalledExactlyOnceWith('leaf');
});

test('an answer that its schema rejects is an error', async () => {
  const answer = validated(async () => ({ title: 7 }), loadSchema)('leaf');
  await expect(answer).rejects.toMatchObject({
    errorType: 'INVALID_DATA',
    validationErrors: [expect.stringMatching(/^title: /)],
  });
});

test('a schema that does not load is a lost connection', async () => {
  const answer = validated(async () => ({ title: 'leaf' }), failToLoad)('leaf');
  await expect(answer).rejects.toMatchObject({ errorType: 'NETWORK' });
});

test('an answer in the document was written by the same build, and needs no schema', async () => {
  const zone = { timeZone: () => 'UTC', wallClock: (time: Date) => time };
  const rendering = { now: new Date(), ...zone, origin: '', cookies: '', locale: 'en-GB', call: vi.fn() };
  provideRendering(() => rendering);
  const answered = async () => parseRendered({ status: 200, text: '{"title":"leaf"}' });
  expect(await validated(answered, failToLoad)('leaf')).toEqual({ title: 'leaf' });
});

import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { getWorkFilePreviewFx } from '@/shared/api/submissions';
import { delayFx } from '@/shared/lib/clock';
import { drawnPage } from '../../../../tests/support/drawn-page';
import { $previews, filesShown, previewRequested } from './file-previews';

const preparing = { state: 'preparing', pages: [], total_pages: 0 };
const ready = { state: 'ready', pages: [drawnPage('Monday')], total_pages: 1 };

type Request = { request: { id: string } };

/** A server that answers each call for a file with the next of its answers. */
function start(answers: Record<string, object[]>) {
  const read = vi.fn((_: unknown, { request: { id } }: Request) => {
    const answer = answers[id]?.shift();
    if (answer === undefined) throw new Error('offline');
    return answer;
  });
  const delay = vi.fn();
  const scope = fork({
    handlers: [
      [getWorkFilePreviewFx, read],
      [delayFx, delay],
    ],
  });
  return { scope, read, delay };
}

test('a file is looked at until its pages are ready, and once if they are', async () => {
  const { scope, read, delay } = start({ one: [preparing, preparing, ready], two: [ready] });
  await allSettled(filesShown, { scope, params: ['one', 'two'] });
  expect(scope.getState($previews)).toEqual({ one: ready, two: ready });
  expect([read.mock.calls.length, delay.mock.calls.length]).toEqual([4, 2]);
  await allSettled(filesShown, { scope, params: ['one', 'two'] });
  expect(read).toHaveBeenCalledTimes(4);
});

test('files that are no longer shown are not looked at again', async () => {
  const { scope, read, delay } = start({ one: [preparing, ready], two: [ready] });
  const wait = Promise.withResolvers<void>();
  delay.mockReturnValueOnce(wait.promise);
  const first = allSettled(filesShown, { scope, params: ['one'] });
  await vi.waitFor(() => expect(delay).toHaveBeenCalled());
  const second = allSettled(filesShown, { scope, params: ['two'] });
  wait.resolve();
  await Promise.all([first, second]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a file that could not be loaded has failed', async () => {
  const { scope } = start({ one: [] });
  await allSettled(filesShown, { scope, params: ['one'] });
  expect(scope.getState($previews)).toEqual({ one: 'failed' });
});

test('what is not a preview has failed; new addresses replace old ones', async () => {
  const renewed = { ...ready, pages: [drawnPage('Tuesday')] };
  const { scope } = start({ one: [{ state: 'odd' }, ready, renewed] });
  await allSettled(filesShown, { scope, params: ['one'] });
  expect(scope.getState($previews)).toEqual({ one: 'failed' });
  await allSettled(previewRequested, { scope, params: 'one' });
  await allSettled(previewRequested, { scope, params: 'one' });
  expect(scope.getState($previews)).toEqual({ one: renewed });
});

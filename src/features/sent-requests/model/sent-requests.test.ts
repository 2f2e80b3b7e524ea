import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $generation } from '@/entities/generation';
import { listSentRequestsFx, type SentRequest } from '@/shared/api/generations';
import { copyTextFx } from '@/shared/lib/files';
import { $toasts } from '@/shared/lib/toasts';
import { lesson, settledState } from '../../../../tests/support/documents';
import { sentRequest } from '../ui/sent-requests.sample';
import { markedParts } from './marked-text';
import {
  $isSentOpen,
  $sent,
  copyRequested,
  moreSentRequested,
  sentClosed,
  sentOpened,
} from './sent-requests';

function start() {
  const list = vi.fn(
    async (..._call: unknown[]): Promise<{ items: SentRequest[]; next_cursor: string | null }> => ({
      items: [sentRequest],
      next_cursor: 'next',
    }),
  );
  const copy = vi.fn((_: string) => Promise.resolve());
  const scope = fork({
    values: [[$generation, settledState(lesson)]],
    handlers: [
      [listSentRequestsFx, list],
      [copyTextFx, copy],
    ],
  });
  return { list, copy, scope };
}

describe('the panel of sent requests', () => {
  test('loads the requests of the open document, and older ones on demand', async () => {
    const { list, scope } = start();
    await allSettled(sentOpened, { scope });
    expect(scope.getState($isSentOpen)).toBe(true);
    expect(JSON.stringify(list.mock.lastCall)).toContain(`"id":"${lesson.generation.id}","params":{}`);
    await allSettled(moreSentRequested, { scope });
    expect(JSON.stringify(list.mock.lastCall)).toContain('"params":{"cursor":"next"}');
    expect(list).toHaveBeenCalledTimes(2);
    await allSettled(sentClosed, { scope });
    expect(scope.getState($isSentOpen)).toBe(false);
  });

  test('shows a failed load as its own state', async () => {
    const { list, scope } = start();
    list.mockRejectedValueOnce(httpError({ status: 503, statusText: '', response: null }));
    await allSettled(sentOpened, { scope });
    expect(scope.getState($sent).state).toBe('failed');
  });

  test('copies the texts as they were sent, without the values', async () => {
    const { copy, scope } = start();
    await allSettled(copyRequested, { scope, params: sentRequest });
    expect(copy).toHaveBeenCalledExactlyOnceWith(`${sentRequest.system}\n\n${sentRequest.user}`);
    expect(copy.mock.lastCall?.[0]).not.toContain('Jayden');
    expect(scope.getState($toasts)).toMatchObject([{ title: 'Copied.' }]);
  });
});

test('a text is cut at the placeholders that it holds, and at nothing else', () => {
  expect(markedParts('Ask Student_1, not Student_12 or Room_1.', ['Student_1'])).toEqual([
    { start: 0, text: 'Ask ', isPlaceholder: false },
    { start: 4, text: 'Student_1', isPlaceholder: true },
    { start: 13, text: ', not Student_12 or Room_1.', isPlaceholder: false },
  ]);
});

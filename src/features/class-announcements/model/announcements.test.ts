import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { listAnnouncementsFx, postCommentFx } from '@/shared/api/announcements';
import { announcement } from '../../../../tests/support/announcements';
import { $comments, announcementsOpened, commentSent, commentTyped, list } from './announcements';

const { id } = announcement;

function start() {
  const answered = { ...announcement, comments: [...announcement.comments, ...announcement.comments] };
  const comment = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(answered));
  const scope = fork({
    handlers: [
      [listAnnouncementsFx, () => ({ items: [announcement], next_cursor: null })],
      [postCommentFx, comment],
    ],
  });
  return { scope, comment };
}

test('a comment is sent once, trimmed, and shown', async () => {
  const { scope, comment } = start();
  await allSettled(announcementsOpened, { scope, params: 'class' });
  await allSettled(commentTyped, { scope, params: { id, text: ' A maple? ' } });
  const sending = allSettled(commentSent, { scope, params: id });
  void allSettled(commentSent, { scope, params: id });
  await sending;
  expect(comment).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { id, postCommentBody: { text: 'A maple?' } },
  });
  expect(scope.getState(list.$list)).toMatchObject({ items: [{ comments: { length: 2 } }] });
  expect(scope.getState($comments)).toEqual({ [id]: '' });
});

test('a comment that was not stored stays typed', async () => {
  const { scope, comment } = start();
  comment.mockRejectedValue(new Error('down'));
  await allSettled(announcementsOpened, { scope, params: 'class' });
  await allSettled(commentTyped, { scope, params: { id, text: 'A maple?' } });
  await allSettled(commentSent, { scope, params: id });
  expect(scope.getState($comments)).toEqual({ [id]: 'A maple?' });
});

test('a blank comment is not sent', async () => {
  const { scope, comment } = start();
  await allSettled(announcementsOpened, { scope, params: 'class' });
  await allSettled(commentTyped, { scope, params: { id, text: '  ' } });
  await allSettled(commentSent, { scope, params: id });
  expect(comment).not.toHaveBeenCalled();
});

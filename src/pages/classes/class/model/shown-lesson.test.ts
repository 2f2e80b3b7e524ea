import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { getLessonFx, listLessonsFx } from '@/shared/api/lessons';
import { watchWidthFx } from '@/shared/ui/theme/wide-screen';
import { lesson, lessonEntries } from '../../../../../tests/support/lessons';
import { scienceClass } from '../../../../../tests/support/classes';
import { listAnnouncementsFx } from '@/shared/api/announcements';
import { getClassFx, listJoinRequestsFx } from '@/shared/api/classes';
import { classPageOpened } from './class-page';
import { shownLesson } from './shown-lesson';

async function openOn(screen: 'wide' | 'narrow') {
  const read = vi.fn(() => lesson);
  const scope = fork({
    handlers: [
      [getClassFx, () => scienceClass],
      [listLessonsFx, () => ({ items: lessonEntries })],
      [getLessonFx, read],
      [listJoinRequestsFx, () => ({ items: [] })],
      [listAnnouncementsFx, () => ({ items: [], next_cursor: null })],
      [watchWidthFx, () => screen === 'wide'],
    ],
  });
  await allSettled(classPageOpened, { scope, params: scienceClass.id });
  return { scope, read };
}

test('a wide screen shows the latest lesson, and reads it again on the next visit', async () => {
  const { scope, read } = await openOn('wide');
  expect(scope.getState(shownLesson.$data)).toEqual(lesson);
  expect(read).toHaveBeenCalledOnce();
  await allSettled(classPageOpened, { scope, params: scienceClass.id });
  expect(read).toHaveBeenCalledTimes(2);
});

test('a phone requests no lesson', async () => {
  const { read } = await openOn('narrow');
  expect(read).not.toHaveBeenCalled();
});

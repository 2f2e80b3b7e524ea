import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  type LessonHighlight,
  listLessonHighlightsFx,
  removeLessonHighlightFx,
} from '@/shared/api/highlights';
import { getStudentLessonFx, markLessonReadFx } from '@/shared/api/lessons';
import { restoreTrashedFx } from '@/shared/api/trash';
import { $toasts, bindUndo } from '@/shared/lib/toasts';
import { highlightRemoved } from './highlights';
import { lessonOpened } from './student-lesson';

const highlight: LessonHighlight = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  quote: 'Leaves turn light into sugar',
  prefix: '',
  suffix: '.',
  color: 'yellow',
  note: '',
  created_at: '2026-10-13T09:00:00.000Z',
};

test('the toast of a removed highlight restores that one, also after a second removal', async () => {
  const restore = vi.fn((..._call: unknown[]): unknown => undefined);
  const read = vi.fn((..._call: unknown[]): unknown => ({ items: [highlight] }));
  const scope = fork({
    handlers: [
      [getStudentLessonFx, () => Promise.reject(new Error('not needed'))],
      [markLessonReadFx, () => undefined],
      [listLessonHighlightsFx, read],
      [removeLessonHighlightFx, () => undefined],
      [restoreTrashedFx, restore],
    ],
  });
  await allSettled(lessonOpened, { scope, params: 'lesson' });
  await allSettled(highlightRemoved, { scope, params: highlight });
  await allSettled(highlightRemoved, { scope, params: { ...highlight, id: 'another' } });
  const [first] = scope.getState($toasts).filter(({ title }) => title === 'Highlight removed.');
  if (first?.undo) bindUndo(first.undo, scope)();
  await allSettled(scope);
  expect(restore.mock.calls.map(([, call]) => call)).toMatchObject([
    { request: { kind: 'highlight', id: highlight.id } },
  ]);
  expect(read).toHaveBeenCalledTimes(4);
});

import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  changeLessonHighlightFx,
  listLessonHighlightsFx,
  type LessonHighlight,
} from '@/shared/api/highlights';
import { getStudentLessonFx } from '@/shared/api/lessons';
import { $recoveredNote, noteLeft, noteTyped, readNoteFx, removeNoteFx, storeNoteFx } from './note-drafts';
import { lessonOpened } from './student-lesson';

const highlight: LessonHighlight = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  quote: 'light',
  prefix: '',
  suffix: '',
  color: 'yellow',
  note: 'Why?',
  created_at: '2026-11-20T09:00:00.000Z',
};
const typed = { id: highlight.id, color: 'yellow', note: 'Why green?' } as const;

function begin(stored: unknown = null) {
  const save = vi.fn((..._: unknown[]) => highlight);
  const store = vi.fn();
  const remove = vi.fn();
  const scope = fork({
    handlers: [
      [listLessonHighlightsFx, () => ({ items: [highlight] })],
      [changeLessonHighlightFx, save],
      [getStudentLessonFx, () => Promise.reject(new Error('not needed'))],
      [readNoteFx, () => stored],
      [storeNoteFx, store],
      [removeNoteFx, remove],
    ],
  });
  return { scope, save, store, remove };
}

test('a note is stored as it is typed, and saved when the student leaves it', async () => {
  const { scope, save, store, remove } = begin();
  await allSettled(lessonOpened, { scope, params: 'lesson' });
  const typing = allSettled(noteTyped, { scope, params: typed });
  expect(store).toHaveBeenCalledOnce();
  await allSettled(noteLeft, { scope });
  expect(save).toHaveBeenCalledOnce();
  await typing;
  expect(save, 'a saved note is not saved again').toHaveBeenCalledOnce();
  expect(remove).toHaveBeenCalled();
});

test('a note that was not saved when the page was left is recovered and saved', async () => {
  const { scope, save } = begin(typed);
  await allSettled(lessonOpened, { scope, params: 'lesson' });
  expect(scope.getState($recoveredNote)).toEqual(typed);
  expect(save).toHaveBeenCalledOnce();
});

test('a note that the server has is not recovered', async () => {
  const { scope, save } = begin({ ...typed, note: highlight.note });
  await allSettled(lessonOpened, { scope, params: 'lesson' });
  expect(save).not.toHaveBeenCalled();
});

test('a colour that is chosen while the note is being saved is saved too', async () => {
  const { scope, save } = begin();
  const answer = Promise.withResolvers<LessonHighlight>();
  save.mockReturnValueOnce(answer.promise as never);
  await allSettled(lessonOpened, { scope, params: 'lesson' });
  const saving = [allSettled(noteTyped, { scope, params: typed }), allSettled(noteLeft, { scope })];
  const choosing = allSettled(noteTyped, { scope, params: { ...typed, color: 'blue' } });
  answer.resolve(highlight);
  await Promise.all([...saving, choosing]);
  expect(save.mock.lastCall?.[1]).toMatchObject({
    request: { lessonHighlightChange: { color: 'blue', note: 'Why green?' } },
  });
});

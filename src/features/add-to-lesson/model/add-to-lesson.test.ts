import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $generation } from '@/entities/generation';
import { listClassesFx } from '@/shared/api/classes';
import { addLessonDocumentFx, createLessonFx, listLessonsFx } from '@/shared/api/lessons';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { $toasts } from '@/shared/lib/toasts';
import { scienceClass } from '../../../../tests/support/classes';
import { lesson as classLesson, lessonEntries } from '../../../../tests/support/lessons';
import { lesson, settledState } from '../../../../tests/support/documents';
import { $isOpen, additionOpened, form } from './add-to-lesson';

const document = { id: classLesson.id, generation_id: lesson.generation.id, has_newer: false };

async function open(classes = [scienceClass], written = settledState(lesson)) {
  const add = vi.fn((..._call: unknown[]): unknown => ({ ...document, copy: {} }));
  const create = vi.fn((..._call: unknown[]): unknown => classLesson);
  const scope = fork({
    values: [[$generation, written]],
    handlers: [
      [listClassesFx, () => ({ items: classes })],
      [listLessonsFx, () => ({ items: lessonEntries })],
      [addLessonDocumentFx, add],
      [createLessonFx, create],
      [readLocalTimeFx, () => ({ now: new Date('2026-10-12T18:00:00.000Z'), timeZone: 'Europe/Paris' })],
    ],
  });
  await allSettled(additionOpened, { scope });
  return { scope, add, create };
}

test('one click adds the document to a new lesson of the only class', async () => {
  const { scope, add, create } = await open();
  await allSettled(form.submitted, { scope });
  expect(create).toHaveBeenCalledOnce();
  expect(create.mock.calls[0]?.[1]).toMatchObject({
    request: {
      id: scienceClass.id,
      newLesson: {
        title: lesson.generation.title,
        time_zone: 'Europe/Paris',
        generation_id: lesson.generation.id,
      },
    },
  });
  expect(add).not.toHaveBeenCalled();
  expect(scope.getState($isOpen)).toBe(false);
  expect(scope.getState($toasts).at(-1)).toMatchObject({ tone: 'ok', title: 'Added to the lesson.' });
});

test('the class that the document was written for is chosen', async () => {
  const other = { ...scienceClass, id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d81' };
  const both = [scienceClass, other];
  const written = settledState(lesson, { input: { ...lesson.generation.input, class_id: other.id } });
  const forClass = await open(both, written);
  expect(forClass.scope.getState(form.$values)).toMatchObject({ classId: other.id });
  const forNone = await open(both);
  expect(forNone.scope.getState(form.$values)).toMatchObject({ classId: '' });
});

test('it becomes the last block of a chosen lesson', async () => {
  const { scope, add, create } = await open();
  const chosen = lessonEntries[0]?.id ?? '';
  await allSettled(form.changed, { scope, params: { lesson: chosen } });
  await allSettled(form.submitted, { scope });
  expect(create).not.toHaveBeenCalled();
  expect(add.mock.calls[0]?.[1]).toMatchObject({
    request: { id: chosen, newLessonDocument: { generation_id: lesson.generation.id, as_block: true } },
  });
});

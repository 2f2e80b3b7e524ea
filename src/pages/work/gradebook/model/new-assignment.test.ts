import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { createAssignmentFx } from '@/shared/api/assignments';
import { getGradebookFx } from '@/shared/api/gradebooks';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { readStoredFx } from '@/shared/lib/storage';
import { book } from './book';
import { gradebookOf } from './gradebook.fixture';
import { form } from './new-assignment';
import { panelOpened } from './panel';

const answer = gradebookOf();
const now = new Date('2026-10-09T07:10:00.250Z');

test('a column in a closed term is refused with the sentence, and the form keeps what was typed', async () => {
  const sentence = 'This day is in “Autumn”, which is closed.';
  const scope = fork({
    values: [[book.$resource, { state: 'ready', id: answer.class.id, data: answer }]],
    handlers: [
      [
        createAssignmentFx,
        () => {
          throw httpError({ status: 422, statusText: '', response: { errors: { due_at: [sentence] } } });
        },
      ],
      [getGradebookFx, () => answer],
      [readStoredFx, () => undefined],
      [readLocalTimeFx, () => ({ now, timeZone: 'Europe/London' })],
    ],
  });
  await allSettled(panelOpened, { scope, params: { kind: 'assignment' } });
  await allSettled(form.changed, { scope, params: { title: 'Oral exam', points: 7.125 } });
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors).points).toContain('two decimals');
  await allSettled(form.changed, { scope, params: { points: 7.5 } });
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors)).toEqual({ form: sentence });
  expect(scope.getState(form.$values)).toMatchObject({ title: 'Oral exam', points: 7.5 });
});

test('a new column is on paper, and students see it from now on, so that its scores can be returned', async () => {
  const create = vi.fn<(...call: unknown[]) => never>(() => {
    throw new Error('Not here.');
  });
  const scope = fork({
    values: [[book.$resource, { state: 'ready', id: answer.class.id, data: answer }]],
    handlers: [
      [createAssignmentFx, create],
      [getGradebookFx, () => answer],
      [readStoredFx, () => undefined],
      [readLocalTimeFx, () => ({ now, timeZone: 'Pacific/Auckland' })],
    ],
  });
  await allSettled(panelOpened, { scope, params: { kind: 'assignment' } });
  await allSettled(form.changed, { scope, params: { title: ' Oral exam ', category: 'Labs' } });
  await allSettled(form.submitted, { scope });
  expect(create.mock.lastCall?.[1]).toMatchObject({
    request: {
      newAssignment: {
        class_id: answer.class.id,
        time_zone: 'Europe/London',
        content: {
          title: 'Oral exam',
          points: 10,
          category: 'Labs',
          kinds: ['paper'],
          // The last minute of the day in London, where the other columns are; the browser is in Auckland.
          due_at: '2026-10-09T22:59:00.000Z',
          publish_at: now.toISOString(),
        },
      },
    },
  });
});

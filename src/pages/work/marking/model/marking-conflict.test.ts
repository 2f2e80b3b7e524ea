import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { getSubmissionFx, listSubmissionsFx, type Mark, saveMarkFx } from '@/shared/api/marking';
import { getMarkingSupportsFx } from '@/shared/api/student-profiles';
import { getSuggestionFx, getSuggestionsFx } from '@/shared/api/suggestions';
import { assignment, studentRows, submission } from '../../../../../tests/support/assignments';
import { noSuggestion, nothingSuggested } from '../../../../../tests/support/suggestions';
import {
  $marking,
  conflictSettled,
  markEdited,
  saveRequested,
  scoreGiven,
  submissionOpened,
} from './marking';

const other: Mark = {
  ...submission.mark,
  state: 'marked',
  revision: 1,
  scores: [{ criterion_id: 'c2', points: 3 }],
  points: 3,
  comment: 'Theirs.',
  marker: 'Ada Byron',
};

test('a teacher who saves second loses nothing that was typed, and can save it after all', async () => {
  const mark = vi.fn((): Mark => submission.mark);
  const save = vi.fn((..._call: unknown[]): unknown => {
    throw httpError({
      status: 409,
      statusText: '',
      response: { message: 'Another teacher has changed it.' },
    });
  });
  const scope = fork({
    handlers: [
      [getSubmissionFx, () => ({ ...submission, mark: mark() })],
      [listSubmissionsFx, () => ({ assignment, items: [...studentRows] })],
      [getSuggestionFx, () => noSuggestion],
      [getSuggestionsFx, () => nothingSuggested],
      [getMarkingSupportsFx, () => ({ is_hidden: false, items: [] })],
      [saveMarkFx, save],
    ],
  });
  await allSettled(submissionOpened, { scope, params: submission.id });
  await allSettled(scoreGiven, { scope, params: { criterion_id: 'c1', points: 4 } });
  await allSettled(markEdited, { scope, params: { comment: 'Mine, typed at length.' } });
  mark.mockReturnValue(other);
  await allSettled(saveRequested, { scope, params: 'in_marking' });
  expect(scope.getState($marking)).toMatchObject({
    scores: [{ criterion_id: 'c1', points: 4 }],
    comment: 'Mine, typed at length.',
    conflict: other,
  });
  await allSettled(saveRequested, { scope, params: 'in_marking' });
  expect(save, 'nothing is saved before the teacher decides').toHaveBeenCalledOnce();

  await allSettled(conflictSettled, { scope, params: 'own' });
  save.mockReturnValue({ ...other, revision: 2 });
  await allSettled(saveRequested, { scope, params: 'in_marking' });
  expect(save.mock.lastCall?.[1]).toMatchObject({
    request: { markChange: { revision: 1, comment: 'Mine, typed at length.' } },
  });
});

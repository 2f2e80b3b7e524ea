import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { profileOpened } from './profile';
import { addSupportFx, editSupportFx, getStudentFx } from '@/shared/api/student-profiles';
import { elif } from '../../../../tests/support/student-profiles';
import * as supports from './supports';

test('the dialog adds a new support, and changes the one it was opened with', async () => {
  const [support] = elif.supports;
  if (!support) throw new Error('The sample profile has no support.');
  const [add, edit] = [vi.fn((..._call: unknown[]) => support), vi.fn((..._call: unknown[]) => support)];
  const asked = (call: typeof add): unknown => Object(call.mock.lastCall?.[1]).request;
  const scope = fork({
    handlers: [
      [getStudentFx, () => elif],
      [addSupportFx, add],
      [editSupportFx, edit],
    ],
  });
  await allSettled(profileOpened, { scope, params: elif.id });
  await allSettled(supports.supportOpened, { scope, params: null });
  await allSettled(supports.form.submitted, { scope });
  expect(asked(add)).toEqual({
    id: elif.id,
    supportDetails: { kind: 'extra_time', detail: '', review_on: null },
  });
  expect(scope.getState(supports.$open)).toBeNull();
  await allSettled(supports.supportOpened, { scope, params: support });
  await allSettled(supports.form.changed, { scope, params: { reviewOn: null } });
  await allSettled(supports.form.submitted, { scope });
  expect(asked(edit)).toEqual({
    id: support.id,
    supportDetails: { kind: support.kind, detail: support.detail, review_on: null },
  });
});

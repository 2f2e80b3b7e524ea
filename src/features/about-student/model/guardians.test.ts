import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { addGuardianFx, editGuardianFx, previewSummaryFx } from '@/shared/api/guardians';
import { getStudentFx } from '@/shared/api/student-profiles';
import { $preview, previewOpened } from './guardian-sending';
import * as model from './guardians';
import { profileOpened } from './profile';
import { elif } from '../../../../tests/support/student-profiles';

async function openProfile() {
  const [guardian] = elif.guardians;
  if (!guardian) throw new Error('The sample profile has no guardian.');
  const add = vi.fn((..._call: unknown[]): unknown => guardian);
  const edit = vi.fn((..._call: unknown[]): unknown => guardian);
  const preview = vi.fn((): unknown => ({ subject: 'This week', text: 'Hello,' }));
  const scope = fork({
    handlers: [
      [getStudentFx, () => elif],
      [addGuardianFx, add],
      [editGuardianFx, edit],
      [previewSummaryFx, preview],
    ],
  });
  await allSettled(profileOpened, { scope, params: elif.id });
  return { scope, add, edit, preview, guardian };
}

const asked = (seen: ReturnType<typeof vi.fn>): unknown => Object(seen.mock.lastCall?.[1]).request;

test('a new guardian gets no summary until the teacher turns it on', async () => {
  const { scope, add, edit, guardian } = await openProfile();
  await allSettled(model.guardianOpened, { scope, params: null });
  await allSettled(model.form.changed, { scope, params: { name: ' Aylin ', email: 'a@home.test' } });
  await allSettled(model.form.submitted, { scope });
  const details = { name: 'Aylin', email: 'a@home.test', language: 'en', weekly_summary: false };
  expect(asked(add)).toEqual({ id: elif.id, guardianDetails: details });
  expect(scope.getState(model.$open)).toBeNull();
  await allSettled(model.summaryToggled, { scope, params: { ...guardian, weekly_summary: false } });
  expect(asked(edit)).toMatchObject({ id: guardian.id, guardianDetails: { weekly_summary: true } });
});

test('an edit leaves the summary as it is', async () => {
  const { scope, edit, guardian } = await openProfile();
  await allSettled(model.guardianOpened, { scope, params: guardian });
  await allSettled(model.form.changed, { scope, params: { language: 'fr' } });
  await allSettled(model.form.submitted, { scope });
  expect(asked(edit)).toMatchObject({ guardianDetails: { language: 'fr', weekly_summary: true } });
});

test('a preview with nothing to tell says so', async () => {
  const { scope, preview, guardian } = await openProfile();
  preview.mockImplementationOnce(() =>
    Promise.reject(httpError({ status: 409, statusText: '', response: null })),
  );
  await allSettled(previewOpened, { scope, params: guardian.id });
  expect(scope.getState($preview)).toMatchObject({ state: 'failed', problem: { status: 409 } });
  await allSettled(previewOpened, { scope, params: guardian.id });
  expect(scope.getState($preview)).toMatchObject({ state: 'ready', mail: { text: 'Hello,' } });
});

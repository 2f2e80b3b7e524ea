import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { profile } from '@/features/about-student';
import { getSeatsFx, listClassesFx } from '@/shared/api/classes';
import { getStudentFx, listStudentsFx } from '@/shared/api/student-profiles';
import { watchWidthFx } from '@/shared/ui/theme/wide-screen';
import { elif } from '../../../../../tests/support/student-profiles';
import { $chosen, studentChosen } from './chosen-student';
import { list, studentsOpened } from './students';

test('a chosen student is read, and the list follows the profile', async () => {
  const listed = { id: elif.id, name: elif.name, classes: elif.classes, supports: [], guardians: [] };
  const scope = fork({
    handlers: [
      [listStudentsFx, () => ({ items: [listed], next_cursor: null })],
      [listClassesFx, () => ({ items: [] })],
      [getSeatsFx, () => ({ used: 1, limit: 40 })],
      [getStudentFx, () => elif],
      [watchWidthFx, () => true],
    ],
  });
  await allSettled(studentsOpened, { scope });
  await allSettled(studentChosen, { scope, params: elif.id });
  expect(scope.getState(profile.$data)).toEqual(elif);
  expect(scope.getState(list.$list)).toMatchObject({
    items: [{ supports: ['extra_time', 'seating'], guardians: ['Kemal Demir', 'Aylin Demir'] }],
  });
  await allSettled(studentsOpened, { scope });
  expect(scope.getState($chosen)).toBeNull();
});

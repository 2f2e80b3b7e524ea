import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { exportGradebookFx } from '@/shared/api/gradebook-files';
import { getGradebookFx } from '@/shared/api/gradebooks';
import { readClockFx } from '@/shared/lib/clock';
import { saveFileFx } from '@/shared/lib/files';
import { classBook } from '../../../../../../tests/support/class-book';
import { gradebookOpened } from '../book';
import { exportRequested } from './exports';

test('a file is named by the class, the term that is shown, and the day', async () => {
  const save = vi.fn<typeof saveFileFx>();
  const scope = fork({
    handlers: [
      [getGradebookFx, () => classBook],
      [readClockFx, () => new Date(2026, 9, 5, 12)],
      [exportGradebookFx, () => new Blob()],
      [saveFileFx, save],
    ],
  });
  const { id: classId } = classBook.class;
  await allSettled(gradebookOpened, { scope, params: classId });
  const wanted = { classId, title: 'Gradebook' };
  const shown = { assignmentIds: [], studentIds: [] };
  await allSettled(exportRequested, { scope, params: { ...wanted, shown } });
  await allSettled(exportRequested, { scope, params: { ...wanted, shown: null } });
  expect(save.mock.calls.map(([file]) => file.name)).toEqual([
    '7B-Science-Autumn-2026-10-05.csv',
    '7B-Science-2026-10-05.csv',
  ]);
});

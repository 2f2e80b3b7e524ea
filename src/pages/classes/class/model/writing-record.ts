import { createEvent, sample } from 'effector';
import { createUpdateWritingRecordMutation } from '@/shared/api/classes';
import { failureShown } from '@/shared/lib/toasts';
import { $classId, classPage } from './class-page';

export const recordSwitched = createEvent<boolean>();

const mutation = createUpdateWritingRecordMutation();
export const $isSwitching = mutation.$pending;

sample({
  clock: recordSwitched,
  source: $classId,
  fn: (id, isOn) => ({ id, writingRecordRule: { records_pasting: isOn } }),
  target: mutation.start,
});
sample({
  clock: mutation.finished.success,
  fn: ({ result }) => ({ id: result.id, data: result }),
  target: classPage.changed,
});
sample({ clock: mutation.finished.failure, target: failureShown });

import { createEvent, createStore, sample } from 'effector';
import {
  createMoveDueDateMutation,
  createSetLessonDateMutation,
  createShiftLessonsMutation,
  createUndoLessonShiftMutation,
} from '@/shared/api/schedule';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { isShift, moveAccepted, moveClosed, type Plan, shiftOf } from './moving';
import { schedule } from './schedule';

const undone = createEvent();

const shiftMutation = createShiftLessonsMutation();
const placeMutation = createSetLessonDateMutation();
const dueMutation = createMoveDueDateMutation();
const undoShiftMutation = createUndoLessonShiftMutation();
const undoPlaceMutation = createSetLessonDateMutation();
const undoDueMutation = createMoveDueDateMutation();

const $last = createStore<Plan | null>(null, { name: 'lastMove' }).on(moveAccepted, (_, plan) => plan);
sample({
  clock: moveAccepted,
  filter: isShift,
  fn: (plan) => shiftOf(plan, false),
  target: shiftMutation.start,
});
sample({
  clock: moveAccepted.filterMap(({ moving, target, scope }) =>
    moving.kind === 'lesson' && scope === 'one'
      ? {
          id: moving.id,
          lessonPlace: { slot_id: target.slotId, on: target.slotId === null ? null : target.on },
        }
      : undefined,
  ),
  target: placeMutation.start,
});
sample({
  clock: moveAccepted.filterMap(({ moving, target }) =>
    moving.kind === 'due' ? { id: moving.id, dueDay: { on: target.on } } : undefined,
  ),
  target: dueMutation.start,
});
const done = [
  shiftMutation.finished.success,
  placeMutation.finished.success,
  dueMutation.finished.success,
] as const;
const failed = [
  shiftMutation.finished.failure,
  placeMutation.finished.failure,
  dueMutation.finished.failure,
  undoShiftMutation.finished.failure,
  undoPlaceMutation.finished.failure,
  undoDueMutation.finished.failure,
] as const;
sample({ clock: [...done], fn: () => {}, target: moveClosed });
export const $isSaving = createStore(false, { name: 'isSavingMove' })
  .on(moveAccepted, () => true)
  .on([...done, ...failed], () => false);
sample({ clock: [...failed], target: failureShown });
sample({
  clock: [
    ...done,
    ...failed,
    undoShiftMutation.finished.success,
    undoPlaceMutation.finished.success,
    undoDueMutation.finished.success,
  ],
  fn: () => {},
  target: schedule.refreshed,
});

const $shiftId = createStore<string | null>(null, { name: 'lastShift' })
  .on(shiftMutation.finished.success, (_, { result }) => result.id)
  .on([placeMutation.finished.success, dueMutation.finished.success], () => null);
const undo = { label: 'Undo', chosen: undone };
sample({
  clock: shiftMutation.finished.success,
  fn: ({ result: { lessons, dues } }) => ({
    tone: 'ok' as const,
    title: `${lessons.length === 1 ? 'One lesson' : `${lessons.length} lessons`} and ${dues.length === 1 ? 'one due date' : `${dues.length} due dates`} moved`,
    action: undo,
  }),
  target: toastShown,
});
sample({
  clock: [placeMutation.finished.success, dueMutation.finished.success],
  source: $last,
  fn: (plan) => ({
    tone: 'ok' as const,
    title: plan ? `“${plan.moving.title}” moved` : 'Saved',
    action: undo,
  }),
  target: toastShown,
});
const undoing = sample({ clock: undone, source: { plan: $last, shiftId: $shiftId } });
sample({
  clock: undoing.filterMap(({ shiftId }) => (shiftId ? { id: shiftId } : undefined)),
  target: undoShiftMutation.start,
});
sample({
  clock: undoing.filterMap(({ plan, shiftId }) =>
    shiftId === null && plan?.moving.kind === 'lesson'
      ? {
          id: plan.moving.id,
          lessonPlace: { slot_id: plan.moving.from?.slotId ?? null, on: plan.moving.from?.on ?? null },
        }
      : undefined,
  ),
  target: undoPlaceMutation.start,
});
sample({
  clock: undoing.filterMap(({ plan }) =>
    plan?.moving.kind === 'due' ? { id: plan.moving.id, dueDay: { on: plan.moving.from } } : undefined,
  ),
  target: undoDueMutation.start,
});
sample({
  clock: undoShiftMutation.finished.success.filterMap(({ result }) =>
    result.kept.length > 0 ? result.kept : undefined,
  ),
  fn: (kept) => ({
    tone: 'info' as const,
    title: 'Some dates stay, because somebody has moved them since',
    description: kept.join(', '),
  }),
  target: toastShown,
});

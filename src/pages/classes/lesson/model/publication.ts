import { attach, createEvent, sample } from 'effector';
import { lessonPath } from '@/entities/lesson';
import { deletionShown, trashRestored } from '@/entities/trash';
import { createDeleteLessonMutation, createPublishLessonMutation } from '@/shared/api/lessons';
import { readClockFx } from '@/shared/lib/clock';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { lesson } from './lesson';

/** Carries the moment of publication; null for a draft. */
export const publicationChosen = createEvent<string | null>();
export const publishedNow = createEvent();
export const deleteConfirmed = createEvent();

const publishMutation = createPublishLessonMutation();
const deleteMutation = createDeleteLessonMutation();

export const $isPublishing = publishMutation.$pending;

const readNowFx = attach({ name: 'readPublicationTime', effect: readClockFx });
sample({ clock: publishedNow, target: readNowFx });
sample({ clock: readNowFx.doneData, fn: (now) => now.toISOString(), target: publicationChosen });

const loaded = <Payload>(clock: ReturnType<typeof createEvent<Payload>>) =>
  sample({ clock, source: lesson.$data, fn: (data, payload) => data && { data, payload } }).filterMap(
    nonNull,
  );

sample({
  clock: loaded(publicationChosen),
  fn: ({ data: { id }, payload }) => ({ id, lessonPublication: { publish_at: payload } }),
  target: publishMutation.start,
});
sample({ clock: loaded(deleteConfirmed), fn: ({ data: { id } }) => ({ id }), target: deleteMutation.start });

sample({
  clock: publishMutation.finished.success,
  fn: ({ result }) => ({ id: result.id, data: result }),
  target: lesson.changed,
});
/** The server has stored when students see the lesson. */
export const published = publishMutation.finished.success.map(({ result }) => result);
const PUBLISHED = { draft: 'Now a draft.', scheduled: 'Scheduled.', published: 'Published.' } as const;
sample({
  clock: publishMutation.finished.success,
  fn: ({ result: { state } }) => ({ tone: 'ok' as const, title: PUBLISHED[state] }),
  target: toastShown,
});
sample({
  clock: sample({ clock: deleteMutation.finished.success, source: lesson.$data }).filterMap(nonNull),
  fn: (data) => ({ to: `/teacher/classes/view/${data.class.id}` }),
  target: navigateFx,
});
sample({
  clock: deleteMutation.finished.success,
  fn: ({ params: { id } }) => ({ kind: 'lesson' as const, id, title: 'Moved to trash.' }),
  target: deletionShown,
});
sample({
  clock: trashRestored.filterMap(({ kind, id }) => (kind === 'lesson' ? id : undefined)),
  fn: (id) => ({ to: lessonPath(id) }),
  target: navigateFx,
});
sample({ clock: [publishMutation.finished.failure, deleteMutation.finished.failure], target: failureShown });

import { studentClassPath } from '@/entities/class';
import { createEvent, createStore, sample } from 'effector';
import { $session, isSignedIn } from '@/entities/session';
import {
  createGetStudentAssignmentQuery,
  createRequestRegradeMutation,
  createWithdrawWorkMutation,
} from '@/shared/api/submissions';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { filesShown } from '@/widgets/file-previews';
import { commentsOpened } from '@/widgets/work-comments';

/** Carries the id in the address. */
export const assignmentOpened = createEvent<string>();
/** Carries the id of a submission. */
export const withdrawConfirmed = createEvent<string>();
export const regradeRequested = createEvent<{ id: string; reason: string }>();

export const assignment = createResource({
  name: 'studentAssignment',
  query: createGetStudentAssignmentQuery(),
  request: (id) => ({ id }),
  crumbs: ({ class: face, title }) => [
    { label: face.title, href: studentClassPath(face.id) },
    { label: title },
  ],
});
const withdrawMutation = createWithdrawWorkMutation();
const regradeMutation = createRequestRegradeMutation();

/** Whether a change of the work is pending. */
export const $isPending = createStore(false, { name: 'studentWorkIsPending' })
  .on([withdrawMutation.started, regradeMutation.started], () => true)
  .on([withdrawMutation.finished.finally, regradeMutation.finished.finally], () => false);

sample({ clock: assignmentOpened, target: assignment.opened });
sample({
  clock: sample({
    clock: assignmentOpened,
    source: $session,
    fn: (session, assignmentId) =>
      isSignedIn(session) ? { assignmentId, studentId: session.user.id } : undefined,
  }).filterMap(nonNull),
  target: commentsOpened,
});
sample({
  clock: assignment.$data.updates.filterMap(nonNull),
  fn: ({ submissions }) => submissions.flatMap(({ files }) => files.map(({ id }) => id)),
  target: filesShown,
});

sample({ clock: withdrawConfirmed, fn: (id) => ({ id }), target: withdrawMutation.start });
sample({
  clock: regradeRequested,
  fn: ({ id, reason }) => ({ id, regradeRequest: { reason } }),
  target: regradeMutation.start,
});
sample({
  clock: [withdrawMutation.finished.finally, regradeMutation.finished.finally],
  target: assignment.refreshed,
});
sample({
  clock: [
    withdrawMutation.finished.success.map(() => 'Taken back. Hand it in again when it is ready.'),
    regradeMutation.finished.success.map(() => 'Requested. Your teacher will look at it again.'),
  ],
  fn: (title) => ({ tone: 'ok' as const, title }),
  target: toastShown,
});
sample({
  clock: [withdrawMutation.finished.failure, regradeMutation.finished.failure],
  target: failureShown,
});

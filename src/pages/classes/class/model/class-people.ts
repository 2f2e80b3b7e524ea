import { createEvent, createStore, merge, sample } from 'effector';
import { classChanged } from '@/features/class-invite';
import { type Problem, problemOf } from '@/shared/api';
import {
  type ClassTeacherEntry,
  createListClassTeachersQuery,
  createRemoveTeacherMutation,
} from '@/shared/api/classes';
import {
  type ClassInvitation,
  createInviteStudentsMutation,
  createInviteTeacherMutation,
  createListClassInvitationsQuery,
  createResendInvitationMutation,
  createRevokeInvitationMutation,
} from '@/shared/api/invitations';
import {
  type ClassMember,
  createListClassStudentsQuery,
  createRemoveStudentMutation,
  createRestoreStudentMutation,
} from '@/shared/api/students';
import { emailAddress, createForm } from '@/shared/lib/form';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { $classId, classPageOpened } from './class-page';
import { rosterChanged } from './roster-import';

export type Members =
  | { state: 'loading' }
  | { state: 'ready'; students: readonly ClassMember[] }
  | { state: 'failed'; problem: Problem };

export const membersRetried = createEvent();
/** Carry the id of a student. */
export const removeRequested = createEvent<string>();
export const restoreRequested = createEvent<string>();
/** Carry the id of an invitation. */
export const resendRequested = createEvent<string>();
export const revokeRequested = createEvent<string>();
/** Carries the id of a teacher. */
export const teacherRemoved = createEvent<string>();
export const teacherPromptOpened = createEvent();
export const teacherPromptClosed = createEvent();
/** Carries the email address of a teacher. */
export const teacherInvited = createEvent<string>();

const membersQuery = createListClassStudentsQuery();
const invitationsQuery = createListClassInvitationsQuery();
const teachersQuery = createListClassTeachersQuery();
const inviteMutation = createInviteStudentsMutation();
const inviteTeacherMutation = createInviteTeacherMutation();
const resendMutation = createResendInvitationMutation();
const revokeMutation = createRevokeInvitationMutation();
const removeMutation = createRemoveStudentMutation();
const restoreMutation = createRestoreStudentMutation();
const removeTeacherMutation = createRemoveTeacherMutation();

export const $members = createStore<Members>({ state: 'loading' }, { name: 'classMembers' })
  .on(classPageOpened, () => ({ state: 'loading' }))
  .on(membersRetried, () => ({ state: 'loading' }))
  .on(membersQuery.finished.success, (_, { result }) => ({ state: 'ready', students: result.items }))
  .on(membersQuery.finished.failure, (members, { error }) =>
    members.state === 'ready' ? members : { state: 'failed', problem: problemOf(error) },
  );
export const $invitations = createStore<readonly ClassInvitation[]>([], { name: 'classInvitations' })
  .on(invitationsQuery.finished.success, (_, { result }) => result.items)
  .reset(classPageOpened);
export const $teachers = createStore<readonly ClassTeacherEntry[]>([], { name: 'classTeachers' })
  .on(teachersQuery.finished.success, (_, { result }) => result.items)
  .reset(classPageOpened);
/** The invitations whose email is being sent again. */
export const $resending = createStore<readonly string[]>([], { name: 'resentInvitations' })
  .on(resendRequested, (ids, id) => [...ids, id])
  .on(resendMutation.finished.finally, (ids, { params }) => ids.filter((id) => id !== params.id));

export const studentForm = createForm({
  name: 'invite-student',
  initial: { name: '', email: '' },
  rules: { email: emailAddress },
});
export const $isInvitingTeacher = inviteTeacherMutation.$pending;
/** The dialog that asks for the address of a co-teacher, with the server's error. */
export const $teacherPrompt = createStore<{ isOpen: boolean; error?: string }>(
  { isOpen: false },
  { name: 'teacherPrompt' },
)
  .on(teacherPromptOpened, () => ({ isOpen: true }))
  .on(teacherInvited, () => ({ isOpen: true }))
  .on(inviteTeacherMutation.finished.failure, ({ isOpen }, { error }) => {
    const { message, fields } = problemOf(error);
    return { isOpen, error: fields['email']?.join(' ') ?? message };
  })
  .reset(classPageOpened, teacherPromptClosed, inviteTeacherMutation.finished.success);

const peopleChanged = merge([
  inviteMutation.finished.success,
  inviteTeacherMutation.finished.success,
  resendMutation.finished.success,
  revokeMutation.finished.success,
  removeMutation.finished.success,
  restoreMutation.finished.success,
  removeTeacherMutation.finished.success,
]);
const outdated = sample({
  clock: [classPageOpened, membersRetried, peopleChanged, classChanged, rosterChanged],
  source: $classId,
  filter: (id) => id !== '',
  fn: (id) => ({ id }),
});
sample({ clock: outdated, target: [membersQuery.start, invitationsQuery.start, teachersQuery.start] });

/** Also after a student has joined, left or come back. */
export const membersLoaded = membersQuery.finished.success.map(() => undefined);

const ofClass = (id: string, studentId: string) => ({ id, studentId });
sample({ clock: removeRequested, source: $classId, fn: ofClass, target: removeMutation.start });
sample({ clock: restoreRequested, source: $classId, fn: ofClass, target: restoreMutation.start });
sample({
  clock: teacherRemoved,
  source: $classId,
  fn: (id, teacherId) => ({ id, teacherId }),
  target: removeTeacherMutation.start,
});
sample({ clock: resendRequested, fn: (id) => ({ id }), target: resendMutation.start });
sample({ clock: revokeRequested, fn: (id) => ({ id }), target: revokeMutation.start });

sample({ clock: classPageOpened, target: studentForm.reset });
sample({
  clock: studentForm.accepted,
  source: $classId,
  fn: (id, { name, email }) => ({
    id,
    inviteStudentsBody: { roster: [{ email: email.trim(), name: name.trim() || null }] },
  }),
  target: inviteMutation.start,
});
sample({
  clock: teacherInvited,
  source: $classId,
  fn: (id, email) => ({ id, inviteTeacherBody: { email } }),
  target: inviteTeacherMutation.start,
});
sample({ clock: inviteMutation.finished.success, target: [studentForm.succeeded, studentForm.reset] });
sample({
  clock: inviteMutation.finished.failure,
  fn: ({ error }): unknown => error,
  target: studentForm.failed,
});

sample({
  clock: [
    inviteMutation.finished.success.map(({ result }) =>
      result.skipped > 0
        ? { tone: 'info' as const, title: 'This student is in the class or has an open invitation.' }
        : result.failed > 0
          ? {
              tone: 'bad' as const,
              title: 'The email couldn’t be sent. Check the address, then send it again.',
            }
          : { tone: 'ok' as const, title: 'Invitation sent.' },
    ),
    merge([inviteTeacherMutation.finished.success, resendMutation.finished.success]).map(({ result }) =>
      result.state === 'failed'
        ? {
            tone: 'bad' as const,
            title: 'The email couldn’t be sent. Check the address, then send it again.',
          }
        : { tone: 'ok' as const, title: 'Invitation sent.' },
    ),
    revokeMutation.finished.success.map(() => ({ tone: 'ok' as const, title: 'Invitation revoked.' })),
    removeMutation.finished.success.map(() => ({
      tone: 'ok' as const,
      title: 'Student removed. You can restore them below.',
    })),
  ],
  target: toastShown,
});
sample({
  clock: [
    resendMutation.finished.failure,
    revokeMutation.finished.failure,
    removeMutation.finished.failure,
    restoreMutation.finished.failure,
    removeTeacherMutation.finished.failure,
  ],
  target: failureShown,
});

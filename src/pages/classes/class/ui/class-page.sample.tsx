import { allSettled, fork } from 'effector';
import { $session } from '@/entities/session';
import { listAnnouncementsFx } from '@/shared/api/announcements';
import { type AssignmentEntry, getAssignmentFiltersFx, listAssignmentsFx } from '@/shared/api/assignments';
import {
  type ClassEntry,
  getClassFx,
  listClassTeachersFx,
  listJoinRequestsFx,
  updateWritingRecordFx,
} from '@/shared/api/classes';
import { createGroupFx, listGroupsFx } from '@/shared/api/groups';
import { type ClassInvitation, inviteStudentsFx, listClassInvitationsFx } from '@/shared/api/invitations';
import type { RosterEntry } from '@/shared/api/onboarding';
import {
  type ClassMember,
  importStudentsFx,
  listClassStudentsFx,
  listImportsFx,
  planImportFx,
  removeStudentFx,
} from '@/shared/api/students';
import { getLessonFx, listLessonsFx, moveLessonFx } from '@/shared/api/lessons';

import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { announcement } from '../../../../../tests/support/announcements';
import { assignmentEntries } from '../../../../../tests/support/assignment-entries';
import { scienceClass } from '../../../../../tests/support/classes';
import { lesson, lessonEntries } from '../../../../../tests/support/lessons';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { classPageOpened } from '../model/class-page';
import { ClassPage } from './class-page';

const person = (index: number) => `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5e0${index}`;

const members: readonly ClassMember[] = [
  {
    student_id: person(1),
    name: 'Leo Baptiste',
    email: 'l.baptiste@harborview.test',
    joined_at: '2026-09-02T09:00:00.000Z',
    removed_at: null,
  },
  {
    student_id: person(2),
    name: 'Aroha Ngata',
    email: 'a.ngata@harborview.test',
    joined_at: '2026-09-01T09:00:00.000Z',
    removed_at: null,
  },
  {
    student_id: person(3),
    name: 'Yaw Asante',
    email: 'y.asante@harborview.test',
    joined_at: '2026-09-01T09:00:00.000Z',
    removed_at: '2026-11-02T09:00:00.000Z',
  },
];

const invitation = (index: number, state: ClassInvitation['state']): ClassInvitation => ({
  id: person(index),
  email: `${state}@harborview.test`,
  name: null,
  role: 'student',
  state,
  changed_at: '2026-11-20T09:00:00.000Z',
});

const invitations = (['sent', 'opened', 'joined', 'failed', 'expired', 'revoked'] as const).map(
  (state, index) => invitation(index + 4, state),
);

const teachers = [
  { teacher_id: person(0), name: 'Amara Okafor', email: 'a.okafor@harborview.test', owner: true },
  { teacher_id: person(9), name: 'Ragnhild Sørensen', email: 'r.sorensen@harborview.test', owner: false },
];

/** One of the students is in the class already. */
const planOf = (_: unknown, { request }: { request: { planImportBody: { students: RosterEntry[] } } }) => ({
  seats_left: 15,
  rows: request.planImportBody.students.map(({ name, email }) =>
    name === 'Leo Baptiste'
      ? { name, email, result: 'duplicate', reason: 'Already in the class.' }
      : { name, email, result: 'add', reason: null },
  ),
});

const groups = [
  {
    id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5dfe',
    name: 'Reading table',
    student_ids: members.slice(0, 2).map((one) => one.student_id),
  },
];

type State = {
  entry?: ClassEntry;
  students?: readonly ClassMember[];
  answer?: () => unknown;
  remove?: (...call: unknown[]) => unknown;
  invite?: (...call: unknown[]) => unknown;
  lessons?: typeof lessonEntries;
  move?: (...call: unknown[]) => unknown;
  assignments?: (...call: unknown[]) => { items: AssignmentEntry[]; next_cursor: string | null };
  /** Whether the class has assignments to filter. */
  filters?: boolean;
  record?: (...call: unknown[]) => unknown;
  group?: (...call: unknown[]) => unknown;
};

export function ClassExample({
  entry = scienceClass,
  students = members,
  answer = () => entry,
  remove = () => undefined,
  invite = () => ({ created: 1, sent: 1, failed: 0, skipped: 0 }),
  lessons = lessonEntries,
  move = () => ({ items: lessons }),
  assignments = () => ({ items: assignmentEntries, next_cursor: null }),
  filters = true,
  record = () => entry,
  group = () => groups[0],
}: State) {
  return (
    <PageFrame
      path={`/teacher/classes/view/${entry.id}`}
      start={() => {
        const scope = fork({
          values: [[$session, sessionOf(teacher)]],
          handlers: [
            [getClassFx, answer],
            [listLessonsFx, () => ({ items: lessons })],
            [getLessonFx, () => lesson],
            [moveLessonFx, move],
            [listAssignmentsFx, assignments],
            [
              getAssignmentFiltersFx,
              () => ({
                classes: filters ? [{ id: entry.id, title: '7B Science' }] : [],
                categories: ['Homework', 'Lab'],
              }),
            ],
            [listClassStudentsFx, () => ({ items: students })],
            [listClassInvitationsFx, () => ({ items: students.length === 0 ? [] : invitations })],
            [listClassTeachersFx, () => ({ items: teachers })],
            [listJoinRequestsFx, () => ({ items: [] })],
            [listAnnouncementsFx, () => ({ items: [announcement], next_cursor: null })],
            [removeStudentFx, remove],
            [listGroupsFx, () => ({ items: students.length === 0 ? [] : groups })],
            [createGroupFx, group],
            [listImportsFx, () => ({ items: [] })],
            [planImportFx, planOf],
            [importStudentsFx, () => ({ id: person(8), created: 1, sent: 1, failed: 0, skipped: 1 })],
            [inviteStudentsFx, invite],
            [updateWritingRecordFx, record],
          ],
        });
        void allSettled(classPageOpened, { scope, params: entry.id });
        return scope;
      }}
    >
      <Shell pathname={`/teacher/classes/view/${entry.id}`}>
        <ClassPage />
      </Shell>
    </PageFrame>
  );
}

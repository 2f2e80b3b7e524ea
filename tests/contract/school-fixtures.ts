import { classOf, enrolStudent, makeInvitation, makeJoinRequest } from './make-class.ts';
import type { Owned, OwnerFixture } from './owner-fixture.ts';

const sentInvitation: Owned = {
  create: async ({ db }, { id: teacherId }) => {
    const { id, classId } = await makeInvitation(db, teacherId, 'other@school.test');
    return { params: { id }, classId };
  },
  rejection: 404,
};

const taughtClass: Owned = {
  create: async ({ db }, { id }) => {
    const classId = await classOf(db, id);
    return { params: { id: classId }, classId };
  },
  rejection: 404,
};

const waitingStudent: Owned = {
  create: async (testApp, { id: teacherId }) => {
    const { classId, studentId } = await makeJoinRequest(testApp, teacherId);
    return { params: { id: classId, student_id: studentId }, classId };
  },
  rejection: 404,
};

/** The fixtures of classes, their students and invitations. */
export const schoolFixtures = {
  getInvitation: sentInvitation,
  revokeInvitation: sentInvitation,
  acceptInvitation: {
    owner: { role: 'student' },
    create: async ({ db, signIn }, student) => {
      const { id, classId } = await makeInvitation(db, (await signIn()).id, student.email);
      return { params: { id }, classId };
    },
    rejection: 404,
  },

  getClass: taughtClass,
  updateClass: taughtClass,
  deleteClass: taughtClass,
  restoreClass: taughtClass,
  archiveClass: taughtClass,
  unarchiveClass: taughtClass,
  copyClass: taughtClass,
  updateJoining: taughtClass,
  renewClassCode: taughtClass,
  listJoinRequests: taughtClass,
  acceptJoinRequest: waitingStudent,
  declineJoinRequest: waitingStudent,
  getJoinedClass: {
    owner: { role: 'student' },
    create: async ({ db, signIn }, student) => {
      const id = await classOf(db, (await signIn()).id);
      await enrolStudent(db, id, student);
      return { params: { id } };
    },
    rejection: 404,
  },
  getClassByCode: {
    sharedBecause: 'Any signed-in user who knows a class code sees the class before joining.',
  },
} satisfies Record<string, OwnerFixture>;

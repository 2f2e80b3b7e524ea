import { importStudents } from '../../server/school/classes/imports/imports.ts';
import { createAccounts } from '../../server/school/classes/accounts/student-accounts.ts';
import { createGroup } from '../../server/school/work/groups/groups.ts';
import { classTeachers } from '../../server/school/classes/classes/tables.ts';
import { classOf, enrolStudent, makeAnnouncement, makeInvitation, makeJoinRequest } from './make-class.ts';
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

/** A group of a class that the owner teaches. */
const taughtGroup: Owned = {
  create: async ({ db }, { id: teacherId }) => {
    const classId = await classOf(db, teacherId);
    const { id } = await createGroup(db, teacherId, classId, { name: 'Reading table', student_ids: [] });
    return { params: { id }, classId, payload: { name: 'Reading table', student_ids: [] } };
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

const enrolledStudent: Owned = {
  create: async ({ db, signIn }, { id: teacherId }) => {
    const classId = await classOf(db, teacherId);
    const student = await signIn({ role: 'student' });
    await enrolStudent(db, classId, student);
    return { params: { id: classId, student_id: student.id }, classId };
  },
  rejection: 404,
};

/** An account without an address that the owner made for a class. */
const madeAccount: Owned = {
  create: async ({ db }, { id: teacherId }) => {
    const classId = await classOf(db, teacherId);
    const students = [{ first_name: 'Ada', last_name: 'Byron' }];
    const [made] = await createAccounts(db, classId, students, true, async () => {});
    return { params: { id: classId, student_id: made?.student_id ?? '' }, classId };
  },
  rejection: 404,
};

const ownAnnouncement: Owned = {
  create: async ({ db }, { id: teacherId }) => {
    const classId = await classOf(db, teacherId);
    const { announcement } = await makeAnnouncement(db, classId, teacherId, teacherId);
    return { params: { id: announcement }, classId };
  },
  rejection: 404,
};

/** A student in a class of another teacher, with what the class shows to its students. */
const inJoinedClass = (
  targetOf: (made: { classId: string; announcement: string; comment: string }) => string,
): Owned => ({
  owner: { role: 'student' },
  create: async ({ db, signIn }, student) => {
    const { id: teacherId } = await signIn();
    const classId = await classOf(db, teacherId);
    await enrolStudent(db, classId, student);
    const made = await makeAnnouncement(db, classId, teacherId, student.id);
    return { params: { id: targetOf({ classId, ...made }) } };
  },
  rejection: 404,
});

/** The fixtures of classes, their students and invitations. */
export const schoolFixtures = {
  listGroups: taughtClass,
  createGroup: taughtClass,
  saveGroup: taughtGroup,
  deleteGroup: taughtGroup,
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
  getClassCopyPlan: taughtClass,
  updateJoining: taughtClass,
  updateWritingRecord: taughtClass,
  renewClassCode: taughtClass,
  listJoinRequests: taughtClass,
  acceptJoinRequest: waitingStudent,
  declineJoinRequest: waitingStudent,
  listClassStudents: taughtClass,
  listStudentAccounts: taughtClass,
  createStudentAccounts: taughtClass,
  makeSignInCards: taughtClass,
  resetStudentAccount: madeAccount,
  removeStudent: enrolledStudent,
  restoreStudent: enrolledStudent,
  listImports: taughtClass,
  planImport: taughtClass,
  importStudents: taughtClass,
  undoImport: {
    create: async ({ db }, { id: teacherId }) => {
      const classId = await classOf(db, teacherId);
      const { id } = await importStudents(db, { id: classId, teacherId }, teacherId, []);
      return { params: { id }, classId };
    },
    rejection: 404,
  },
  listClassTeachers: taughtClass,
  removeTeacher: {
    create: async ({ db, signIn }, { id: teacherId }) => {
      const classId = await classOf(db, teacherId);
      const { id } = await signIn();
      await db.insert(classTeachers).values({ classId, teacherId: id });
      return { params: { id: classId, teacher_id: id }, classId };
    },
    rejection: 404,
  },
  listClassInvitations: taughtClass,
  inviteStudents: taughtClass,
  inviteTeacher: taughtClass,
  resendInvitation: sentInvitation,
  listAnnouncements: inJoinedClass(({ classId }) => classId),
  postAnnouncement: taughtClass,
  editAnnouncement: ownAnnouncement,
  deleteAnnouncement: ownAnnouncement,
  postComment: inJoinedClass(({ announcement }) => announcement),
  deleteComment: inJoinedClass(({ comment }) => comment),
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

import { classWith } from '../../server/school/marking/student-work/testing.ts';
import {
  attachedTo,
  type QuizPart,
  studentQuiz,
  studentWork,
  type StudentWorkPart,
  teachersQuiz,
  teachersWork,
  type TeachersWorkPart,
} from './make-assignment.ts';
import { importGradebook } from '../../server/school/gradebook/imports/import-gradebook.ts';
import type { Owned } from './owner-fixture.ts';

/** A part of an assignment of the owner, who teaches its class. */
const taught = (part: TeachersWorkPart): Owned => ({
  create: ({ db, signIn }, { id }) => teachersWork(db, id, signIn, part),
  rejection: 404,
});

/** A quiz of the owner that a student has handed in, and that the key decides. */
const taughtQuiz: Owned = {
  create: ({ db, signIn }, { id }) => teachersQuiz(db, id, signIn),
  rejection: 404,
};

/** A part of the owner's work as a student; the classmates don't have the assignment. */
const ownWork = (part: StudentWorkPart): Owned => ({
  owner: { role: 'student' },
  create: ({ db, signIn }, { id }) => studentWork(db, id, signIn, part),
  rejection: 404,
});

/** A part of the owner's quiz as a student. */
const ownQuiz = (part: QuizPart): Owned => ({
  owner: { role: 'student' },
  create: ({ db, signIn }, { id }) => studentQuiz(db, id, signIn, part),
  rejection: 404,
});

const workFile: Owned = {
  owner: { role: 'student' },
  create: async ({ db, signIn }, { id }) => ({
    ...(await studentWork(db, id, signIn, 'assignment')),
    file: 'Monday: 41 mm',
  }),
  rejection: 404,
};

/** A file of an assignment that of its class only the owner has. */
const attachedFile: Owned = {
  owner: { role: 'student' },
  create: async ({ db, signIn }, { id }) => attachedTo(db, id, await signIn()),
  rejection: 404,
};

/** The gradebook of a class of the owner. */
const gradebook: Owned = {
  create: async ({ db, signIn }, { id }) => {
    const { classId = '', params } = await teachersWork(db, id, signIn, 'assignment');
    const payload = { assignment_ids: [params?.['id']] };
    return { params: { id: classId }, classId, payload };
  },
  rejection: 404,
};

/** The same with the whole example as the body. */
const scoresOf: Owned = {
  create: async ({ db, signIn }, { id }) => {
    const { classId = '' } = await teachersWork(db, id, signIn, 'assignment');
    return { params: { id: classId }, classId };
  },
  rejection: 404,
};

/** The gradebook of a student of the owner. */
const gradebookOfStudent: Owned = {
  create: async ({ db, signIn }, { id }) => {
    const student = await signIn({ role: 'student' });
    const classId = await classWith(db, id, [student]);
    return { params: { id: classId, student_id: student.id }, classId };
  },
  rejection: 404,
};

/** An assignment of the owner, whose scores are exported. */
const template: Owned = {
  create: async ({ db, signIn }, { id }) => {
    const { classId = '', params } = await teachersWork(db, id, signIn, 'assignment');
    return { params: { id: classId, assignment_id: params?.['id'] ?? '' }, classId };
  },
  rejection: 404,
};

/** The owner's gradebook in a class that no other party is in. */
const ownGradebook: Owned = {
  owner: { role: 'student' },
  create: async ({ db, signIn }, student) => ({
    params: { id: await classWith(db, (await signIn()).id, [student]) },
  }),
  rejection: 404,
};

/** An import into the gradebook of a class of the owner. */
const gradebookImport: Owned = {
  create: async ({ db, signIn }, { id }) => {
    const { classId = '' } = await teachersWork(db, id, signIn, 'assignment');
    const given = { time_zone: 'Europe/London', columns: [], numbers: [] };
    const { id: importId } = await importGradebook(db, id, { classId, given, key: undefined });
    return { params: { id: classId, import_id: importId ?? '' }, classId };
  },
  rejection: 404,
};

/** The fixtures of assignments, of the work of students and of marks. */
export const assignmentFixtures = {
  getAssignment: taught('assignment'),
  saveAssignment: taught('assignment'),
  duplicateAssignment: taught('assignment'),
  deleteAssignment: taught('assignment'),
  restoreAssignment: taught('assignment'),
  listSubmissions: taught('assignment'),
  returnMarks: taught('assignment'),
  markQuizzesByKey: taughtQuiz,
  getQuizSummary: taughtQuiz,
  getSubmission: taught('submission'),
  saveMark: taught('submission'),
  takeBackMark: taught('submission'),
  getGradebook: gradebook,
  getGradebookRules: gradebook,
  getClassReport: gradebook,
  exportClassReport: gradebook,
  printClassReport: gradebook,
  getStudentReport: gradebookOfStudent,
  exportStudentReport: gradebookOfStudent,
  printStudentReport: gradebookOfStudent,
  saveStudentReportComment: gradebookOfStudent,
  getClassSkills: gradebook,
  saveGradebookRules: scoresOf,
  saveScores: scoresOf,
  returnScores: gradebook,
  listScoreChanges: gradebook,
  exportStudentGradebook: gradebookOfStudent,
  getStudentGradebook: ownGradebook,
  exportOwnGradebook: ownGradebook,
  planGradebookImport: scoresOf,
  importGradebook: scoresOf,
  undoGradebookImport: gradebookImport,
  exportGradebook: scoresOf,
  exportScoresTemplate: template,
  getSuggestions: taught('assignment'),
  startSuggestions: taught('assignment'),
  estimateSuggestions: taught('assignment'),
  getSuggestion: taught('submission'),
  listMisconceptions: taught('assignment'),
  getMarkingSupports: taught('submission'),
  deleteSavedComment: taught('comment'),
  linkAssignmentFile: attachedFile,
  getStudentAssignment: ownWork('assignment'),
  saveWorkDraft: ownWork('assignment'),
  addWorkFile: workFile,
  handInWork: ownWork('assignment'),
  startQuiz: ownQuiz('assignment'),
  getQuizAttempt: ownQuiz('attempt'),
  saveQuizAnswer: ownQuiz('attempt'),
  handInQuiz: ownQuiz('attempt'),
  withdrawWork: ownWork('submission'),
  requestRegrade: ownWork('submission'),
  linkWorkFile: ownWork('file'),
  getWorkFilePreview: ownWork('file'),
  removeWorkFile: ownWork('file'),
};

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
  saveGradebookRules: scoresOf,
  saveScores: scoresOf,
  returnScores: gradebook,
  listScoreChanges: gradebook,
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

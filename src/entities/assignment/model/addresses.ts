/** The pages of assignments; their paths are fixed, so the ids are in the query or joined. */
export const editorPath = (id: string): string => `/teacher/classes/view/lesson/assignment/${id}`;
/** The form of an assignment, which leads back to a lesson. */
export const lessonEditorPath = (id: string, lessonId: string): string =>
  `${editorPath(id)}?lesson=${lessonId}`;
/** The form of a new assignment in a class. */
export const newInClassPath = (classId: string): string => `${editorPath('new')}?class=${classId}`;
/** The form of a new assignment that begins with a document. */
export const assignPath = (documentId: string): string => `${editorPath('new')}?document=${documentId}`;
export const detailsPath = (id: string): string => `/teacher/assignments/details?id=${id}`;
/** The students of an assignment who are missing. */
export const missingPath = (id: string): string => `${detailsPath(id)}&show=missing`;
export const markingPath = (submissionId: string): string =>
  `/teacher/assignments/studentAssignmentDetails?id=${submissionId}`;
export const studentPath = (id: string): string =>
  `/students/classes/details/studentAssignmentDetails?id=${id}`;
export const workPath = (classId: string, id: string): string =>
  `/students/classes/details/submit-assignment/${classId}-${id}`;

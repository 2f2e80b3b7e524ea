/** The pages of lessons; paths of students are fixed, so the id is in the query. */
export const lessonPath = (id: string): string => `/teacher/classes/view/lesson/${id}`;
/** The same, at one of its assignments. */
export const lessonAssignmentPath = (classId: string, id: string, assignmentId: string): string =>
  lessonPath(`${classId}-${id}-${assignmentId}`);
export const newLessonPath = (classId: string): string =>
  `/teacher/classes/view/add-new-lesson?class=${classId}`;
export const studentLessonPath = (id: string): string =>
  `/students/classes/details/studentLessonDetails?id=${id}`;
export const studentLessonsPath = (classId: string): string => `/students/classes/details/${classId}`;

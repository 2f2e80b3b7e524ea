/** The pages of lessons; paths of students are fixed, so the id is in the query. */
export const lessonPath = (id: string): string => `/teacher/classes/view/lesson/${id}`;
export const newLessonPath = (classId: string): string =>
  `/teacher/classes/view/add-new-lesson?class=${classId}`;
export const studentLessonPath = (id: string): string =>
  `/students/classes/details/studentLessonDetails?id=${id}`;
export const studentLessonsPath = (classId: string): string => `/students/classes/details/${classId}`;

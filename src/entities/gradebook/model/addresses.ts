const PATH = '/teacher/gradebooks';

const withClass = (path: string, classId: string | null): string =>
  classId === null ? path : `${path}?class=${classId}`;

/** The scores of a class; without one, those of the first class. */
export const gradebookPath = (classId: string | null): string => withClass(PATH, classId);
export const gradebookSkillsPath = (classId: string | null): string => withClass(`${PATH}/skills`, classId);
export const gradebookRulesPath = (classId: string | null): string => withClass(`${PATH}/rules`, classId);

/** The reports on a class; without one, those of the first class. */
export const reportsPath = (classId: string | null = null): string => withClass('/teacher/reports', classId);

/** The report on a student of a class, for their parents. */
export const studentReportPath = (classId: string, studentId: string): string =>
  withClass(`/teacher/reports/students/${studentId}`, classId);

/** A student's own marks in a class. */
export const studentMarksPath = (classId: string): string => `/students/classes/details/${classId}/marks`;

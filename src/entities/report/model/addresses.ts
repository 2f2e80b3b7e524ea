/** The reports on a class; without one, those of the first class. */
export const reportsPath = (classId?: string): string =>
  classId === undefined ? '/teacher/reports' : `/teacher/reports?class=${classId}`;

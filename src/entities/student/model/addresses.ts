/** The page of a student for their teachers; its path is fixed, so the id is in the query. */
export const profilePath = (id: string): string => `/teacher/assignments/studentProfileR?id=${id}`;

import type { ClassFace } from '@/shared/api/classes';

/** The title of a class, such as 7B Science. */
export const classTitle = ({ name, subject }: Pick<ClassFace, 'name' | 'subject'>): string =>
  `${name} ${subject}`;

/** The page of a class for its teachers. */
export const classPath = (id: string): string => `/teacher/classes/view/${id}`;

/** The page of a class for its students. */
export const studentClassPath = (id: string): string => `/students/classes/view/${id}`;

/** The page of its accounts without an email address. */
export const accountsPath = (id: string): string => `${classPath(id)}/accounts`;

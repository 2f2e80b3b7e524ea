import type { ClassFace } from '@/shared/api/classes';

/** The title of a class, such as 7B Science. */
export const classTitle = ({ name, subject }: Pick<ClassFace, 'name' | 'subject'>): string =>
  `${name} ${subject}`;

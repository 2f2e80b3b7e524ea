import type { ClassFace } from '@/shared/api/classes';

/** As people say it, such as 7B Science. */
export const classTitle = ({ name, subject }: Pick<ClassFace, 'name' | 'subject'>): string =>
  `${name} ${subject}`;

import type { Role } from '@/shared/api';

const areas: Readonly<Record<Role, string>> = { teacher: '/teacher', student: '/students' };

/** The page with all threads of a user. */
export const threadsPath = (role: Role): string => `${areas[role]}/messages`;
export const threadPath = (role: Role, id: string): string => `${threadsPath(role)}/${id}`;
/** The page of a sent message with its recipients. */
export const sentPath = (id: string): string => `/teacher/messages/sent/${id}`;

import type { AssignmentStateFilter } from '@/shared/api/assignments';

/** When assignments are due, seen from now. */
export type Due = 'past' | 'week' | 'later';

/** Null is any. */
export type Filter = {
  classId: string | null;
  category: string | null;
  state: AssignmentStateFilter | null;
  due: Due | null;
};

export const noFilter: Filter = { classId: null, category: null, state: null, due: null };

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The filter as parameters of a call. */
export function parametersOf({ classId, category, state, due }: Filter, now: Date) {
  const inAWeek = new Date(now.getTime() + WEEK).toISOString();
  return {
    ...(classId !== null && { class_id: classId }),
    ...(category !== null && { category }),
    ...(state !== null && { state }),
    ...(due === 'past' && { due_until: now.toISOString() }),
    ...(due === 'week' && { due_since: now.toISOString(), due_until: inAWeek }),
    ...(due === 'later' && { due_since: inAWeek }),
  };
}

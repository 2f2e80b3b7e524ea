import type { AssignmentEntry } from '@/shared/api/assignments';

export type AssignmentState = AssignmentEntry['state'];
/** When assignments are due, seen from now. */
export type Due = 'past' | 'week' | 'later';

/** What the address of the page says; null is any. */
export type Filter = {
  classId: string | null;
  category: string | null;
  state: AssignmentState | null;
  due: Due | null;
};

export const noFilter: Filter = { classId: null, category: null, state: null, due: null };

const PATH = '/teacher/assignments';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const states: readonly AssignmentState[] = ['draft', 'scheduled', 'published'];
const dues: readonly Due[] = ['past', 'week', 'later'];

/** Unknown values count as absent. */
export function filterIn(query: string): Filter {
  const values = new URLSearchParams(query);
  const classId = values.get('class');
  return {
    classId: classId !== null && UUID.test(classId) ? classId : null,
    category: values.get('category')?.slice(0, 100) || null,
    state: states.find((state) => state === values.get('state')) ?? null,
    due: dues.find((due) => due === values.get('due')) ?? null,
  };
}

/** The address of the list with a filter; what is not set is left out. */
export function addressOf({ classId, category, state, due }: Filter): string {
  const values = new URLSearchParams({
    ...(classId !== null && { class: classId }),
    ...(category !== null && { category }),
    ...(state !== null && { state }),
    ...(due !== null && { due }),
  });
  return values.size > 0 ? `${PATH}?${values}` : PATH;
}

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

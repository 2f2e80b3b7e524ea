import type { Due, Filter } from '@/features/assignment-filters';
import type { AssignmentStateFilter } from '@/shared/api/assignments';

const PATH = '/teacher/assignments';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const states: readonly AssignmentStateFilter[] = [
  'draft',
  'scheduled',
  'published',
  'to_mark',
  'returned',
  'missing',
];
const dues: readonly Due[] = ['past', 'week', 'later'];

/** The filter in the address of the page; unknown values count as absent. */
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

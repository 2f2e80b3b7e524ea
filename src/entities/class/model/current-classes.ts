import { createListClassesQuery } from '@/shared/api/classes';
import { createResource } from '@/shared/lib/resource';

/** The classes of the teacher, of which a page shows one. */
export const currentClasses = createResource({
  name: 'currentClasses',
  query: createListClassesQuery(),
  request: () => ({ params: { state: 'current' as const } }),
});

/** Ids are UUIDs; some addresses join several with hyphens. */
const UUID_LENGTH = 36;

/** The ids in an address that ends with that of a lesson, or with those of class, lesson and assignment. */
export function lessonIn(pathname: string): { id: string; assignmentId: string | null } {
  const ids = pathname.split('/').at(-1) ?? '';
  if (ids.length <= UUID_LENGTH) return { id: ids, assignmentId: null };
  return {
    id: ids.slice(UUID_LENGTH + 1, 2 * UUID_LENGTH + 1),
    assignmentId: ids.slice(2 * UUID_LENGTH + 2),
  };
}

/** Ids are UUIDs; some addresses join several with hyphens. */
export const UUID_LENGTH = 36;

/** The id in the query of a details page. */
export const idIn = (search: string): string => new URLSearchParams(search).get('id') ?? '';

/** The id of the lesson in an address that ends with it, or with the ids of class, lesson and assignment. */
export function lessonIn(pathname: string): string {
  const ids = pathname.split('/').at(-1) ?? '';
  return ids.length > UUID_LENGTH ? ids.slice(UUID_LENGTH + 1, 2 * UUID_LENGTH + 1) : ids;
}

/** The id in the query of a details page. */
export const idIn = (search: string): string => new URLSearchParams(search).get('id') ?? '';

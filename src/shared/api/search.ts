export { createSearchSchoolQuery, searchSchoolFx } from './generated/operations/search-school.ts';
export type { SearchResult } from './generated/schemas';

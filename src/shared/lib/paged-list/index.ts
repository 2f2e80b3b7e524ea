export { createPagedList } from './create-paged-list';
export type { NextPage, PagedList } from './paged-list-state';

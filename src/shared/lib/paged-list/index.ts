export { createPagedList } from './create-paged-list';
export type { NextPage, PagedList } from './paged-list-state';
export { PagedListPart, type PagedListPartProps } from './paged-list-part';

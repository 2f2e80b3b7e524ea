export { DeferredSourceList } from './deferred-source-list';
export { SourceList, type ListedSource, type SourceListProps } from './source-list';

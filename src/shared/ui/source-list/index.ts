export { LateSourceList } from './late-source-list';
export { SourceList, type ListedSource, type SourceListProps } from './source-list';

export { EntryCover, type EntryCoverProps } from './ui/entry-cover';

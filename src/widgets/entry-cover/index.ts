export { EntryCover, type EntryCoverProps } from './ui/entry-cover';
export { EntryForm } from './ui/entry-form';

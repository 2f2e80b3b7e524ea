export { EntriesBlock, type EntriesBlockProps, type EntryColumn } from './entries-block';

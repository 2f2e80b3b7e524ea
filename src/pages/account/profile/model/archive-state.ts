import type { Problem } from '@/shared/api';
import type { ArchiveCounts, ArchiveReport } from '@/shared/api/archive';
import { formatNumber } from '@/shared/lib/numbers';

/** The import of a file: it is checked first, and the user confirms what will be added. */
export type ArchiveImportState =
  | { state: 'idle'; problem: string | null }
  | { state: 'checking'; file: File }
  | { state: 'checked'; file: File; report: ArchiveReport }
  | { state: 'importing'; file: File; report: ArchiveReport };

export const idle: ArchiveImportState = { state: 'idle', problem: null };

export const choose = (state: ArchiveImportState, file: File): ArchiveImportState =>
  state.state === 'idle' ? { state: 'checking', file } : state;

/** Ignores the report on a file that is no longer chosen. */
export const check = (
  state: ArchiveImportState,
  { file, report }: { file: unknown; report: ArchiveReport },
): ArchiveImportState =>
  state.state === 'checking' && state.file === file ? { state: 'checked', file: state.file, report } : state;

export const confirm = (state: ArchiveImportState): ArchiveImportState =>
  state.state === 'checked' && hasItems(state.report.added) ? { ...state, state: 'importing' } : state;

/** An import under way can't be cancelled; it can be undone. */
export const cancel = (state: ArchiveImportState): ArchiveImportState =>
  state.state === 'importing' ? state : idle;

export const fail = (_: ArchiveImportState, { message, fields }: Problem): ArchiveImportState => ({
  state: 'idle',
  problem: fields['file']?.[0] ?? message,
});

export const hasItems = (counts: ArchiveCounts): boolean => Object.values(counts).some((count) => count > 0);

const NOUNS: readonly [keyof ArchiveCounts, string][] = [
  ['documents', 'document'],
  ['sources', 'source'],
  ['drafts', 'draft'],
  ['favourite_templates', 'favourite template'],
];

/** Such as "12 documents, 1 source". */
export const inWords = (counts: ArchiveCounts): string =>
  NOUNS.filter(([key]) => counts[key] > 0)
    .map(([key, noun]) => `${formatNumber(counts[key])} ${counts[key] === 1 ? noun : `${noun}s`}`)
    .join(', ');

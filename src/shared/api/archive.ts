import { exportArchive } from './generated/operations/export-archive.ts';
import {
  type UndoArchiveImportRequest,
  undoArchiveImport,
} from './generated/operations/undo-archive-import.ts';
import { validated } from './call.ts';
import { createMutation } from './query.ts';
import { createRequest } from './request.ts';

export { createImportArchiveMutation, importArchiveFx } from './generated/operations/import-archive.ts';
export {
  createListArchiveImportsQuery,
  listArchiveImportsFx,
} from './generated/operations/list-archive-imports.ts';
export type { ArchiveCounts, ArchiveImport, ArchiveReport } from './generated/schemas';

/** Thousands of documents take longer than other calls. */
const TIMEOUT = 10 * 60_000;

export const downloadArchiveFx = createRequest<void>('downloadArchive', true, (_, init) =>
  exportArchive({ ...init, signal: AbortSignal.timeout(TIMEOUT) }),
);

export const undoImportFx = createRequest<UndoArchiveImportRequest>('undoImport', true, ({ id }, init) =>
  undoArchiveImport(id, { ...init, signal: AbortSignal.timeout(TIMEOUT) }),
);

export const createUndoImportMutation = () =>
  createMutation({
    handler: validated(
      undoImportFx,
      async () => (await import('./generated/zod/archive.ts')).UndoArchiveImportResponse,
    ),
  });

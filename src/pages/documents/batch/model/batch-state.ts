import type { Problem } from '@/shared/api';
import type { Batch } from '@/shared/api/batches';

export type OpenBatch = {
  state: 'ready';
  id: string;
  batch: Batch;
  /** The last refresh failed; the page shows what it had. */
  isStale: boolean;
};

export type BatchPage =
  | { state: 'closed' }
  | { state: 'loading'; id: string }
  | { state: 'failed'; id: string; problem: Problem }
  | OpenBatch;

/** A batch that is already shown stays while it is read again. */
export const openBatch = (page: BatchPage, id: string): BatchPage =>
  page.state === 'ready' && page.id === id ? page : { state: 'loading', id };

export const receiveBatch = (page: BatchPage, batch: Batch): BatchPage =>
  isAbout(page, batch.id) ? { state: 'ready', id: batch.id, batch, isStale: false } : page;

export function failToRead(page: BatchPage, { id, problem }: { id: string; problem: Problem }): BatchPage {
  if (!isAbout(page, id)) return page;
  return page.state === 'ready' ? { ...page, isStale: true } : { state: 'failed', id, problem };
}

const isAbout = (page: BatchPage, id: string): boolean => page.state !== 'closed' && page.id === id;

/** The ended items of a batch, of whichever outcome. */
export const endedIn = ({ counts: { finished, failed, cancelled } }: Pick<Batch, 'counts'>): number =>
  finished + failed + cancelled;

/** Whether the server may change the batch by itself. */
export const isChanging = ({ state, counts, paused_for }: Batch): boolean =>
  state === 'running' || counts.writing > 0 || paused_for !== null;

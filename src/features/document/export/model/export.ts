import { attach, createEvent, createStore, sample } from 'effector';
import { $document, generationClosed, openAccepted } from '@/entities/generation';
import { problemOf } from '@/shared/api';
import { type DocumentCopy, exportGenerationFx, type ExportPaper } from '@/shared/api/generations';
import type { ExportOffer } from '@/shared/api/templates';
import { delayFx } from '@/shared/lib/clock';
import { fileNameOf, saveFileFx } from '@/shared/lib/files';
import { nonNull } from '@/shared/lib/non-null';

export type RequestedExport = { offer: ExportOffer; copy: DocumentCopy; paper: ExportPaper };

export type ExportState =
  | { state: 'idle' }
  /** `slow`: for over a second. */
  | { state: 'running'; asked: RequestedExport; slow: boolean }
  | { state: 'failed'; asked: RequestedExport; message: string };

const SLOW = 1_000;

export const exportRequested = createEvent<RequestedExport>();
/** Repeats a failed export. */
export const exportRetried = createEvent();
export const exportProblemDismissed = createEvent();

export const exportFx = attach({
  name: 'export',
  effect: exportGenerationFx,
  mapParams: ({ id, offer, copy, paper }: RequestedExport & { id: string; title: string }) => ({
    id,
    params: { format: offer.format, copy, ...(offer.paper && { paper }) },
  }),
});
export const slowExportFx = attach({
  name: 'slowExport',
  effect: delayFx,
  mapParams: (_: RequestedExport) => SLOW,
});

// idle or failed -> running -> idle or failed
export const $export = createStore<ExportState>({ state: 'idle' }, { name: 'export' });

const exportAccepted = sample({
  clock: exportRequested,
  source: { document: $document, current: $export },
  fn: ({ document, current }, asked) =>
    document && current.state !== 'running'
      ? { asked, id: document.generation.id, title: document.generation.title }
      : undefined,
}).filterMap(nonNull);

$export
  .on(exportAccepted, (_, { asked }) => ({ state: 'running', asked, slow: false }))
  .on(slowExportFx.done, (current, { params }) =>
    current.state === 'running' && current.asked === params ? { ...current, slow: true } : current,
  )
  .on(exportFx.done, (current) => (current.state === 'running' ? { state: 'idle' } : current))
  .on(exportFx.failData, (current, error) =>
    current.state === 'running'
      ? { state: 'failed', asked: current.asked, message: problemOf(error).message }
      : current,
  )
  .on(exportProblemDismissed, (current) => (current.state === 'failed' ? { state: 'idle' } : current))
  .reset(generationClosed, openAccepted);

sample({ clock: exportAccepted, fn: ({ asked, id, title }) => ({ ...asked, id, title }), target: exportFx });
sample({ clock: exportAccepted, fn: ({ asked }) => asked, target: slowExportFx });

sample({
  clock: sample({ clock: exportRetried, source: $export }).filterMap((current) =>
    current.state === 'failed' ? current.asked : undefined,
  ),
  target: exportRequested,
});

sample({
  clock: exportFx.done.filterMap(({ params: { title, offer, copy }, result }) =>
    result instanceof Blob
      ? {
          content: result,
          name: `${fileNameOf(title)}${copy === 'student' ? '-student' : ''}.${offer.extension}`,
        }
      : undefined,
  ),
  target: saveFileFx,
});

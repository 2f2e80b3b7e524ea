import { attach, createEvent, sample } from 'effector';
import { exportBatchDocumentsFx, exportBatchScoresFx } from '@/shared/api/batches';
import type { DocumentCopy } from '@/shared/api/generations';
import { fileNameOf, saveFileFx } from '@/shared/lib/files';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown } from '@/shared/lib/toasts';
import { $page } from './batch';

export const scoresRequested = createEvent();
export const documentsRequested = createEvent<DocumentCopy>();

type Named = { id: string; title: string };

const scoresFx = attach({
  name: 'exportScoresOfBatch',
  effect: exportBatchScoresFx,
  mapParams: ({ id }: Named) => ({ id }),
});
const documentsFx = attach({
  name: 'exportDocumentsOfBatch',
  effect: exportBatchDocumentsFx,
  mapParams: ({ id, copy }: Named & { copy: DocumentCopy }) => ({ id, params: { copy } }),
});
export const $exportingScores = scoresFx.pending;
export const $exportingDocuments = documentsFx.pending;

const $named = $page.map((page) =>
  page.state === 'ready' ? { id: page.id, title: page.batch.title } : null,
);

sample({
  clock: sample({ clock: scoresRequested, source: { named: $named, isRunning: $exportingScores } }).filterMap(
    ({ named, isRunning }) => (named && !isRunning ? named : undefined),
  ),
  target: scoresFx,
});
sample({
  clock: sample({
    clock: documentsRequested,
    source: { named: $named, isRunning: $exportingDocuments },
    fn: ({ named, isRunning }, copy) => (named && !isRunning ? { ...named, copy } : null),
  }).filterMap(nonNull),
  target: documentsFx,
});

sample({
  clock: scoresFx.done.filterMap(({ params, result }) =>
    result instanceof Blob ? { content: result, name: `${fileNameOf(params.title)}-scores.csv` } : undefined,
  ),
  target: saveFileFx,
});
sample({
  clock: documentsFx.done.filterMap(({ params: { title, copy }, result }) =>
    result instanceof Blob
      ? { content: result, name: `${fileNameOf(title)}${copy === 'student' ? '-student' : ''}.zip` }
      : undefined,
  ),
  target: saveFileFx,
});
sample({ clock: [scoresFx.fail, documentsFx.fail], target: failureShown });

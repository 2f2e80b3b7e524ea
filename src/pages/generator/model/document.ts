import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import {
  $document,
  changeLanded,
  generationClosed,
  openAccepted,
  startAccepted,
  startAnswered,
} from '@/entities/generation';
import { type DocumentCopy, type ExportFormat, exportGenerationFx } from '@/shared/api/generations';
import { fileNameOf, saveFileFx } from '@/shared/lib/files';
import { showPlaceFx } from './document-place';

export type Exporting = { format: ExportFormat; copy: DocumentCopy };

/** What is shown of the document: with the answers, or as a student gets it. */
export const copyChosen = createEvent<DocumentCopy>();
/** Which of the versions A to D of a paper is shown; 0 is the document itself. */
export const paperChosen = createEvent<number>();
/** Picks a section to change, or lets go of it. */
export const sectionPicked = createEvent<string>();
export const sectionLeft = createEvent();
export const exportAsked = createEvent<Exporting>();
export const printAsked = createEvent();

export const $copy = createStore<DocumentCopy>('teacher', { name: 'documentCopy' });
export const $paper = createStore(0, { name: 'documentPaper' });
export const $picked = createStore<string | null>(null, { name: 'pickedSection' });

$copy.on(copyChosen, (_, copy) => copy).reset(generationClosed, openAccepted, startAccepted);
$paper.on(paperChosen, (_, paper) => paper).reset(generationClosed, openAccepted, startAccepted);
$picked
  .on(sectionPicked, (picked, section) => (picked === section ? null : section))
  .on(sectionLeft, () => null)
  .reset(generationClosed, openAccepted, startAccepted, copyChosen);

/** Whether the run under way writes a section again, and not a document or the rest of it. */
export const $rewriting = createStore(false, { name: 'rewriting' })
  .on(changeLanded, (_, { change }) => change.kind === 'regenerate')
  .on(startAnswered, () => false)
  .reset(generationClosed, openAccepted);

const ENDINGS: Record<ExportFormat, string> = { markdown: 'md', docx: 'docx' };

export const exportFx = attach({
  name: 'export',
  effect: exportGenerationFx,
  mapParams: ({ id, format, copy }: Exporting & { id: string; title: string }) => ({
    id,
    params: { format, copy },
  }),
});

export const $exporting = exportFx.pending;

sample({
  clock: sample({
    clock: exportAsked,
    source: $document,
    fn: (document, asked) =>
      document && { ...asked, id: document.generation.id, title: document.generation.title },
  }).filterMap((asked) => asked ?? undefined),
  target: exportFx,
});

sample({
  clock: exportFx.done.filterMap(({ params: { title, format, copy }, result }) =>
    result instanceof Blob
      ? {
          content: result,
          name: `${fileNameOf(title)}${copy === 'student' ? '-student' : ''}.${ENDINGS[format]}`,
        }
      : undefined,
  ),
  target: saveFileFx,
});

/** Goes to a section and picks it. */
export const sectionSought = createEvent<string>();

$picked.on(sectionSought, (_, section) => section);
sample({ clock: sectionSought, target: showPlaceFx });

export const printFx = createEffect<void, void>({ name: 'print', handler: () => window.print() });

sample({ clock: printAsked, target: printFx });

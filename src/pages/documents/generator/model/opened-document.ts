import { createEvent, sample } from 'effector';
import { $document, generationFetched } from '@/entities/generation';
import { revisionConfirmed } from '@/features/document/actions';
import { $copy, changeQueued, sectionCopyRequested } from '@/features/document/editor';
import { richCopyRequested } from '@/features/document/export';
import { printRequested, printViewOpened, settingsNeeded } from '@/features/document/print';
import { $isPrinting, generatorOpened } from './generator';

// What the features of an open document ask of each other.

/** Opens the print view with the copy on the screen. */
export const printChosen = createEvent();

sample({ clock: revisionConfirmed, target: changeQueued });
sample({ clock: sectionCopyRequested, target: richCopyRequested });
sample({ clock: printChosen, source: $copy, target: printRequested });
sample({ clock: generatorOpened, target: settingsNeeded });
sample({
  clock: sample({
    clock: [generatorOpened, generationFetched],
    source: { isPrinting: $isPrinting, document: $document },
    fn: ({ isPrinting, document }) => (isPrinting ? document?.generation : undefined),
  }).filterMap((generation) => generation),
  target: printViewOpened,
});

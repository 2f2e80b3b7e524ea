import { createEffect, createEvent, createStore, sample } from 'effector';
import * as zod from 'zod/mini';
import { $document, generationClosed, openAccepted } from '@/entities/generation';
import { templateRoute } from '@/shared/api/template-route';
import type { DocumentCopy } from '@/shared/api/generations';
import { afterTakeover } from '@/shared/first-view';
import { navigateFx } from '@/shared/lib/navigation';
import { readStoredFx, storeFx } from '@/shared/lib/storage';
import { type PaperSize, usualPaper } from '@/shared/ui/paper';
import { $copy } from './document';
import { generatorOpened } from './generator';

/** Where students write: nowhere, on ruled lines, or in an empty space. */
export type RoomToWrite = 'none' | 'lines' | 'space';

/** What the browser remembers from one print to the next. */
export type PrintSettings = {
  size: PaperSize;
  room: RoomToWrite;
  largePrint: boolean;
};

const SETTINGS = 'print-settings';
const settingsSchema = zod.object({
  size: zod.enum(['letter', 'a4']),
  room: zod.enum(['none', 'lines', 'space']),
  largePrint: zod.boolean(),
});

/** Opens the print view of the document. */
export const printRequested = createEvent();
/** Sends the sheets to the printer. */
export const printConfirmed = createEvent();
export const printedCopyChosen = createEvent<DocumentCopy>();
/** Carries the letter of a version, or null for all. */
export const printedVersionChosen = createEvent<string | null>();
export const settingChosen = createEvent<Partial<PrintSettings>>();
export const nameLineToggled = createEvent<boolean>();
export const sourceToggled = createEvent<boolean>();

export const printFx = createEffect<void, void>({ name: 'print', handler: () => window.print() });
export const usualPaperFx = createEffect<void, PaperSize>({
  name: 'usualPaper',
  handler: () => afterTakeover(() => usualPaper(navigator.language)),
});

/** Whether the page shows the print view instead of the workspace. */
export const $isPrinting = createStore(false, { name: 'isPrinting' }).on(
  generatorOpened,
  (_, { printing }) => printing === true,
);
export const $printedCopy = createStore<DocumentCopy>('teacher', { name: 'printedCopy' })
  .on(printedCopyChosen, (_, copy) => copy)
  .reset(generationClosed, openAccepted);
export const $printedVersion = createStore<string | null>(null, { name: 'printedVersion' })
  .on(printedVersionChosen, (_, letter) => letter)
  .reset(generationClosed, openAccepted);
export const $hasNameLine = createStore(true, { name: 'hasNameLine' }).on(nameLineToggled, (_, on) => on);
export const $printsSource = createStore(true, { name: 'printsSource' }).on(sourceToggled, (_, on) => on);

const settingsRead = readStoredFx.done.filterMap(({ params, result }) =>
  params === SETTINGS ? settingsSchema.safeParse(result).data : undefined,
);

export const $settings = createStore<PrintSettings>(
  { size: 'letter', room: 'lines', largePrint: false },
  { name: 'printSettings' },
)
  .on(usualPaperFx.doneData, (settings, size) => ({ ...settings, size }))
  .on(settingsRead, (_, settings) => settings)
  .on(settingChosen, (settings, chosen) => ({ ...settings, ...chosen }));

sample({ clock: generatorOpened, target: usualPaperFx });
sample({ clock: usualPaperFx.done, fn: () => SETTINGS, target: readStoredFx });
sample({
  clock: settingChosen,
  source: $settings,
  fn: (value) => ({ name: SETTINGS, value }),
  target: storeFx,
});

// The print view starts with the copy on the screen.
sample({ clock: printRequested, source: $copy, target: printedCopyChosen });
sample({
  clock: sample({ clock: printRequested, source: $document }).filterMap((document) => document ?? undefined),
  fn: ({ generation: { template_type, id } }) => ({ to: `${templateRoute(template_type)}/edit/${id}/print` }),
  target: navigateFx,
});

sample({ clock: printConfirmed, target: printFx });

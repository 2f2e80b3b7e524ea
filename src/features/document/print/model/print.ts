import { createEffect, createEvent, createStore, sample } from 'effector';
import * as zod from 'zod/mini';
import { $document, generationClosed, openAccepted } from '@/entities/generation';
import { templateRoute } from '@/shared/api/template-route';
import type { DocumentCopy } from '@/shared/api/generations';
import { afterHydration } from '@/shared/first-view';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { readStoredFx, storeFx } from '@/shared/lib/storage';
import { type PaperSize, usualPaper } from '@/shared/ui/paper';

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

/** Reads what the browser remembers from earlier prints. */
export const settingsNeeded = createEvent();
/** Opens the print view of the document, which starts with this copy. */
export const printRequested = createEvent<DocumentCopy>();
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
  handler: () => afterHydration(() => usualPaper(navigator.language)),
});

export const $printedCopy = createStore<DocumentCopy>('teacher', { name: 'printedCopy' })
  .on([printedCopyChosen, printRequested], (_, copy) => copy)
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

sample({ clock: settingsNeeded, target: usualPaperFx });
sample({ clock: usualPaperFx.done, fn: () => SETTINGS, target: readStoredFx });
sample({
  clock: settingChosen,
  source: $settings,
  fn: (value) => ({ name: SETTINGS, value }),
  target: storeFx,
});

sample({
  clock: sample({ clock: printRequested, source: $document }).filterMap(nonNull),
  fn: ({ generation: { template_type, id } }) => ({ to: `${templateRoute(template_type)}/edit/${id}/print` }),
  target: navigateFx,
});

sample({ clock: printConfirmed, target: printFx });

import { createLate } from '@/shared/late';

const opened = createLate(async () => (await import('./opened-document')).OpenedDocument);
const about = createLate(async () => (await import('./opened-document')).AboutDocument);
const dialogs = createLate(async () => (await import('./opened-document')).DocumentDialogs);
const print = createLate(async () => (await import('./opened-document')).PrintView);

export const LateDocument = opened.Late;
export const LateAbout = about.Late;
export const LateDialogs = dialogs.Late;
export const LatePrintView = print.Late;

/** For a page that shows a document at once; that of an empty form loads it when the user begins to fill it in. */
export const loadOpenedDocument = () =>
  Promise.all([opened, about, dialogs, print].map(({ preload }) => preload()));

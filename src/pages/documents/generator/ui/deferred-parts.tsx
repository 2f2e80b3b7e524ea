import { createDeferred } from '@/shared/deferred';

const opened = createDeferred(async () => (await import('./opened-document')).OpenedDocument);
const about = createDeferred(async () => (await import('./opened-document')).AboutDocument);
const dialogs = createDeferred(async () => (await import('./opened-document')).DocumentDialogs);
const print = createDeferred(async () => (await import('./opened-document')).PrintView);

const example = createDeferred(async () => (await import('./example/example')).Example);

export const DeferredExample = example.Deferred;
export const DeferredDocument = opened.Deferred;
export const DeferredAbout = about.Deferred;
export const DeferredDialogs = dialogs.Deferred;
export const DeferredPrintView = print.Deferred;

/** For a page that shows a document at once; that of an empty form loads it when the user begins to fill it in. */
export const loadOpenedDocument = () =>
  Promise.all([opened, about, dialogs, print].map(({ preload }) => preload()));

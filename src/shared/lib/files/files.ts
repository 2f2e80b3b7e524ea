import { createEffect } from 'effector';

/** Downloads a file in the browser. */
export const saveFileFx = createEffect<{ content: Blob; name: string }, void>({
  name: 'saveFile',
  handler: ({ content, name }) => {
    const url = URL.createObjectURL(content);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Some browsers read the URL only after the click has been handled.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  },
});

/** Downloads what an address serves as an attachment. */
export const downloadFx = createEffect<string, void>({
  name: 'download',
  handler: (url) => {
    const link = document.createElement('a');
    link.href = url;
    link.download = '';
    link.click();
  },
});

/** Converts a title to a file name of letters, digits and hyphens, which every file system accepts. */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .replaceAll(' ', '-') || 'document';

import { createEffect } from 'effector';

export type GradebookFile = { name: string /** In base64. */; content: string };

const MAX_BYTES = 3_000_000;

/** Reads a chosen file; fails with a sentence for the teacher. */
export const readGradebookFileFx = createEffect<File, GradebookFile>({
  name: 'readGradebookFile',
  handler: async (file) => {
    if (file.size === 0) throw new Error('This file is empty.');
    if (file.size > MAX_BYTES) throw new Error('This file is larger than 3 MB. Import it in parts.');
    return { name: file.name, content: inBase64(new Uint8Array(await file.arrayBuffer())) };
  },
});

/** So many characters are made at once: each is an argument of a call. */
const PIECE = 30_000;

function inBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

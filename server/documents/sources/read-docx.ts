import mammoth from 'mammoth';
import { Problem } from '../../platform/problem.ts';
import type { Reading } from './read-pdf.ts';
import { damaged, rejectZipBomb } from './zip.ts';

/** The text of a Word document; throws a 422 if it cannot be read. */
export async function readDocx(bytes: Buffer): Promise<Reading> {
  rejectZipBomb(bytes);
  const text = await mammoth.extractRawText({ buffer: bytes }).then(
    ({ value }) => value,
    () => {
      throw damaged();
    },
  );
  if (text.trim() === '') throw Problem.field('file', 'This document holds no text.');
  return { text, pages: null };
}

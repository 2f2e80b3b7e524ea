import mammoth from 'mammoth';
import { Problem } from '../../platform/problem.ts';
import type { Reading } from './read-pdf.ts';
import { damaged, refuseBomb } from './zip.ts';

/** The words of a Word document, one paragraph after another. */
export async function readDocx(bytes: Buffer): Promise<Reading> {
  refuseBomb(bytes);
  const text = await mammoth.extractRawText({ buffer: bytes }).then(
    ({ value }) => value,
    () => {
      throw damaged();
    },
  );
  if (text.trim() === '') throw Problem.field('file', 'This document holds no text.');
  return { text, pages: null };
}

import { Problem } from '../../../platform/problem.ts';
import { CleanText } from './clean-text.ts';
import { type FileKind, kindOfFile } from './kind-of-file.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readText } from './read-text.ts';
import type { UploadedFile } from './uploaded-file.ts';

export interface Reading {
  kind: FileKind;
  text: string;
  /** Null for a kind without pages. */
  pages: number | null;
}

/** What to tell the user when a file holds no text. */
const emptyTexts: Record<FileKind, string> = {
  pdf: 'This PDF holds pictures of pages and no text. Run text recognition on it first, or paste the text.',
  docx: 'This document holds no text.',
  txt: 'This file holds no text.',
};

/** Recognises the kind of a file by its content and extracts its text; throws a 415 or 422 if it cannot. */
export async function readFile(file: UploadedFile): Promise<Reading> {
  const kind = kindOfFile(file);
  const text = new CleanText();
  const pages = await readInto(text, kind, file);
  const cleaned = text.toString();
  if (cleaned === '') throw Problem.field('file', emptyTexts[kind]);
  return { kind, text: cleaned, pages };
}

async function readInto(text: CleanText, kind: FileKind, file: UploadedFile): Promise<number | null> {
  if (kind === 'pdf') return readPdf(file, text);
  if (kind === 'docx') await readDocx(file, text);
  else readText(file, text);
  return null;
}

import { getDocumentProxy } from 'unpdf';
import { Problem } from '../../../platform/problem.ts';
import type { CleanText } from './clean-text.ts';
import { damaged } from './problems.ts';
import { readBytes, type UploadedFile } from './uploaded-file.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type TextContent = Awaited<ReturnType<Page['getTextContent']>>;

/** No real PDF has more; the number of pages is a claim of the file. */
const MAX_PAGES = 1_000_000;

/** The text of a PDF, page by page until `text` is full. Returns the number of pages. */
export async function readPdf(file: UploadedFile, text: CleanText): Promise<number> {
  const pdf = await open(readBytes(file, 0, file.size));
  const pages = pdf.numPages;
  if (!Number.isInteger(pages) || pages > MAX_PAGES) throw damaged();
  for (let number = 1; number <= pages && !text.isFull; number += 1) {
    await readPage(pdf, number, text);
    text.append('\n\n');
  }
  return pages;
}

async function open(bytes: Buffer): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw Problem.field('file', 'This PDF is protected with a password. Save a copy without one.');
    }
    throw error;
  }
}

/** Line distance, in line heights, above which a new paragraph starts. */
const PARAGRAPH_GAP = 1.75;

/** Streams the page, so that endless text ends at the limit. A wide gap between lines starts a paragraph. */
async function readPage(pdf: Pdf, number: number, text: CleanText): Promise<void> {
  const page = await pdf.getPage(number);
  const reader: ReadableStreamDefaultReader<TextContent> = page.streamTextContent().getReader();
  let lastLine: number | undefined;
  let endsLine = false;
  while (!text.isFull) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) {
      if (!('str' in item)) continue;
      const line: unknown = item.transform[5];
      if (typeof line === 'number' && item.str.trim() !== '') {
        const gap = lastLine === undefined ? 0 : Math.abs(lastLine - line);
        if (item.height > 0 && gap > item.height * PARAGRAPH_GAP && endsLine) text.append('\n');
        lastLine = line;
      }
      text.append(item.str);
      if (item.hasEOL) text.append('\n');
      endsLine = item.hasEOL;
    }
  }
  page.cleanup();
}

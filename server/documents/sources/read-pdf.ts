import { getDocumentProxy } from 'unpdf';
import { Problem } from '../../platform/problem.ts';
import { damaged } from './zip.ts';

export interface Reading {
  text: string;
  pages: number | null;
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The text of a PDF, page by page up to `maxCharacters`; a wide gap between lines starts a paragraph. */
export async function readPdf(bytes: Buffer, maxCharacters: number): Promise<Reading> {
  const pdf = await open(bytes);
  let text = '';
  for (let number = 1; number <= pdf.numPages && text.length < maxCharacters; number += 1) {
    text += `${await pageText(pdf, number)}\n\n`;
  }
  if (text.trim() === '') {
    throw Problem.field(
      'file',
      'This PDF holds pictures of pages and no text. Run text recognition on it first, or paste the text.',
    );
  }
  return { text, pages: pdf.numPages };
}

async function open(bytes: Buffer): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes));
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw Problem.field('file', 'This PDF is protected with a password. Save a copy without one.');
    }
    throw damaged();
  }
}

/** Line distance, in line heights, above which a new paragraph starts. */
const PARAGRAPH_GAP = 1.75;

async function pageText(pdf: Pdf, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  let text = '';
  let lastLine: number | null = null;
  for (const item of items) {
    if (!('str' in item)) continue;
    const line: unknown = item.transform[5];
    if (typeof line === 'number' && item.str.trim() !== '') {
      const gap: number = lastLine === null ? 0 : Math.abs(lastLine - line);
      if (item.height > 0 && gap > item.height * PARAGRAPH_GAP && text.endsWith('\n')) text += '\n';
      lastLine = line;
    }
    text += item.str + (item.hasEOL ? '\n' : '');
  }
  page.cleanup();
  return text;
}

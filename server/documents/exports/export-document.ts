import { Problem } from '../../platform/problem.ts';
import { sectionsOf, type WrittenDocument } from './compose.ts';
import type { ExportFormat } from './formats/declarations.ts';
import type { ExportedGenerator, PaperSize } from './formats/export-job.ts';
import { formatNamed, isOffered } from './formats/format.ts';
import { writers } from './formats/writers.ts';
import type { WritePdf } from './pdf/pdf-writer.ts';
import type { Copy } from './piece.ts';

export interface ExportedFile {
  name: string;
  type: string;
  body: Buffer;
}

export interface ExportRequest {
  format: ExportFormat;
  copy: Copy;
  /** By default Letter, and A4 for documents in British English. */
  paper?: PaperSize | undefined;
  /** The name of the teacher, for the file's properties. */
  author: string;
  /** Of the document, for the ids of a calendar's events. */
  documentId: string;
}

/** The document as a file, for the teacher or for students. Throws 422 if the format can't hold it. */
export async function exportDocument(
  generator: ExportedGenerator,
  written: WrittenDocument,
  { format, copy, paper = usualPaper(written), author, documentId }: ExportRequest,
  writePdf: WritePdf,
): Promise<ExportedFile> {
  const declared = formatNamed(format);
  const { label, extension, contentType, copies } = declared;
  if (!copies.includes(copy)) throw new Problem('invalid', `${label} has no ${copy} copy.`);
  const kinds = new Set(sectionsOf(generator, written, copy).map(({ block }) => block));
  if (generator.quiz) kinds.add('questions');
  if (!isOffered(declared, generator, kinds)) {
    throw new Problem('invalid', `This document has nothing to export as ${label}.`);
  }
  const content = await writers[format]({ generator, written, copy, paper, author, documentId, writePdf });
  return {
    name: `${fileName(written.title, copy)}.${extension}`,
    type: contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    body: Buffer.from(content),
  };
}

const usualPaper = ({ input }: WrittenDocument): PaperSize =>
  input['paper'] === 'A4' || input.language === 'English (UK)' ? 'a4' : 'letter';

const MAX_NAME_LENGTH = 80;

const fileName = (title: string, copy: Copy): string =>
  `${validFileName(title)}${copy === 'student' ? ' (student copy)' : ''}`;

/** A file name that is valid on every operating system, without its extension. */
export function validFileName(title: string): string {
  const clean = title
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed()
    .replace(/[. ]+$/, '');
  return clean === '' ? 'Document' : clean;
}

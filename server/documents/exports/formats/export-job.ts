import type { Generator } from '../../templates/generator.ts';
import type { WrittenDocument } from '../compose.ts';
import type { WritePdf } from '../pdf/pdf-writer.ts';
import type { Copy } from '../piece.ts';

/** What an export needs to know of a template. */
export type ExportedGenerator = Pick<Generator, 'result' | 'quiz' | 'watermark' | 'private'>;

export type PaperSize = 'letter' | 'a4';

/** What a format's writer gets. */
export interface ExportJob {
  generator: ExportedGenerator;
  written: WrittenDocument;
  copy: Copy;
  paper: PaperSize;
  /** The name of the teacher, for the file's properties. */
  author: string;
  /** Of the document, for the ids of a calendar's events. */
  documentId: string;
  writePdf: WritePdf;
}

/** The content of the file; a text becomes UTF-8. */
export type FormatWriter = (job: ExportJob) => Buffer | string | Promise<Buffer>;

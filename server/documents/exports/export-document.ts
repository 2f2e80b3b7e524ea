import type { Generator } from '../templates/generator.ts';
import { compose, originOf, type WrittenDocument } from './compose.ts';
import { toDocx } from './docx.ts';
import { languageOf } from './language.ts';
import { toMarkdown } from './markdown.ts';
import type { WritePdf } from './pdf/pdf-writer.ts';
import type { Copy } from './piece.ts';

export interface ExportedFile {
  name: string;
  type: string;
  body: Buffer;
}

export type ExportFormat = 'markdown' | 'docx' | 'pdf';

export type PaperSize = 'letter' | 'a4';

export interface ExportRequest {
  format: ExportFormat;
  copy: Copy;
  /** By default Letter, and A4 for documents in British English. */
  paper?: PaperSize | undefined;
  /** The name of the teacher, for the file's properties. */
  author: string;
}

/** The document as a file, for the teacher or for students. */
export async function exportDocument(
  generator: Pick<Generator, 'result'>,
  written: WrittenDocument,
  { format, copy, paper = usualPaper(written), author }: ExportRequest,
  writePdf: WritePdf,
): Promise<ExportedFile> {
  const pieces = compose(generator, written, copy);
  const name = fileName(written.title, copy);
  const { tag, rightToLeft } = languageOf(written.input);
  const about = { title: written.title, author, description: originOf(written.meta) };
  switch (format) {
    case 'markdown':
      return {
        name: `${name}.md`,
        type: 'text/markdown; charset=utf-8',
        body: Buffer.from(toMarkdown(pieces), 'utf8'),
      };
    case 'docx':
      return {
        name: `${name}.docx`,
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        body: await toDocx(pieces, { ...about, letter: paper === 'letter', language: tag, rightToLeft }),
      };
    case 'pdf': {
      const [language = '', region = null] = tag.split('-');
      const body = await writePdf({
        ...about,
        language,
        region,
        rightToLeft,
        paper: paper === 'letter' ? 'us-letter' : 'a4',
        copy: copy === 'student' ? 'Student copy' : 'Teacher copy',
        pieces,
      });
      return { name: `${name}.pdf`, type: 'application/pdf', body };
    }
  }
}

const usualPaper = ({ input }: WrittenDocument): PaperSize =>
  input.language === 'English (UK)' ? 'a4' : 'letter';

const LONGEST_NAME = 80;

/** A file name that is valid on every operating system. */
function fileName(title: string, copy: Copy): string {
  const clean = title
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed()
    .replace(/[. ]+$/, '');
  return `${clean === '' ? 'Document' : clean}${copy === 'student' ? ' (student copy)' : ''}`;
}

/** The content-disposition header; clients that can't read the encoded name use the plain one. */
export function contentDisposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\u0020-\u007E]/g, '')
    .replaceAll(/["\\%]/g, '');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

import type { Generator } from '../templates/generator.ts';
import { compose, type WrittenDocument } from './compose.ts';
import { toDocx } from './docx.ts';
import { toMarkdown } from './markdown.ts';
import type { Copy } from './piece.ts';

export interface ExportedFile {
  name: string;
  type: string;
  body: Buffer;
}

export type ExportFormat = 'markdown' | 'docx';

/** The document as a file, for the teacher or for students. */
export async function exportDocument(
  generator: Pick<Generator, 'result'>,
  written: WrittenDocument,
  format: ExportFormat,
  copy: Copy,
): Promise<ExportedFile> {
  const pieces = compose(generator, written, copy);
  const name = fileName(written.title, copy);
  if (format === 'markdown') {
    return {
      name: `${name}.md`,
      type: 'text/markdown; charset=utf-8',
      body: Buffer.from(toMarkdown(pieces), 'utf8'),
    };
  }
  return {
    name: `${name}.docx`,
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    body: await toDocx(pieces, { title: written.title, letter: written.input.language !== 'English (UK)' }),
  };
}

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

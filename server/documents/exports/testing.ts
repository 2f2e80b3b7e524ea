import mammoth from 'mammoth';
import { z } from 'zod';
import { type BlockKind, blockSchemas } from '../../generated/blocks.ts';
import { type ExportedFile, exportDocument, type ExportRequest } from './export-document.ts';
import type { ExportFormat } from './formats/declarations.ts';
import { readTaggedPdf } from './pdf/testing.ts';
import { compile } from './pdf/writer/compile.ts';
import type { WrittenDocument } from './compose.ts';
import type { Generator } from '../templates/generator.ts';
import type { Copy } from './piece.ts';

/** The formats that show the whole document. */
export const documentFormats = ['markdown', 'docx', 'pdf'] as const satisfies ExportFormat[];

/** Titles of sections that the line of facts under the document's title replaces. */
export const onTheLine: ReadonlySet<string | undefined> = new Set(['Header', 'Total points']);

/** The document as a file; a PDF is written in this process, which is faster than in one of its own. */
export const exported = (
  generator: Pick<Generator, 'result'>,
  written: WrittenDocument,
  request: Omit<ExportRequest, 'author' | 'documentId'> & Partial<ExportRequest>,
): Promise<ExportedFile> =>
  exportDocument(generator, written, { author: 'Amara Okafor', documentId: 'd1', ...request }, (sheet) =>
    Promise.resolve(compile(sheet)),
  );

/** The words of an exported file, without the marks of its format. */
export async function wordsOf(body: Buffer, format: ExportFormat): Promise<string> {
  if (format === 'pdf') return (await readTaggedPdf(body)).text;
  if (format === 'docx') return (await mammoth.extractRawText({ buffer: body })).value;
  return body.toString('utf8').replaceAll(/[*\\]/g, '');
}

/** Exports a document of one section and reads the file back. */
export async function exportBlock(
  kind: BlockKind,
  value: unknown,
  format: ExportFormat,
  copy: Copy,
): Promise<string> {
  const result = z.object({ part: blockSchemas[kind].meta({ title: 'Part', block: kind }) });
  const written = {
    title: 'Document',
    input: {},
    result: { part: value },
    meta: { composed: false, model: 'a model' },
  };
  const { body } = await exported({ result }, written, { format, copy });
  return wordsOf(body, format);
}

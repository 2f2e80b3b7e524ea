import mammoth from 'mammoth';
import { z } from 'zod';
import { type BlockKind, blockSchemas } from '../../generated/blocks.ts';
import { exportDocument, type ExportFormat } from './export-document.ts';
import type { Copy } from './piece.ts';

/** The words of an exported file, without the marks of its format. */
export async function wordsOf(body: Buffer, format: ExportFormat): Promise<string> {
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
  const { body } = await exportDocument({ result }, written, format, copy);
  return wordsOf(body, format);
}

import { and, asc, eq, isNull } from 'drizzle-orm';
import JSZip from 'jszip';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { exportDocument, validFileName } from '../exports/export-document.ts';
import { csvOf, type Row, scoreRows } from '../exports/formats/scores-csv.ts';
import type { Copy } from '../exports/piece.ts';
import { requireGenerator } from '../generations/document/form.ts';
import { generations } from '../generations/document/tables.ts';
import { batches, batchItems } from './tables.ts';

interface ExportedBatch {
  name: string;
  body: string | Buffer;
}

/** A batch of the user with its items, and the documents of the finished ones; throws a 404 otherwise. */
async function readItems(db: Database, userId: string, id: string) {
  const [batch] = await db
    .select({ title: batches.title, templateType: batches.templateType })
    .from(batches)
    .where(and(eq(batches.id, id), eq(batches.userId, userId)));
  if (!batch) throw new Problem('not_found');
  const rows = await db
    .select({ name: batchItems.name, state: batchItems.state, written: generations })
    .from(batchItems)
    .leftJoin(generations, and(eq(generations.id, batchItems.generationId), isNull(generations.trashedAt)))
    .where(eq(batchItems.batchId, id))
    .orderBy(asc(batchItems.position));
  const items = rows.map(({ name, state, written }) => ({
    name,
    written: state === 'finished' && written ? written : null,
  }));
  return { title: batch.title, generator: requireGenerator(batch.templateType), items };
}

/** The scores of all items; an unfinished one has a row with its name alone. */
export async function batchScoresCsv(db: Database, userId: string, id: string): Promise<ExportedBatch> {
  const { title, generator, items } = await readItems(db, userId, id);
  const rows = items.flatMap(({ name, written }): Row[] => {
    const scores = written ? scoreRows({ generator, written, copy: 'teacher' }) : [];
    if (scores.length === 0) return [{ Student: name }];
    return scores.map(({ Student: _, ...row }) => ({ Student: name, ...row }));
  });
  return { name: `${validFileName(title)} scores.csv`, body: csvOf(rows) };
}

/** The finished documents as Word files, named after their items; throws a 422 if there is none. */
export async function batchDocumentsZip(
  db: Database,
  userId: string,
  id: string,
  copy: Copy,
  author: string,
): Promise<ExportedBatch> {
  const { title, generator, items } = await readItems(db, userId, id);
  const zip = new JSZip();
  for (const [index, { written }] of items.entries()) {
    if (!written) continue;
    const request = { format: 'docx', copy, author, documentId: written.id } as const;
    const { name, body } = await exportDocument(generator, written, request, noPdf);
    zip.file(`${String(index + 1).padStart(2, '0')} ${name}`, body);
  }
  if (Object.keys(zip.files).length === 0) throw new Problem('invalid', 'No document is finished yet.');
  return {
    name: `${validFileName(title)}.zip`,
    body: await zip.generateAsync({ type: 'nodebuffer', compression: 'STORE' }),
  };
}

/** Word files need no PDF writer. */
const noPdf = () => Promise.reject(new Error('A batch is exported as Word files only.'));

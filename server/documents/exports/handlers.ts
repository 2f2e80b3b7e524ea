import type { Generations } from '../generations/generations.ts';
import { findGeneration } from '../generations/document/present-generation.ts';
import { requireMadeWith } from '../own-templates/find-generator.ts';
import { Problem } from '../../platform/problem.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { whenDisconnected } from '../../platform/http/disconnected.ts';
import { contentDisposition } from '../../platform/http/download.ts';
import { questionsIn } from './blocks/questions-block.ts';
import { exportDocument } from './export-document.ts';
import { PdfWriter } from './pdf/pdf-writer.ts';
import { richTextOf } from './rich-text.ts';
import { findSourceText } from './source-text.ts';

export function exportHandlers(generations: Generations): HandlersOf<'exportGeneration' | 'getRichText'> {
  const pdf = new PdfWriter();
  /** The template as the document was made with it. */
  const generatorFor = async (userId: string, id: string) => {
    const row = await findGeneration(generations.db, userId, id);
    if (!row) throw new Problem('not_found');
    return requireMadeWith(row);
  };
  /** The document with the text that its questions rest on. */
  const readWithSource = async (userId: string, id: string) => {
    const generation = await generations.read(userId, id);
    const asked = {
      input: generation.input,
      questions: Object.values(generation.result).flatMap(questionsIn),
    };
    return { ...generation, source: await findSourceText(generations.db, userId, asked) };
  };
  return {
    async exportGeneration({ user, params, query }, reply) {
      const generation = await readWithSource(user.id, params.id);
      const generator = await generatorFor(user.id, params.id);
      const file = await exportDocument(
        generator,
        generation,
        {
          format: query.format,
          copy: query.copy ?? 'teacher',
          paper: query.paper,
          author: `${user.firstName} ${user.lastName}`.trim(),
          documentId: params.id,
        },
        (request) => pdf.write(user.id, request, whenDisconnected(reply)),
      );
      return reply
        .header('content-disposition', contentDisposition(file.name))
        .type(file.type)
        .send(file.body);
    },

    async getRichText({ user, params, query: { section, copy = 'teacher' } }) {
      const generation = await readWithSource(user.id, params.id);
      return richTextOf(await generatorFor(user.id, params.id), generation, copy, section);
    },
  };
}

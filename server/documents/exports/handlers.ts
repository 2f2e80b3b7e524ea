import type { Generations } from '../generations/generations.ts';
import { requireGenerator } from '../generations/form.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { contentDisposition, exportDocument } from './export-document.ts';

export function exportHandlers(generations: Generations): HandlersOf<'exportGeneration'> {
  return {
    async exportGeneration({ user, params, query }, reply) {
      const generation = await generations.read(user.id, params.id);
      const generator = requireGenerator(generation.template_type);
      const file = await exportDocument(generator, generation, query.format, query.copy ?? 'teacher');
      return reply
        .header('content-disposition', contentDisposition(file.name))
        .type(file.type)
        .send(file.body);
    },
  };
}

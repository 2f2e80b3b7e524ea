import { generatorOf, generatorsFor } from '../templates/generators.ts';
import type { Engine } from '../../engine/port/engine.ts';
import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/problem.ts';
import { prefillSource, readPrefill, type Teaching } from './prefill.ts';
import { asksForStudent, presentEntry, presentTemplate } from './present-template.ts';

interface CatalogueNeeds {
  db: Database;
  engine: Engine;
  teachingOf(userId: string): Promise<Teaching>;
  /** The names of the students in a teacher's classes, in order. */
  studentsOf(userId: string): Promise<string[]>;
}

export const templateHandlers = ({
  db,
  engine,
  teachingOf,
  studentsOf,
}: CatalogueNeeds): HandlersOf<'listTemplates' | 'getTemplate'> => ({
  listTemplates: async ({ user }) => ({ items: generatorsFor(user.role).map(presentEntry) }),

  async getTemplate({ user, params }) {
    const generator = generatorOf(params.template_type);
    if (generator?.audience !== user.role) throw new Problem('not_found');
    const prefill = await readPrefill(db, user.id, generator, await teachingOf(user.id));
    return presentTemplate(
      generator,
      { ...prefill, ...(await prefillSource(engine, generator)) },
      asksForStudent(generator) ? await studentsOf(user.id) : [],
    );
  },
});

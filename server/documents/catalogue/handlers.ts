import type { Account } from '../../accounts/users/account.ts';
import type { Generator } from '../templates/generator.ts';
import { generatorOf } from '../templates/generators.ts';
import type { Engine } from '../../engine/port/engine.ts';
import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/problem.ts';
import { prefillSource, readPrefill, type Teaching } from './prefill.ts';
import { addFavourite, removeFavourite } from './favourites.ts';
import { asksForStudent, catalogueFor, presentTemplate } from './present-template.ts';
import { readTemplateUse } from './template-use.ts';

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
}: CatalogueNeeds): HandlersOf<
  'listTemplates' | 'getTemplate' | 'favouriteTemplate' | 'unfavouriteTemplate'
> => ({
  async listTemplates({ user }) {
    const uses = await readTemplateUse(db, user.id);
    return { items: catalogueFor(user.role).map((entry) => ({ ...entry, ...uses(entry.templateType) })) };
  },

  async favouriteTemplate({ user, params }, reply) {
    await addFavourite(db, user.id, requireTemplate(user, params.template_type).templateType);
    return reply.code(204).send();
  },

  async unfavouriteTemplate({ user, params }, reply) {
    await removeFavourite(db, user.id, requireTemplate(user, params.template_type).templateType);
    return reply.code(204).send();
  },

  async getTemplate({ user, params }) {
    const generator = requireTemplate(user, params.template_type);
    const prefill = await readPrefill(db, user.id, generator, await teachingOf(user.id));
    return presentTemplate(
      generator,
      { ...prefill, ...(await prefillSource(engine, generator)) },
      asksForStudent(generator) ? await studentsOf(user.id) : [],
    );
  },
});

/** The template of the path; throws a 404 unless the user's role has it. */
function requireTemplate({ role }: Pick<Account, 'role'>, type: string): Generator {
  const generator = generatorOf(type);
  if (generator?.audience !== role) throw new Problem('not_found');
  return generator;
}

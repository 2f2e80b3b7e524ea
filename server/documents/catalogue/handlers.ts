import type { Account } from '../../accounts/users/account.ts';
import { isAdministrator } from '../../accounts/users/administrator.ts';
import type { Generator } from '../templates/generator.ts';
import { generatorsFor } from '../templates/generators.ts';
import { presentExample } from '../templates/sample.ts';
import { findTemplate, requireMadeWith, versionOf } from '../own-templates/find-generator.ts';
import { ownGenerator } from '../own-templates/own-generator.ts';
import { findUsable, listUsable, type UsableTemplate } from '../own-templates/own-templates.ts';
import { ownIdOf } from '../own-templates/own-type.ts';
import { findGeneration } from '../generations/document/present-generation.ts';
import type { Engine } from '../../engine/port/engine.ts';
import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import type { TemplateEntry } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import { readPrefill, type Teaching } from './prefill.ts';
import { addFavourite, removeFavourite } from './favourites.ts';
import {
  asksForClass,
  asksForStudent,
  catalogueEntry,
  type FormOffers,
  oncePerGenerator,
  presentEntry,
  presentTemplate,
} from './present-template.ts';
import { readTemplateUse } from './template-use.ts';
import { adviceFor, noticeOf, withoutModel } from './without-model.ts';

export interface CatalogueDependencies {
  db: Database;
  engine: Engine;
  teachingOf(userId: string): Promise<Teaching>;
  /** What a form that asks for students or classes offers its user. */
  offersTo(
    userId: string,
    asked: { students: boolean; classes: boolean },
  ): Promise<Omit<FormOffers, 'links'>>;
  /** Whether forms offer web pages as sources. */
  allowsLinks: boolean;
  /** The addresses of administrators, who can connect a model. */
  administrators: readonly string[];
}

export const templateHandlers = ({
  db,
  engine,
  teachingOf,
  offersTo,
  allowsLinks,
  administrators,
}: CatalogueDependencies): HandlersOf<
  'listTemplates' | 'getTemplate' | 'getTemplateExample' | 'favouriteTemplate' | 'unfavouriteTemplate'
> => {
  const withoutModelOf = oncePerGenerator((generator) => withoutModel(engine, generator));
  const entryOf = async (generator: Generator, entry: TemplateEntry): Promise<TemplateEntry> => {
    const { writtenFrom } = await withoutModelOf(generator);
    return { ...entry, ...(writtenFrom && { written_from: writtenFrom }) };
  };
  return {
    async listTemplates({ user }) {
      const [uses, own] = await Promise.all([
        readTemplateUse(db, user.id),
        user.role === 'teacher' ? listUsable(db, user.id) : [],
      ]);
      const ours = generatorsFor(user.role).map(
        (generator) => [generator, catalogueEntry(generator)] as const,
      );
      const entries = await Promise.all(
        [...own.map(presentUsable), ...ours].map(([generator, entry]) => entryOf(generator, entry)),
      );
      return {
        items: entries.map((entry) => ({ ...entry, ...uses(entry.templateType) })),
        ...noticeOf(entries, isAdministrator(user, administrators)),
      };
    },

    async favouriteTemplate({ user, params }, reply) {
      const { templateType } = await requireTemplate(db, user, params.template_type);
      await addFavourite(db, user.id, templateType);
      return reply.code(204).send();
    },

    async unfavouriteTemplate({ user, params }, reply) {
      const { templateType } = await requireTemplate(db, user, params.template_type);
      await removeFavourite(db, user.id, templateType);
      return reply.code(204).send();
    },

    async getTemplate({ user, params, query }) {
      const generator =
        query.document === undefined
          ? await requireTemplate(db, user, params.template_type)
          : await templateOf(db, user, params.template_type, query.document);
      const [prefill, offers] = await Promise.all([
        teachingOf(user.id).then((teaching) => readPrefill(db, user.id, generator, teaching)),
        offersTo(user.id, { students: asksForStudent(generator), classes: asksForClass(generator) }),
      ]);
      const { writtenFrom, refusal } = await withoutModelOf(generator);
      const source = writtenFrom === 'text' ? { source_type: 'paste' } : {};
      const presented = presentTemplate(
        generator,
        { ...prefill, ...source },
        { ...offers, links: allowsLinks },
      );
      const template = {
        ...presented,
        entry: await entryOf(generator, presented.entry),
        ...(refusal !== undefined && {
          refusal: `${refusal} ${adviceFor(isAdministrator(user, administrators))}`,
        }),
      };
      const id = ownIdOf(generator.templateType);
      const usable = id === null ? undefined : await findUsable(db, user.id, id);
      return usable ? { ...template, entry: { ...template.entry, own: factsOf(usable) } } : template;
    },

    async getTemplateExample({ user, params }) {
      const generator = await requireTemplate(db, user, params.template_type);
      if (generator.own) throw new Problem('not_found');
      return exampleOf(generator);
    },
  };
};

const exampleOf = oncePerGenerator(presentExample);

/** The template of the path; throws a 404 unless the user can use it. */
async function requireTemplate(db: Database, user: User, type: string): Promise<Generator> {
  const generator = await findTemplate(db, user, type);
  if (generator?.audience !== user.role) throw new Problem('not_found');
  return generator;
}

type User = Pick<Account, 'id' | 'role'>;

/** The template of a user's document as it was made with it, even if it has changed or is gone. */
async function templateOf(db: Database, user: User, type: string, id: string): Promise<Generator> {
  const row = await findGeneration(db, user.id, id);
  if (row?.templateType !== type) throw new Problem('not_found');
  return requireMadeWith(row);
}

const factsOf = ({ row, mine, author }: UsableTemplate) => ({
  id: row.id,
  mine,
  author,
  shared: row.shared,
});

function presentUsable(usable: UsableTemplate): readonly [Generator, TemplateEntry] {
  const generator = ownGenerator(versionOf(usable.row));
  return [generator, { ...presentEntry(generator), own: factsOf(usable) }];
}

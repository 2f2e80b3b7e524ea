import { z } from 'zod';
import type {
  BlockKind,
  ExportOffer,
  Template,
  TemplateBatch,
  TemplateEntry,
  TemplateSection,
  TemplateTarget,
} from '../../generated/schemas/index.ts';
import { generators } from '../../generated/generators.ts';
import { actionsOf, blocksOf, offersAction, takesDocuments } from '../templates/actions.ts';
import { type DeclaredFormat, formatsOf } from '../exports/formats/format.ts';
import { columnsOf } from '../templates/columns.ts';
import type { BatchDeclaration, Generator } from '../templates/generator.ts';
import { isForStudent } from '../templates/students-in.ts';

export const presentEntry = (generator: Generator): TemplateEntry => ({
  title: generator.title,
  description: generator.description,
  route: generator.route,
  templateType: generator.templateType,
  icon: generator.icon,
  ...(generator.own?.content.color && { color: generator.own.content.color }),
  audience: generator.audience,
  group: generator.group,
  plan: generator.plan,
  ...(generator.watermark && { watermark: generator.watermark }),
});

/** The entry in the catalogue, without what a user did with it. */
export const catalogueEntry = (generator: Generator): TemplateEntry => ({
  ...presentEntry(generator),
  keywords: [...(generator.keywords ?? [])],
  ...(generator.subjects && { subjects: [...generator.subjects] }),
});

/** A class that a form offers, with what choosing it fills in. */
interface FormClass {
  id: string;
  name: string;
  subject: string;
  grade_level: string;
}

/** What the fields of a form offer to its user. */
export interface FormOffers {
  students: readonly string[];
  classes: readonly FormClass[];
  /** Whether a web page can be the source. */
  links: boolean;
}

const NOTHING: FormOffers = { students: [], classes: [], links: false };

export const presentTemplate = (
  generator: Generator,
  prefill: Template['prefill'],
  offers: FormOffers = NOTHING,
): Template => ({
  ...presentDeclaration(generator),
  prefill,
  ...((offers.students.length > 0 || offers.classes.length > 0 || offers.links) && {
    input_schema: formSchemaOf(generator, offers),
  }),
});

/** Remembers what follows from a declaration, which never changes and is the same for every user. */
export function oncePerGenerator<Result>(
  work: (generator: Generator) => Result,
): (generator: Generator) => Result {
  const known = new WeakMap<Generator, { result: Result }>();
  return (generator) => {
    const { result } = known.get(generator) ?? { result: work(generator) };
    known.set(generator, { result });
    return result;
  };
}

const presentDeclaration = oncePerGenerator((generator) => ({
  entry: presentEntry(generator),
  input_schema: formSchemaOf(generator, NOTHING),
  ...(generator.batch && { batch: presentBatchDeclaration(generator.batch) }),
  ...(generator.modifies && { modify: modifyOf(generator, generator.modifies) }),
  sections: Object.entries(generator.result.shape).map(([key, value]) =>
    presentSection(generator, key, value),
  ),
  actions: actionsOf(generator),
  targets: targetsOf(generator),
  exports: formatsOf(generator).map((format) => presentFormat(format, generator)),
}));

const modifyOf = (
  { route, modification }: Generator,
  { picker, form }: NonNullable<Generator['modifies']>,
) => ({
  picker: `${route}/${picker}`,
  form: `${route}/${form}`,
  own: { ...modification?.ofOwnQuestions },
});

const presentBatchDeclaration = ({ items, max, file }: BatchDeclaration): TemplateBatch => ({
  items,
  max,
  ...(file !== undefined && { file }),
});

const presentFormat = (
  { contentType: _, forClasses: __, blocks, copies, ...format }: DeclaredFormat,
  { quiz }: Generator,
): ExportOffer => ({
  ...format,
  // Tasks that become questions only in the export are in blocks of another kind.
  ...(blocks && !(quiz && blocks.includes('questions')) && { blocks: [...blocks] }),
  copies: [...copies],
});

const CLASS = 'class_id';
const SOURCE_TYPE = 'source_type';

/** The JSON Schema of the form. Its fields for a student suggest names; fields without an offer are left out. */
function formSchemaOf({ input }: Generator, { students, classes, links }: FormOffers) {
  const schema = z.toJSONSchema(input, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      if (isForStudent(zodSchema) && students.length > 0) jsonSchema.examples = [...students];
      if (zodSchema === input.shape[SOURCE_TYPE] && !links)
        jsonSchema.enum = jsonSchema.enum?.filter((kind) => kind !== 'link');
    },
  });
  const { [CLASS]: classField, ...others } = schema.properties ?? {};
  if (typeof classField !== 'object') return schema;
  if (classes.length === 0) return { ...schema, properties: others };
  return { ...schema, properties: { ...schema.properties, [CLASS]: { ...classField, classes } } };
}

/** Whether a form can be for one of the user's classes. */
export const asksForClass = ({ input }: Generator): boolean => CLASS in input.shape;

/** Whether a form has a field for a student, also in rows. */
export const asksForStudent = oncePerGenerator(({ input }): boolean =>
  JSON.stringify(z.toJSONSchema(input, { io: 'input' })).includes('"widget":"student"'),
);

/** The templates that a document of this one can be converted to. */
const targetsOf = (generator: Generator): TemplateTarget[] =>
  offersAction(generator, 'add')
    ? generators
        .filter((target) => target !== generator && takesDocuments(target))
        .map((target) => ({
          template_type: target.templateType,
          title: target.title,
          group: target.group,
          blocks: blocksOf(target),
        }))
    : [];

/** The block kinds whose template declares their parts. */
const COLUMNAR: ReadonlySet<BlockKind> = new Set(['table', 'facts', 'entries']);

export function presentSection(generator: Generator, key: string, value: z.core.$ZodType): TemplateSection {
  const dependents = generator.dependents[key];
  const meta = z.globalRegistry.get(value);
  if (meta?.title === undefined || meta.block === undefined) {
    throw new Error(`The section ${key} has no title or no block.`);
  }
  const columns = COLUMNAR.has(meta.block) ? columnsOf(value) : [];
  return {
    key,
    title: meta.title,
    block: meta.block,
    teacher_only: meta.teacher_only ?? false,
    ...(columns.length > 0 && { columns }),
    ...(meta.about !== undefined && { about: meta.about }),
    ...(generator.derived.includes(key) && { derived: true }),
    ...(dependents && { followed_by: [...dependents] }),
    schema: z.toJSONSchema(value),
  };
}

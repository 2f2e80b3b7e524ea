import { z } from 'zod';
import type { Engine } from '../../../engine/port/engine.ts';
import { modelSchemaOf } from '../../../engine/port/model-schema.ts';
import type { SectionOutline, WritingRequest } from '../../../engine/port/writing-request.ts';
import type { Generator, SectionTask } from '../../templates/generator.ts';
import { studentsIn } from '../../templates/students-in.ts';
import type { Writing } from './context.ts';
import { schemaAt } from './section-item.ts';

/** The request that an engine gets for this task, without the sections that code derives. */
export function writingRequestOf(
  { generator, input, context }: Writing,
  { keys, written, change, revision }: SectionTask,
): WritingRequest {
  return {
    templateType: generator.templateType,
    form: input,
    students: studentsIn(generator.input, input),
    sources: context.sources,
    standards: context.standards,
    sections: keys
      .filter((key) => !generator.derived.includes(key))
      .flatMap((key) => outlinesOf(generator).get(key) ?? [])
      .map((outline) => ({ ...outline, schema: schemaOf(outline, change) })),
    written,
    ...(change && { change }),
    ...(revision && { revision }),
    ...(generator.ruleAdapter && { ruleAdapter: generator.ruleAdapter }),
  };
}

/** The sections of a new document: those that the engine can write and those that code derives. */
export async function writableSections(
  engine: Engine,
  { derived }: Generator,
  keys: readonly string[],
  request: WritingRequest,
): Promise<string[]> {
  const writable = new Set(await engine.writable(request));
  return keys.filter((key) => writable.has(key) || derived.includes(key));
}

/** The schema that is sent to a model: an object with these sections, all of them required; of a section whose item is rewritten, only the item. */
export function resultSchemaOf(
  generator: Generator,
  { keys, change }: Pick<SectionTask, 'keys' | 'change'>,
): Record<string, unknown> {
  const outlines = outlinesOf(generator);
  const schemas = keys.flatMap((key) => {
    const outline = outlines.get(key);
    return outline ? [[key, schemaOf(outline, change)] as const] : [];
  });
  return modelSchemaOf({
    type: 'object',
    properties: Object.fromEntries(schemas),
    required: schemas.map(([key]) => key),
    additionalProperties: false,
  });
}

const schemaOf = (
  { key, schema }: SectionOutline,
  change: SectionTask['change'],
): SectionOutline['schema'] =>
  change?.item && change.section === key ? schemaAt(schema, [...change.item.path], change.before) : schema;

export const titleOf = (generator: Generator, key: string): string =>
  outlinesOf(generator).get(key)?.title ?? key;

const cache = new WeakMap<Generator, Map<string, SectionOutline>>();

/** Cached, because converting the schemas takes milliseconds. */
function outlinesOf(generator: Generator): Map<string, SectionOutline> {
  const cached = cache.get(generator);
  if (cached) return cached;
  const outlines = new Map(
    Object.entries(generator.result.shape).map(([key, schema]) => [key, outlineOf(key, schema)]),
  );
  cache.set(generator, outlines);
  return outlines;
}

function outlineOf(key: string, section: z.core.$ZodType): SectionOutline {
  const { title = key, block = 'prose', description } = z.globalRegistry.get(section) ?? {};
  const { $schema: _, ...schema } = z.toJSONSchema(section);
  return { key, title, block, schema, ...(description !== undefined && { description }) };
}

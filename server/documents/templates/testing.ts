import { z } from 'zod';
import { composeSections } from '../../engine/rule-engine/compose-sections.ts';
import { declineRequest } from '../../engine/rule-engine/decline-request.ts';
import type { SectionChange } from '../../engine/port/writing-request.ts';
import { writingRequestOf } from '../generations/document/writing-request.ts';
import type { Generator, GeneratorContext } from './generator.ts';

type Form = Record<string, unknown>;

/** A form with more options chosen, so that it asks for every section that a document alone can have. */
export function fullestForm(generator: Generator, sample: Form): Form {
  const asks = (form: Form, key: string) => generator.sections(form).includes(key);
  return declaredSections(generator).reduce((form, key) => {
    const forms = asks(form, key) ? [] : withOtherOptions(generator, form);
    return forms.find((other) => asks(other, key)) ?? form;
  }, sample);
}

/** The sections that a document can have without a batch. */
export const declaredSections = ({ result, batch }: Generator): string[] =>
  Object.keys(result.shape).filter((key) => !batch?.alone || !batch.summary?.includes(key));

const property = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  items: z.object({ enum: z.array(z.unknown()).optional() }).optional(),
  maximum: z.number().optional(),
});

function withOtherOptions({ input }: Generator, form: Form): Form[] {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input' });
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { type, enum: options = [], items, maximum } = property.parse(schema);
    const values = type === 'boolean' ? [true, false] : [...options, items?.enum ?? maximum];
    return values.flatMap((value): Form[] => {
      const { data } = input.safeParse({ ...form, [name]: value });
      return data === undefined ? [] : [data];
    });
  });
}

/** Why the rule engine declines this form; null when it doesn't. */
export function declineOf(generator: Generator, input: Form, context: GeneratorContext): string | null {
  const task = { keys: generator.sections(input), written: {} };
  return declineRequest(writingRequestOf({ generator, input, context }, task));
}

/** The document that the rule engine composes, with its derived sections. */
export function composeDocument(
  generator: Generator,
  input: Form,
  context: GeneratorContext,
): Record<string, unknown> {
  const task = { keys: generator.sections(input), written: {} };
  const composed = composeSections(writingRequestOf({ generator, input, context }, task));
  const written: Record<string, unknown> = {};
  for (const key of task.keys) {
    if (composed.has(key)) written[key] = composed.get(key);
    else if (generator.derived.includes(key)) written[key] = generator.derive(key, written, input, context);
  }
  return written;
}

/** One section as the rule engine rewrites it; undefined when it declines. */
export function recompose(
  generator: Generator,
  input: Form,
  context: GeneratorContext,
  written: Readonly<Record<string, unknown>>,
  change: SectionChange,
): unknown {
  const task = { keys: [change.section], written, change };
  return composeSections(writingRequestOf({ generator, input, context }, task)).get(change.section);
}

import { z } from 'zod';
import { asData } from '../../../engine/safety/user-data.ts';
import type { Generator, GeneratorContext } from '../../templates/generator.ts';
import type { Form } from '../document/form.ts';

const field = z.object({ enum: z.array(z.unknown()).optional(), examples: z.array(z.unknown()).optional() });

/** The value of a date or time field; a template computes with it, and it holds no words. */
const MOMENT = /^(\d{4}-\d{2}-\d{2}|\d{2}:\d{2})$/;

/** The form with each free text between data marks; the values that a field offers, dates and times stay as they are. */
export function markForm({ input: schema }: Generator, form: Form): Form {
  const marked = Object.entries(form).map(([name, value]) => {
    const offered = optionsIn(schema.shape[name]);
    return [name, markTexts(value, (text) => offered.has(text) || MOMENT.test(text))] as const;
  });
  return Object.fromEntries(marked);
}

/** The sources between data marks. Their names are a user's text too, so a number replaces them. */
export const markSources = ({ sources, ...rest }: GeneratorContext): GeneratorContext => ({
  ...rest,
  sources: sources.map(({ id, text }, index) => ({ id, name: `Source ${index + 1}`, text: asData(text) })),
});

function markTexts(value: unknown, isOffered: (text: string) => boolean): unknown {
  if (typeof value === 'string') return isOffered(value) ? value : asData(value);
  if (Array.isArray(value)) return value.map((item: unknown) => markTexts(item, isOffered));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, markTexts(item, isOffered)]));
}

const cache = new WeakMap<z.core.$ZodType, ReadonlySet<unknown>>();

/** Every value that a field, its items or their fields offer. */
function optionsIn(schema: z.core.$ZodType | undefined): ReadonlySet<unknown> {
  if (!schema) return new Set();
  const cached = cache.get(schema);
  if (cached) return cached;
  const found = new Set<unknown>();
  JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), (_, part: unknown) => {
    const { data } = field.safeParse(part);
    for (const option of [...(data?.enum ?? []), ...(data?.examples ?? [])]) found.add(option);
    return part;
  });
  cache.set(schema, found);
  return found;
}

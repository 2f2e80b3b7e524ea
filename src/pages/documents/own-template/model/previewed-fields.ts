import * as zod from 'zod/mini';
import type { Template } from '@/shared/api/templates';

const properties = zod.record(
  zod.string(),
  zod.object({
    title: zod.optional(zod.string()),
    description: zod.optional(zod.string()),
    widget: zod.optional(zod.string()),
    enum: zod.optional(zod.array(zod.string())),
    examples: zod.optional(zod.array(zod.string())),
    default: zod.optional(zod.unknown()),
  }),
);

export type PreviewedField = {
  name: string;
  label: string;
  help: string | undefined;
  widget: string;
  options: readonly string[];
  start: string;
  isRequired: boolean;
};

/** The fields of a form as the preview draws them. */
export function previewedFields({ input_schema: schema }: Pick<Template, 'input_schema'>): PreviewedField[] {
  const required = zod.safeParse(zod.array(zod.string()), schema['required']).data ?? [];
  const found = zod.safeParse(properties, schema['properties']).data ?? {};
  return Object.entries(found).map(([name, property]) => ({
    name,
    label: property.title ?? name,
    help: property.description,
    widget: property.widget ?? 'text',
    options: property.enum ?? property.examples ?? [],
    start: ['string', 'number'].includes(typeof property.default) ? String(property.default) : '',
    isRequired: required.includes(name),
  }));
}

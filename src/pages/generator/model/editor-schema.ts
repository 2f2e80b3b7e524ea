import * as zod from 'zod/mini';

/** The editor of one value, derived from its JSON Schema. */
export type EditorNode = { label: string; optional: boolean } & (
  | { kind: 'text'; long: boolean; maxLength: number | null }
  | { kind: 'number'; min: number | null; max: number | null }
  | { kind: 'switch' }
  | { kind: 'select'; options: readonly string[] }
  | { kind: 'list'; item: EditorNode; maxItems: number | null }
  | { kind: 'object'; properties: readonly (readonly [string, EditorNode])[] }
  /** Questions have their own editor, because their fields depend on the type. */
  | { kind: 'question' }
);

const LONG = 200;

const nodeSchema = zod.object({
  type: zod.optional(zod.string()),
  title: zod.optional(zod.string()),
  enum: zod.optional(zod.array(zod.string())),
  maxLength: zod.optional(zod.number()),
  maxItems: zod.optional(zod.number()),
  minimum: zod.optional(zod.number()),
  maximum: zod.optional(zod.number()),
  items: zod.optional(zod.unknown()),
  properties: zod.optional(zod.record(zod.string(), zod.unknown())),
  required: zod.optional(zod.array(zod.string())),
});

export function readEditorSchema(schema: unknown, name = '', optional = false): EditorNode {
  const node = nodeSchema.parse(schema);
  const base = { label: node.title ?? humanised(name), optional };
  if (node.enum) return { ...base, kind: 'select', options: node.enum };
  switch (node.type) {
    case 'array':
      return { ...base, kind: 'list', item: readEditorSchema(node.items), maxItems: node.maxItems ?? null };
    case 'object': {
      const { properties = {}, required = [] } = node;
      if ('stem' in properties && 'points' in properties) return { ...base, kind: 'question' };
      return {
        ...base,
        kind: 'object',
        properties: Object.entries(properties).map(
          ([key, property]) => [key, readEditorSchema(property, key, !required.includes(key))] as const,
        ),
      };
    }
    case 'number':
    case 'integer':
      return { ...base, kind: 'number', min: node.minimum ?? null, max: node.maximum ?? null };
    case 'boolean':
      return { ...base, kind: 'switch' };
    default:
      return {
        ...base,
        kind: 'text',
        long: node.maxLength === undefined || node.maxLength > LONG,
        maxLength: node.maxLength ?? null,
      };
  }
}

/** The value of a new, empty row. */
export function blankOf(node: EditorNode): unknown {
  switch (node.kind) {
    case 'text':
      return '';
    case 'number':
      return node.min ?? 0;
    case 'switch':
      return false;
    case 'select':
      return node.options[0] ?? '';
    case 'list':
      return [];
    case 'object':
      return Object.fromEntries(
        node.properties.filter(([, { optional }]) => !optional).map(([key, part]) => [key, blankOf(part)]),
      );
    case 'question':
      return {
        id: '',
        type: 'multiple-choice',
        stem: '',
        points: 1,
        options: ['A', 'B', 'C', 'D'].map((key) => ({ key, text: '', correct: key === 'A' })),
      };
  }
}

/** Turns `teacher_actions` into "Teacher actions". */
const humanised = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

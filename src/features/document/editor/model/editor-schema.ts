import * as zod from 'zod/mini';
import type { BlockKind } from '@/shared/api/templates';

export type SelectOption = { value: string; label: string };

/** The editor of one value, derived from its JSON Schema. */
export type EditorNode = { label: string; optional: boolean } & (
  | { kind: 'text'; long: boolean; maxLength: number | null }
  | { kind: 'number'; min: number | null; max: number | null }
  | { kind: 'switch' }
  /** Of a task; older documents have its text. */
  | { kind: 'question' }
  | { kind: 'select'; options: readonly SelectOption[] }
  | { kind: 'list'; item: EditorNode; maxItems: number | null }
  | { kind: 'object'; properties: readonly (readonly [string, EditorNode])[] }
);

const LONG_TEXT = 200;
/** Code assigns ids; users don't edit them. */
const ASSIGNED = 'id';

const nodeSchema = zod.object({
  type: zod.optional(zod.string()),
  title: zod.optional(zod.string()),
  enum: zod.optional(zod.array(zod.string())),
  'x-enum-labels': zod.optional(zod.record(zod.string(), zod.string())),
  maxLength: zod.optional(zod.number()),
  maxItems: zod.optional(zod.number()),
  minimum: zod.optional(zod.number()),
  maximum: zod.optional(zod.number()),
  anyOf: zod.optional(zod.array(zod.unknown())),
  items: zod.optional(zod.unknown()),
  properties: zod.optional(zod.record(zod.string(), zod.unknown())),
  required: zod.optional(zod.array(zod.string())),
});

/** Whether a section of this kind declares the fields of its items itself. */
export const declaresItems = (block: BlockKind): boolean => block === 'table' || block === 'entries';

export function readEditorSchema(schema: unknown, name = '', optional = false): EditorNode {
  const node = nodeSchema.parse(schema);
  const base = { label: node.title ?? humanised(name), optional };
  if (node.enum) {
    const labels = node['x-enum-labels'] ?? {};
    return {
      ...base,
      kind: 'select',
      options: node.enum.map((value) => ({ value, label: labels[value] ?? value })),
    };
  }
  if (node.anyOf?.some(isQuestion)) return { ...base, kind: 'question' };
  switch (node.type) {
    case 'array':
      return { ...base, kind: 'list', item: readEditorSchema(node.items), maxItems: node.maxItems ?? null };
    case 'object': {
      const { properties = {}, required = [] } = node;
      return {
        ...base,
        kind: 'object',
        properties: Object.entries(properties)
          .filter(([key]) => key !== ASSIGNED)
          .map(([key, property]) => [key, readEditorSchema(property, key, !required.includes(key))] as const),
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
        long: node.maxLength === undefined || node.maxLength > LONG_TEXT,
        maxLength: node.maxLength ?? null,
      };
  }
}

/** Only a question has a stem. */
const isQuestion = (schema: unknown): boolean =>
  nodeSchema.safeParse(schema).data?.properties?.['stem'] !== undefined;

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
      return node.options[0]?.value ?? '';
    case 'list':
      return [];
    case 'question':
      return { type: 'open-ended', stem: '' };
    case 'object':
      return Object.fromEntries(
        node.properties.filter(([, { optional }]) => !optional).map(([key, part]) => [key, blankOf(part)]),
      );
  }
}

/** Turns `teacher_actions` into "Teacher actions". */
const humanised = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

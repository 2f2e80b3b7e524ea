import * as zod from 'zod/mini';

type FieldBase = {
  name: string;
  label: string;
  help: string | null;
  placeholder: string | null;
  /** The collapsible group of the form that holds it; null if it is always visible. */
  group: string | null;
  shownIf: { field: string; in: readonly string[] } | null;
  required: boolean;
  /** The initial value. */
  fallback: unknown;
};

const formClassSchema = zod.object({
  id: zod.string(),
  name: zod.string(),
  subject: zod.string(),
  grade_level: zod.string(),
});

/** A class of the user, with what choosing it fills in. */
export type FormClass = zod.output<typeof formClassSchema>;

export type FormField = FieldBase &
  (
    | { kind: 'text' | 'textarea' | 'document-text'; maxLength: number | null }
    /** The id of one of the user's documents with a block of this kind. */
    | { kind: 'document'; block: string }
    /** The ids of questions in the document that the field `about` names. */
    | { kind: 'questions'; about: string }
    | { kind: 'date' | 'time' }
    /** The id of one of the user's classes. */
    | { kind: 'class'; classes: readonly FormClass[] }
    /** An `open` select also accepts free text. */
    | { kind: 'select'; options: readonly string[]; open: boolean; maxLength: number | null }
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'chips'; options: readonly string[] }
    | { kind: 'tags' | 'standards' | 'source'; max: number | null }
    | {
        kind: 'number';
        min: number | null;
        max: number | null;
        whole: boolean;
        presets: readonly number[];
      }
    | { kind: 'switch' }
    | {
        kind: 'question-mix';
        types: readonly string[];
        maxCount: number;
        maxPoints: number;
        maxRows: number | null;
      }
    /** Flat objects, one per row; `row` is the singular noun of a row. */
    | { kind: 'rows'; row: string; fields: readonly FormField[]; min: number; max: number | null }
    | { kind: 'fields'; fields: readonly FormField[] }
  );

const limit = zod.optional(zod.number());
const strings = zod.optional(zod.array(zod.string()));

const propertySchema = zod.object({
  row: zod.optional(zod.string()),
  type: zod.optional(zod.string()),
  title: zod.optional(zod.string()),
  description: zod.optional(zod.string()),
  widget: zod.optional(zod.string()),
  block: zod.optional(zod.string()),
  about: zod.optional(zod.string()),
  group: zod.optional(zod.string()),
  placeholder: zod.optional(zod.string()),
  shown_if: zod.optional(zod.object({ field: zod.string(), in: zod.array(zod.string()) })),
  default: zod.optional(zod.unknown()),
  classes: zod.optional(zod.array(formClassSchema)),
  enum: strings,
  examples: strings,
  minimum: limit,
  presets: zod.optional(zod.array(zod.number())),
  maximum: limit,
  maxLength: limit,
  minItems: limit,
  maxItems: limit,
  required: strings,
  get properties() {
    return zod.optional(zod.record(zod.string(), propertySchema));
  },
  get items() {
    return zod.optional(propertySchema);
  },
});

type Property = zod.output<typeof propertySchema>;

const formSchema = zod.object({
  required: strings,
  properties: zod.record(zod.string(), propertySchema),
});

/** Parses the JSON Schema of a form into its fields, in order. Throws if it is not the schema of an object. */
export function readFormSchema(schema: unknown): FormField[] {
  return fieldsOf(formSchema.parse(schema));
}

function fieldsOf({ properties = {}, required }: Pick<Property, 'properties' | 'required'>): FormField[] {
  return Object.entries(properties).map(([name, property]) => {
    const kind = kindOf(property);
    return {
      name,
      label: property.title ?? name,
      help: property.description ?? null,
      placeholder: property.placeholder ?? null,
      group: property.group ?? null,
      shownIf: property.shown_if ?? null,
      required: required?.includes(name) ?? false,
      fallback: property.default ?? emptyOf(kind),
      ...kind,
    };
  });
}

type Kind = FormField extends infer Field
  ? Field extends FormField
    ? Omit<Field, keyof FieldBase>
    : never
  : never;

function kindOf(property: Property): Kind {
  const { widget, type, items } = property;
  const maxLength = property.maxLength ?? null;
  const max = property.maxItems ?? null;
  switch (widget) {
    case 'select':
      return {
        kind: 'select',
        options: property.enum ?? property.examples ?? [],
        open: property.enum === undefined,
        maxLength,
      };
    case 'class':
      return { kind: 'class', classes: property.classes ?? [] };
    case 'student':
      return property.examples
        ? { kind: 'select', options: property.examples, open: true, maxLength }
        : { kind: 'text', maxLength };
    case 'chips':
      return type === 'array'
        ? { kind: 'chips', options: items?.enum ?? [] }
        : { kind: 'choice', options: property.enum ?? [] };
    case 'number':
      return {
        kind: 'number',
        min: property.minimum ?? null,
        max: property.maximum ?? null,
        whole: type === 'integer',
        presets: property.presets ?? [],
      };
    case 'question-mix':
      return {
        kind: 'question-mix',
        types: items?.properties?.type?.enum ?? [],
        maxCount: items?.properties?.count?.maximum ?? 60,
        maxPoints: items?.properties?.points?.maximum ?? 100,
        maxRows: max,
      };
    case 'rows':
      return {
        kind: 'rows',
        row: property.row ?? 'row',
        fields: fieldsOf(items ?? {}),
        min: property.minItems ?? 0,
        max,
      };
    case 'fields':
      return { kind: 'fields', fields: fieldsOf(property) };
    case 'switch':
      return { kind: 'switch' };
    case 'date':
    case 'time':
      return { kind: widget };
    case 'tags':
    case 'standards':
    case 'source':
      return { kind: widget, max };
    case 'textarea':
    case 'document-text':
      return { kind: widget, maxLength };
    case 'questions':
      return { kind: 'questions', about: property.about ?? '' };
    case 'document':
      return { kind: 'document', block: property.block ?? '' };
    default:
      return { kind: 'text', maxLength };
  }
}

function emptyOf(kind: Kind): unknown {
  switch (kind.kind) {
    case 'number':
      return null;
    case 'switch':
      return false;
    case 'text':
    case 'textarea':
    case 'document-text':
    case 'document':
    case 'class':
    case 'select':
    case 'choice':
    case 'date':
    case 'time':
      return '';
    case 'fields':
      return blankOf(kind.fields);
    case 'rows':
      return Array.from({ length: kind.min }, () => blankOf(kind.fields));
    default:
      return [];
  }
}

/** The values of a new row. */
export const blankOf = (fields: readonly FormField[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map(({ name, fallback }) => [name, fallback]));

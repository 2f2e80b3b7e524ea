import { z } from 'zod';

/** A schema of the contract, with the part of JSON Schema that blocks use. */
export interface ContractSchema {
  $ref?: string | undefined;
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | undefined;
  title?: string | undefined;
  description?: string | undefined;
  enum?: string[] | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  items?: ContractSchema | undefined;
  anyOf?: ContractSchema[] | undefined;
  properties?: Record<string, ContractSchema> | undefined;
  required?: string[] | undefined;
  additionalProperties?: ContractSchema | undefined;
  'x-enum-labels'?: Record<string, string> | undefined;
  'x-teacher-only'?: boolean | undefined;
  'x-by-teacher'?: boolean | undefined;
  'x-computed'?: boolean | undefined;
  'x-answer-key'?: boolean | undefined;
  'x-discriminates'?: boolean | undefined;
}

const size = z.number().optional();

const schema: z.ZodType<ContractSchema> = z.strictObject({
  $ref: z.string().optional(),
  type: z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object']).optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minLength: size,
  maxLength: size,
  minimum: size,
  maximum: size,
  minItems: size,
  maxItems: size,
  items: z.lazy(() => schema).optional(),
  anyOf: z.lazy(() => z.array(schema)).optional(),
  properties: z.lazy(() => z.record(z.string(), schema)).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.lazy(() => schema).optional(),
  'x-enum-labels': z.record(z.string(), z.string()).optional(),
  'x-teacher-only': z.boolean().optional(),
  'x-by-teacher': z.boolean().optional(),
  'x-computed': z.boolean().optional(),
  'x-answer-key': z.boolean().optional(),
  'x-discriminates': z.boolean().optional(),
});

const documentSchema = z.object({
  components: z.object({ schemas: z.looseObject({ BlockValues: schema }) }),
});

export interface BlockContract {
  /** The name of the schema of each block kind. */
  kinds: Map<string, string>;
  /** The schemas that blocks use, each after those that it refers to. */
  schemas: Map<string, ContractSchema>;
}

/** Reads the block kinds and their schemas from the bundled contract; throws on a keyword that is not supported. */
export function readBlockContract(document: unknown): BlockContract {
  const all = documentSchema.parse(document).components.schemas;
  const schemas = new Map<string, ContractSchema>();
  const collect = (name: string): void => {
    if (schemas.has(name)) return;
    const found = schema.parse(all[name]);
    for (const reference of referencesIn(found)) collect(reference);
    schemas.set(name, found);
  };
  const kinds = new Map<string, string>();
  for (const [kind, value] of Object.entries(all.BlockValues.properties ?? {})) {
    const name = referencedName(value);
    if (name === undefined) throw new Error(`The block kind ${kind} has no schema.`);
    collect(name);
    kinds.set(kind, name);
  }
  return { kinds, schemas };
}

export function referencedName({ $ref }: ContractSchema): string | undefined {
  return $ref?.split('/').at(-1);
}

function referencesIn(found: ContractSchema): string[] {
  const own = referencedName(found);
  const parts = [
    ...(found.items ? [found.items] : []),
    ...(found.additionalProperties ? [found.additionalProperties] : []),
    ...(found.anyOf ?? []),
    ...Object.values(found.properties ?? {}),
  ];
  return [...(own === undefined ? [] : [own]), ...parts.flatMap(referencesIn)];
}

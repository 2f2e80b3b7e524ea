import { type BlockContract, type ContractSchema, referencedName } from './contract-schemas.ts';
import { quoted, schemaName } from './names.ts';

/** The server's module: zod schemas for finished values, with labels and teacher-only flags as metadata. */
export function serverModule({ kinds, schemas }: BlockContract): string {
  const parts = [...schemas].map(
    ([name, schema]) =>
      `export const ${schemaName(name)} = ${expression(schema)};\n\nexport type ${name} = z.output<typeof ${schemaName(name)}>;\n`,
  );
  const values = [...kinds].map(([kind, name]) => `  ${kind}: ${schemaName(name)},\n`).join('');
  return `// Generated from the contract by \`npm run generate\`.
import { z } from 'zod';

${parts.join('\n')}
/** The schema of each block kind's value. */
export const blockSchemas = {
${values}};

export type BlockKind = keyof typeof blockSchemas;
`;
}

function expression(schema: ContractSchema): string {
  return bare(schema) + metadata(schema);
}

function bare(schema: ContractSchema): string {
  const name = referencedName(schema);
  if (name !== undefined) return schemaName(name);
  if (schema.anyOf) return `z.union([${schema.anyOf.map(expression).join(', ')}])`;
  if (schema.enum) return `z.enum(${quoted(schema.enum)})`;
  switch (schema.type) {
    case 'string':
      return `z.string()${call('min', schema.minLength)}${call('max', schema.maxLength)}`;
    case 'number':
    case 'integer':
      return `z.number()${schema.type === 'integer' ? '.int()' : ''}${call('min', schema.minimum)}${call('max', schema.maximum)}`;
    case 'boolean':
      return 'z.boolean()';
    case 'array':
      return `z.array(${expression(schema.items ?? {})})${call('min', schema.minItems)}${call('max', schema.maxItems)}`;
    case 'object':
      return object(schema);
    case undefined:
      throw new Error('A schema of a block has no type.');
  }
}

function object({ properties = {}, required = [], additionalProperties }: ContractSchema): string {
  if (additionalProperties) return `z.record(z.string(), ${expression(additionalProperties)})`;
  const lines = Object.entries(properties).map(([key, property]) => {
    const optional = required.includes(key) ? '' : '.optional()';
    return `  ${key}: ${bare(property)}${optional}${metadata(property)},\n`;
  });
  return `z.object({\n${lines.join('')}})`;
}

function call(method: string, limit: number | undefined): string {
  return limit === undefined ? '' : `.${method}(${limit})`;
}

function metadata(schema: ContractSchema): string {
  const { title, description } = schema;
  const meta = {
    title,
    description,
    ...(schema['x-teacher-only'] && { teacher_only: true }),
    ...(schema['x-by-teacher'] && { by_teacher: true }),
    ...(schema['x-answer-key'] && { answer_key: true }),
  };
  return Object.values(meta).every((value) => value === undefined) ? '' : `.meta(${quoted(meta)})`;
}

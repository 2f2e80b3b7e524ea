import { type BlockContract, type ContractSchema, referencedName } from './contract-schemas.ts';
import { quoted, schemaName } from './names.ts';

/** Marks calls as pure, so that bundlers can remove unused ones. */
const ZOD = '/*#__PURE__*/ zod';

/**
 * The client's module: zod schemas for a value that is still being written, so parts may be missing and enum values
 * truncated.
 */
export function clientModule({ kinds, schemas }: BlockContract): string {
  const parts = [...schemas].map(
    ([name, schema]) =>
      `export const ${schemaName(name)} = ${expression(schema)};\n\nexport type ${name} = zod.output<typeof ${schemaName(name)}>;\n`,
  );
  const values = [...kinds].map(([kind, name]) => `  ${kind}: ${schemaName(name)},\n`).join('');
  return `// Generated from the contract by \`npm run generate\`.
import * as zod from 'zod/mini';

${parts.join('\n')}
/** The schema of each block kind's value, as far as it is written. */
export const blockSchemas = {
${values}};

export type BlockValues = { [Kind in keyof typeof blockSchemas]: zod.output<(typeof blockSchemas)[Kind]> };
`;
}

function expression(schema: ContractSchema): string {
  const name = referencedName(schema);
  if (name !== undefined) return schemaName(name);
  if (schema.anyOf) return `${ZOD}.union([${schema.anyOf.map(expression).join(', ')}])`;
  if (schema.enum) return `${ZOD}.catch(${ZOD}.nullable(${ZOD}.enum(${quoted(schema.enum)})), null)`;
  switch (schema.type) {
    case 'string':
      return `${ZOD}.string()`;
    case 'number':
    case 'integer':
      return `${ZOD}.number()`;
    case 'boolean':
      return `${ZOD}.boolean()`;
    case 'array':
      return `${ZOD}.array(${ZOD}.nullish(${expression(schema.items ?? {})}))`;
    case 'object':
      return object(schema);
    case undefined:
      throw new Error('A schema of a block has no type.');
  }
}

function object({ properties = {}, additionalProperties }: ContractSchema): string {
  if (additionalProperties)
    return `${ZOD}.record(${ZOD}.string(), ${ZOD}.nullish(${expression(additionalProperties)}))`;
  const lines = Object.entries(properties).map(([key, property]) => {
    const wrapper = property['x-discriminates'] ? 'nullable' : 'nullish';
    return `  ${key}: ${ZOD}.${wrapper}(${expression(property)}),\n`;
  });
  return `${ZOD}.object({\n${lines.join('')}})`;
}

import { type BlockContract, type ContractSchema, referencedName } from './contract-schemas.ts';
import { quoted } from './names.ts';

/** The module for the client's editors: the JSON Schema of each kind, without references. */
export function editorModule({ kinds, schemas }: BlockContract): string {
  const inlined = (schema: ContractSchema): ContractSchema => {
    const name = referencedName(schema);
    const { $ref: _, ...own } = schema;
    const { description: __, ...found } = { ...(name === undefined ? {} : schemas.get(name)), ...own };
    return {
      ...found,
      ...(found.items && { items: inlined(found.items) }),
      ...(found.anyOf && { anyOf: found.anyOf.map(inlined) }),
      ...(found.additionalProperties && { additionalProperties: inlined(found.additionalProperties) }),
      ...(found.properties && {
        properties: Object.fromEntries(
          Object.entries(found.properties)
            .filter(([, property]) => !property['x-computed'])
            .map(([key, property]) => [key, inlined(property)]),
        ),
      }),
    };
  };
  const entries = [...kinds].map(([kind, name]) => [kind, inlined(schemas.get(name) ?? {})]);
  return `// Generated from the contract by \`npm run generate\`.
export const blockJsonSchemas = ${quoted(Object.fromEntries(entries))} as const;
`;
}

import type { BlockContract } from './contract-schemas.ts';
import { camel, quoted } from './names.ts';

/** The labels for both sides: of enum values and of properties. */
export function labelsModule({ schemas }: BlockContract): string {
  const parts = [...schemas].flatMap(([name, schema]) => {
    if (schema.enum) {
      const labels = schema.enum.map((value) => [value, schema['x-enum-labels']?.[value] ?? value]);
      return [
        `export const ${camel(name)}Values = ${quoted(schema.enum)} as const;\n`,
        `export const ${camel(name)}Labels = ${quoted(Object.fromEntries(labels))} as const;\n`,
      ];
    }
    if (!schema.properties) return [];
    const labels = Object.entries(schema.properties).map(([key, { title }]) => {
      if (title === undefined) throw new Error(`${name}.${key} has no title in the contract.`);
      return [key, title];
    });
    return [`export const ${camel(name)}Labels = ${quoted(Object.fromEntries(labels))} as const;\n`];
  });
  return `// Generated from the contract by \`npm run generate\`.\n${parts.join('\n')}`;
}

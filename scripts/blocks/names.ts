/** Converts a schema name to a constant name: Question → question. */
export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export const schemaName = (name: string): string => `${camel(name)}Schema`;

export const quoted = (value: unknown): string => JSON.stringify(value);

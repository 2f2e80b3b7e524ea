/** Question → question; the names of generated constants follow from those of the contract. */
export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export const schemaName = (name: string): string => `${camel(name)}Schema`;

export const quoted = (value: unknown): string => JSON.stringify(value);

/** The values of options; npm takes their names away, so a scaffold knows each by its form. */
export const valuesOf = (options: readonly string[]): string[] =>
  options.flatMap((option) => (option.startsWith('--') ? option.split('=').slice(1) : option));

export const isPath = (value: string): boolean => value.startsWith('/');

import type { GeneratorVerbOptions } from '@orval/core';

/** An argument of a generated function: its name, its type, and whether callers must pass it. */
export interface Argument {
  name: string;
  type: string;
  required: boolean;
}

/** The arguments of an operation, in the order of the generated function's parameters. */
export const argumentsOf = ({ props }: GeneratorVerbOptions): Argument[] =>
  props.map(({ name, definition, required }) => ({
    name,
    type: definition
      .slice(definition.indexOf(':') + 1)
      .replace(/\s*=\s*[^=]+$/, '')
      .trim(),
    required: required && !/^\w+\?:/.test(definition),
  }));

export const isSecured = ({ originalOperation }: GeneratorVerbOptions): boolean =>
  originalOperation.security === undefined || originalOperation.security.length > 0;

/** Whether the response is JSON or empty; streams and files can't be in a store. */
export const answersData = ({ response }: GeneratorVerbOptions): boolean =>
  response.types.success.every(({ contentType }) => contentType === '' || contentType.includes('json'));

export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

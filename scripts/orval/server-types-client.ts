import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from '@orval/core';
import { capitalised, isSecured } from './operation.ts';

/** Generates an interface per operation: its security, and what its handler receives and returns. */
export const serverTypesClient = (): ClientGeneratorsBuilder => ({
  client: (verb) => ({ implementation: operation(verb), imports: importsOf(verb) }),
  header: () => '',
  dependencies: () => [],
  footer: ({ operationNames }) =>
    `export interface Operations {\n${operationNames.map((name) => `  ${name}: ${capitalised(name)}Operation;`).join('\n')}\n}\n`,
});

function operation(verb: GeneratorVerbOptions): string {
  const { operationName, body, params, queryParams, response, pathRoute } = verb;
  // Handlers use the contract's parameter names; Orval's own are camel case.
  const names = [...pathRoute.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const path = params
    .map(({ definition }, index) => definition.replace(/^\w+/, names[index] ?? ''))
    .join('; ');
  return `
export interface ${capitalised(operationName)}Operation {
  Secured: ${isSecured(verb)};
  Body: ${body.definition || 'undefined'};
  Params: { ${path} };
  Querystring: ${queryParams?.schema.name ?? 'Record<string, never>'};
  Reply: ${response.definition.success};
}
`;
}

const importsOf = ({ body, queryParams, response }: GeneratorVerbOptions) => [
  ...body.imports,
  ...response.imports,
  ...(queryParams ? [{ name: queryParams.schema.name }] : []),
];

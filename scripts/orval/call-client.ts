import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from '@orval/core';
import fetchClient from '@orval/fetch';
import { answersData, argumentsOf, capitalised, isSecured } from './operation.ts';

/** The imports of generated files from the hand-written part of `src/shared/api`. */
const REQUEST_IMPORTS = [
  { name: 'createRequest', importPath: '../request.ts', values: true },
  { name: 'createApiCall', importPath: '../call.ts', values: true },
];

/** Orval's fetch functions, each followed by its effect and the factory of its query or mutation. */
export const callClient = (): ClientGeneratorsBuilder => {
  const base = fetchClient()();
  return {
    ...base,
    client: async (verb, options, outputClient, output) => {
      const generated = await base.client(verb, options, outputClient, output);
      const tag = verb.tags[0] ?? 'default';
      const contract = `${capitalised(verb.operationName)}Response`;
      const contractImport = { name: contract, importPath: `./zod/${tag}.ts`, values: true };
      return {
        ...generated,
        implementation:
          generated.implementation + effect(verb) + (answersData(verb) ? factory(verb, contract) : ''),
        imports: [...generated.imports, ...REQUEST_IMPORTS, ...(answersData(verb) ? [contractImport] : [])],
      };
    },
  };
};

function effect(verb: GeneratorVerbOptions): string {
  const args = argumentsOf(verb);
  const type =
    args.length === 0
      ? 'void'
      : `{ ${args.map((arg) => `${arg.name}${arg.required ? '' : '?'}: ${arg.type}`).join('; ')} }`;
  const call = [...args.map((arg) => `request.${arg.name}`), 'init'].join(', ');
  const name = verb.operationName;
  return `
export type ${capitalised(name)}Request = ${type};

export const ${name}Fx = /*#__PURE__*/ createRequest<${capitalised(name)}Request>('${name}', ${isSecured(verb)}, (${args.length === 0 ? '_request' : 'request'}, init) => ${name}(${call}));
`;
}

function factory({ operationName, verb }: GeneratorVerbOptions, contract: string): string {
  const kind = verb === 'get' ? 'Query' : 'Mutation';
  return `
export const create${capitalised(operationName)}${kind} = () => createApiCall('${operationName}', ${operationName}Fx, ${contract});
`;
}

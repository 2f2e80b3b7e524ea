import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from '@orval/core';
import fetchClient from '@orval/fetch';
import { answersData, argumentsOf, capitalised, isSecured } from './operation.ts';

/** The imports of generated files from the hand-written part of `src/shared/api`. */
const REQUEST_IMPORTS = [
  { name: 'createRequest', importPath: '../../request.ts', values: true },
  { name: 'validated', importPath: '../../call.ts', values: true },
  { name: 'createMutation', importPath: '../../query.ts', values: true },
  { name: 'createQuery', importPath: '../../query.ts', values: true },
];

/** A page takes whole files: Orval writes one per tag, so each operation gets a tag of its own. */
export const tagByName = (verb: GeneratorVerbOptions): GeneratorVerbOptions => ({
  ...verb,
  tags: [verb.operationName],
});

/** Orval's fetch functions, each followed by its effect and the factory of its query or mutation. */
export const callClient = (): ClientGeneratorsBuilder => {
  const base = fetchClient()();
  return {
    ...base,
    // The word zod in an address would import the library.
    dependencies: () => [],
    client: async (verb, options, outputClient, output) => {
      const generated = await base.client(verb, options, outputClient, output);
      return {
        ...generated,
        implementation: generated.implementation + effect(verb) + (answersData(verb) ? factory(verb) : ''),
        imports: [...generated.imports, ...REQUEST_IMPORTS],
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

/** The schemas of a tag are a file of their own, which loads with the first answer from the network. */
function factory({ operationName, verb, originalOperation }: GeneratorVerbOptions): string {
  const kind = verb === 'get' ? 'Query' : 'Mutation';
  const name = capitalised(operationName);
  const [tag] = originalOperation.tags ?? [];
  return `
export const create${name}${kind} = () => create${kind}({ handler: validated(${operationName}Fx, async () => (await import('../zod/${tag}.ts')).${name}Response) });
`;
}

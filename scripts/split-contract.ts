import { parseAst, type Plugin } from 'vite';

const CONTRACT = /src\/shared\/api\/generated\/(zod\/)?[a-z-]+\.ts(\?unit=\w+)?$/;
const UNIT = /\?unit=(\w+)$/;

/**
 * Makes each function, effect and schema of the contract a module. A browser runs whole modules: with one file per tag, a page
 * would create the effects and schemas of all operations of the tag before it becomes interactive.
 */
export const splitContract: Plugin = {
  name: 'split-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: CONTRACT },
    handler: (code, id) => {
      const { imports, units } = unitsOf(code);
      const name = UNIT.exec(id)?.[1];
      const file = id.replace(UNIT, '');
      const importOf = (unit: string) => `{ ${unit} } from '${file}?unit=${unit}';`;
      if (name === undefined) return [...units.keys()].map((unit) => `export ${importOf(unit)}`).join('\n');
      const unit = units.get(name) ?? '';
      const words = new Set(unit.match(/\w+/g));
      const siblings = [...units.keys()].filter((other) => other !== name && words.has(other));
      return [...imports, ...siblings.map((other) => `import ${importOf(other)}`), unit].join('\n');
    },
  },
};

/** The imports and the exported values of a module; types have no code. */
function unitsOf(code: string): { imports: string[]; units: Map<string, string> } {
  const imports: string[] = [];
  const units = new Map<string, string>();
  for (const node of parseAst(code, { lang: 'ts' }).body) {
    const text = code.slice(node.start, node.end);
    if (node.type === 'ImportDeclaration') imports.push(text);
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
    const [declared] = node.declaration.declarations;
    if (declared?.id.type === 'Identifier') units.set(declared.id.name, text);
  }
  return { imports, units };
}

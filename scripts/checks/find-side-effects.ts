import { type ESTree, parseSync, Visitor } from 'vite';

/** What a module may call while it loads: these return a value and change nothing else. */
const CREATORS =
  /^(create(Context|Effect|Event|Deferred|DeferredPart|Request|Store)|defineView|lazy|memo|(Weak)?(Map|Set)|RegExp)$/;
/** Methods of the same kind; they run the functions that they get. */
const METHODS = /^(configure|entries|from|map|replace)$/;
const SCHEMAS = 'zod';

const DECLARATIONS: ReadonlySet<string> = new Set([
  'ClassDeclaration',
  'ExportAllDeclaration',
  'ExportDefaultDeclaration',
  'ExportNamedDeclaration',
  'FunctionDeclaration',
  'ImportDeclaration',
  'TSInterfaceDeclaration',
  'TSModuleDeclaration',
  'TSTypeAliasDeclaration',
  'VariableDeclaration',
]);

/** A sentence for each statement and call of a module that does more than declare while the module loads. */
export function findSideEffects(path: string, code: string): string[] {
  const { program, errors } = parseSync(path, code);
  const lines = new Map<number, string>();
  for (const { message } of errors) lines.set(1, message);

  const report = ({ start, end }: ESTree.Span) => {
    const line = code.slice(0, start).split('\n').length;
    if (!lines.has(line)) lines.set(line, code.slice(start, end).replace(/[\s(].*/s, ''));
  };

  for (const statement of program.body) {
    const isBare = statement.type === 'ImportDeclaration' && statement.specifiers.length === 0;
    if (!DECLARATIONS.has(statement.type)) report(statement);
    // Styles belong to the markup of their module.
    else if (isBare && !statement.source.value.endsWith('.css')) report(statement);
  }

  let depth = 0;
  const run = new Set<unknown>();
  const enter = (node: unknown) => void (run.has(node) || (depth += 1));
  const leave = (node: unknown) => void (run.has(node) || (depth -= 1));
  const reportAtTop = (node: ESTree.Span) => void (depth === 0 && report(node));
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    CallExpression(node) {
      if (isMethod(node.callee)) for (const argument of node.arguments) run.add(argument);
      else if (!isCreator(node.callee)) reportAtTop(node);
    },
    NewExpression(node) {
      if (!isCreator(node.callee)) reportAtTop(node);
    },
    AssignmentExpression: reportAtTop,
    AwaitExpression: reportAtTop,
    ImportExpression: reportAtTop,
    TaggedTemplateExpression: reportAtTop,
    UpdateExpression: reportAtTop,
  }).visit(program);
  return [...lines].map(
    ([line, text]) => `${path}:${line} does more than declare: ${text}; a model may do that`,
  );
}

const isMethod = (callee: ESTree.Expression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  METHODS.test(callee.property.name);

function isCreator(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return CREATORS.test(callee.name);
  return callee.type === 'MemberExpression' && rootOf(callee) === SCHEMAS;
}

/** The name with which a chain of members and calls begins. */
function rootOf(node: ESTree.Expression): string | undefined {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  if (node.type === 'CallExpression') return rootOf(node.callee);
  return node.type === 'Identifier' ? node.name : undefined;
}

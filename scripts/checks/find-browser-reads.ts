import { type ESTree, parseSync, Visitor } from 'vite';

/** What the server does not have, or has another value of. `Intl` also blocks a slow phone at its first use. */
const BROWSER = /^(Intl|localStorage|location|matchMedia|navigator|sessionStorage|window)$/;

const MAY_READ =
  /\b(Intl|localStorage|location|matchMedia|navigator|sessionStorage|window)\b|Date(\.now)?\(\)/;

const isView = (path: string) =>
  /^src\/.*\.tsx$/.test(path) && !/\.(fixture|sample|stories|test)\.tsx$|^src\/app\//.test(path);

type Func = ESTree.Function | ESTree.ArrowFunctionExpression;

/** A sentence for each read of the browser or its clock in the body of a component or a hook, which the server runs too. */
export function findBrowserReads(path: string, code: string): string[] {
  if (!isView(path) || !MAY_READ.test(code)) return [];
  const found: string[] = [];
  const inside: Func[] = [];
  const report = ({ start, end }: ESTree.Span) => {
    if (inside.length !== 1 || !isRendered(inside[0])) return;
    const line = code.slice(0, start).split('\n').length;
    found.push(
      `${path}:${line} reads ${code.slice(start, end)} while it renders, which differs on the server; see "Writing a page"`,
    );
  };
  const enter = (node: Func) => void inside.push(node);
  const leave = () => void inside.pop();
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    CallExpression(node) {
      if (nameOf(node.callee) === 'matchMedia') report(node);
    },
    MemberExpression(node) {
      const name = nameOf(node.object);
      const isNow = name === 'Date' && nameOf(node.property) === 'now';
      if (isNow || BROWSER.test(name)) report(node);
    },
    NewExpression(node) {
      if (nameOf(node.callee) === 'Date' && node.arguments.length === 0) report(node);
    },
  }).visit(parseSync(path, code).program);
  return found;
}

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '');

const isRendered = (node: Func | undefined): boolean =>
  node?.type === 'FunctionDeclaration' && /^([A-Z]|use[A-Z])/.test(node.id?.name ?? '');

import type { Plugin } from 'vite';

/** Where Effector's kernel passes a value on to the units after this one, and where it connects units. */
const PASS_ON =
  "if(t(u.next,(t=>{Xe('child',p,t,r,e,n)})),n){u.meta.needFxCounter&&Xe('child',p,n.fxCount,r,e,n),u.meta.storeChange&&Xe('child',p,n.storeChange,r,e,n),u.meta.warnSerialize&&Xe('child',p,n.warnSerializeNode,r,e,n);";
const CONNECT = 't(f,(e=>ie(e.next,h)))';

/**
 * A unit is idle if running it would change nothing that anyone can see: it is an event, a mapping or a derived store, so are all
 * units after it, and nothing has read those stores in this scope; a later read computes them. The kernel remembers the stores
 * after each unit until units are connected.
 */
const KERNEL = `
let connections = 0;
const PURE = new Set(['event', 'map', 'filterMap', 'filter']);
function storesFrom(node) {
  if (node.storesAt === connections) return node.stores;
  const { op, derived, stateRef } = node.meta;
  const own = PURE.has(op) ? [] : op === 'store' && derived ? [stateRef.id] : null;
  const after = own && node.next.map(storesFrom);
  node.storesAt = connections;
  node.stores = own && !after.includes(null) ? own.concat(...after) : null;
  return node.stores;
}
function isIdle(node, reg) {
  const stores = storesFrom(node);
  if (stores === null) return false;
  for (let i = 0; i < stores.length; i++) if (reg[stores[i]]) return false;
  return true;
}
function isWatched(scope) {
  for (const id in scope.additionalLinks) return true;
  return false;
}
function passOn(next, page, stack, value, scope) {
  const skips = scope && !isWatched(scope);
  for (let i = 0; i < next.length; i++)
    if (!skips || !isIdle(next[i], scope.reg)) Xe('child', page, next[i], stack, value, scope);
}
`;

/** Replaces parts of the kernel of Effector; throws if they are not there, as in another version. */
export function skipIdle(kernel: string): string {
  const replaceIn = (code: string, part: string, by: string) => {
    if (code.split(part).length !== 2) throw new Error('This version of Effector has another kernel.');
    return code.replace(part, () => by);
  };
  const passing = replaceIn(kernel, PASS_ON, 'if(passOn(u.next,p,r,e,n),n){');
  return `${KERNEL}${replaceIn(passing, CONNECT, `(connections+=f.length,${CONNECT})`)}`;
}

/**
 * Halves the units that run for each document. Each effect has events and stores for its results, its failures and whether it
 * runs; a page uses few of them. Neither does the kernel count effects for `allSettled`, or collect changed stores for
 * `serialize`: the renderer calls neither.
 */
export const skipIdleUnits: Plugin = {
  name: 'skip-idle-units',
  transform: {
    filter: { id: /node_modules\/effector\/effector\.mjs$/ },
    handler: (code) => skipIdle(code),
  },
};

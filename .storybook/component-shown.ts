/** The part of React's tree that is read here. React has no public way to ask which component drew an element. */
interface Fiber {
  elementType: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Whether one of the components has drawn something visible in this root of React. */
export function showsOneOf(components: readonly unknown[], root: HTMLElement): boolean {
  return elementsOf(components, treeOf(root)).some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isSeen && width > 1 && height > 1;
  });
}

function treeOf(root: HTMLElement): Fiber | null {
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  const container: unknown = key && Reflect.get(root, key);
  return (container as { stateNode: { current: Fiber } } | undefined)?.stateNode.current ?? null;
}

/** The elements below the components, those in portals included. */
function elementsOf(components: readonly unknown[], tree: Fiber | null): Element[] {
  const found: Element[] = [];
  const visits: [fiber: Fiber | null, isInside: boolean][] = [[tree, false]];
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const [fiber, isInside] = visit;
    if (!fiber) continue;
    const isWithin = isInside || components.includes(fiber.elementType);
    if (isWithin && fiber.stateNode instanceof Element) found.push(fiber.stateNode);
    visits.push([fiber.child, isWithin], [fiber.sibling, isInside]);
  }
  return found;
}

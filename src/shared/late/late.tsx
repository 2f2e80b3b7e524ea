import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { takeoverEnded } from '../first-view';

type Load = () => Promise<unknown>;

/** What loads at the first sign of the user: before that, it would only delay the page. */
const waiting: Load[] = [];
let isUsed = false;

const firstUse = Promise.withResolvers<void>();

/** Loads every late component of the open page. */
export async function preloadLate(): Promise<void> {
  isUsed = true;
  firstUse.resolve();
  await Promise.all(waiting.splice(0).map((load) => load()));
}

/** One promise for each late part of the server's view that React has not hydrated yet. */
const drawn = new Set<Promise<void>>();

/** Loads every late component of the open page, and waits until React has hydrated those that the server has drawn. */
export async function hydrateLate(): Promise<void> {
  await preloadLate();
  // One part may hold another.
  while (drawn.size > 0) await Promise.all(drawn);
}

if (globalThis.document) {
  // Before hydration, the server's view has none of them. A failure shows when the component is needed.
  const preload = () =>
    void takeoverEnded()
      .then(preloadLate)
      .catch(() => {});
  for (const type of ['pointermove', 'touchstart', 'keydown', 'click', 'input'])
    addEventListener(type, preload, { once: true, passive: true });
}

const never = () => () => {};

/** Whether the element is in the view that the server rendered. */
const useIsFromServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => globalThis.document !== undefined,
  );

/** Runs an effect as soon as the parts beside it have loaded and are hydrated. */
function Taken({ onTaken }: { onTaken: () => void }) {
  useEffect(() => onTaken(), [onTaken]);
  return null;
}

/**
 * A component whose code the first view does not need. It loads when the user begins to use the page; `preload` loads it
 * earlier, for a page whose first view shows it. What the server has drawn of it stays as it is until then.
 */
export function createLate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (Loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await preload() }));
  const Drawn = lazy(async () => {
    await firstUse.promise;
    return { default: await preload() };
  });
  if (isUsed) void preload().catch(() => {});
  else waiting.push(preload);

  function Late({ fallback, props }: { fallback?: ReactNode; props: Props }) {
    const isFromServer = useIsFromServer();
    const [isDrawn, setDrawn] = useState(isFromServer && Loaded === undefined);
    useEffect(() => {
      if (!isDrawn) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      drawn.add(promise);
      return () => {
        drawn.delete(promise);
        resolve();
      };
    }, [isDrawn]);
    // Once it is mounted it must not be replaced, because that would lose its state.
    const [Part] = useState(() => Loaded ?? (isDrawn ? Drawn : Lazy));
    const current = (
      <Suspense fallback={fallback}>
        <Part {...props} />
        {isDrawn ? <Taken onTaken={() => setDrawn(false)} /> : null}
      </Suspense>
    );
    // React would replace the server's elements by the fallback if they changed before they can be hydrated.
    const [first] = useState(current);
    return isDrawn ? first : current;
  }
  return { Late, preload, isLoaded: () => Loaded !== undefined };
}

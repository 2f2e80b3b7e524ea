import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { firstUse, loadWhenUsed, preloadDeferred } from './first-use';

/** One promise for each deferred part of the server's view that React has not hydrated yet. */
const drawn = new Set<Promise<void>>();

/** Loads every deferred component of the open page, and waits until React has hydrated those that the server has drawn. */
export async function hydrateDeferred(): Promise<void> {
  await preloadDeferred();
  // One part may hold another.
  while (drawn.size > 0) await Promise.all(drawn);
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
export function createDeferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (Loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await preload() }));
  const Drawn = lazy(async () => {
    await firstUse.promise;
    return { default: await preload() };
  });
  loadWhenUsed(preload);

  function Deferred({ fallback, props }: { fallback?: ReactNode; props: Props }) {
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
  return { Deferred, preload, isLoaded: () => Loaded !== undefined };
}

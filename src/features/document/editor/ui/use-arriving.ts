import { startTransition, useEffect, useMemo, useState } from 'react';

/** How many entries a batch of words can bring; they appear together. */
const USUAL = 2;

/**
 * The part of a list that is shown; any other value is shown whole. Entries that arrive together, such as the weeks that code
 * computes at the end of a course, appear one per frame, because all of them at once would stop the page.
 */
export function useArriving<Value>(value: Value): Value;
export function useArriving(value: unknown): unknown {
  const entries = Array.isArray(value) ? value : null;
  const length = entries?.length ?? 0;
  const [shown, setShown] = useState(length);
  const isArriving = length - shown > USUAL;
  if (!isArriving && shown !== length) setShown(length);
  useEffect(() => {
    if (!isArriving) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + 1)));
    return () => cancelAnimationFrame(frame);
  }, [isArriving, shown]);
  return useMemo(
    () => (isArriving && entries ? entries.slice(0, shown + 1) : value),
    [isArriving, entries, shown, value],
  );
}

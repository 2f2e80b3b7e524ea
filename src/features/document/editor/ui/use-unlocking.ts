import { startTransition, useEffect, useState } from 'react';

/**
 * How many sections of a document may be edited. At the end of the writing it grows by one per frame, because a long document
 * would stop the page if all of its texts became editable at once.
 */
export function useUnlocking(isLocked: boolean, sections: number): number {
  const [unlocked, setUnlocked] = useState(isLocked ? 0 : Number.POSITIVE_INFINITY);
  if (isLocked && unlocked > 0) setUnlocked(0);
  const isDone = unlocked >= sections;
  useEffect(() => {
    if (isLocked || isDone) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setUnlocked(unlocked + 1)));
    return () => cancelAnimationFrame(frame);
  }, [isLocked, isDone, unlocked]);
  return isDone && !isLocked ? Number.POSITIVE_INFINITY : unlocked;
}

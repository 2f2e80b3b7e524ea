import { useEffect, useState } from 'react';
import { media } from '@/shared/ui/theme/media';
import { useMediaQuery } from '@/shared/ui/theme/use-media-query';

/** About as many characters per second as a fast model. */
const PACE = 1_400;
/** Milliseconds between two pieces: the page has to keep up on a slow device. */
const STEP = 60;

/** How many of the characters are written by now; all of them at once if the user wants no motion. */
export function useWriting(length: number) {
  const isReduced = useMediaQuery(media.reduced);
  const [written, setWritten] = useState(0);
  const isWriting = !isReduced && written < length;
  useEffect(() => {
    if (!isWriting) return undefined;
    const step = setTimeout(() => setWritten(written + (PACE * STEP) / 1_000), STEP);
    return () => clearTimeout(step);
  }, [isWriting, written]);
  return { written: isWriting ? written : length, isWriting, finish: () => setWritten(length) };
}

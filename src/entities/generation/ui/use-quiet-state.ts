import { useStoreMap } from 'effector-react';
import { useDeferredValue } from 'react';
import { $generation } from '../model/generation';
import type { GenerationState } from '../model/generation-state';
import { isSameBesidesText } from '../model/same-besides-text';

/**
 * The state of the document for a part that doesn't show its text, so that the part doesn't render with every word. While the
 * document is being written, the result in it is an older one. A slow device renders a change between frames.
 */
export const useQuietState = (): GenerationState =>
  useDeferredValue(
    useStoreMap({
      store: $generation,
      keys: [],
      fn: (state) => state,
      updateFilter: (after, before) => !isSameBesidesText(before, after),
    }),
  );

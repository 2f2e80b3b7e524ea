import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../port/engine.ts';
import { EngineFailure } from '../port/engine-failure.ts';
import { countTokens } from '../port/tokens.ts';
import { composeSections } from './compose-sections.ts';
import { declineRequest } from './decline-request.ts';
import { readAhead } from './source-reading.ts';

/** Characters per chunk: about as much as a reader can follow. */
const CHUNK = 24;

interface RuleEngineOptions {
  /** Milliseconds between two chunks. */
  pause: number;
}

/** Composes documents from the form and the sources by rule; it needs no provider and no network. */
export function ruleEngine({ pause }: RuleEngineOptions = { pause: 12 }): Engine {
  return {
    name: 'built-in',
    kind: 'ruleEngine',
    async decline(request) {
      await readAhead(request.sources);
      return declineRequest(request);
    },
    async writable(request) {
      await readAhead(request.sources);
      return [...composeSections(request).keys()];
    },
    async write(request, listener, signal) {
      await readAhead(request.sources);
      const reason = declineRequest(request);
      if (reason !== null) throw new EngineFailure('refused', { message: reason });
      const { system, user } = request.prompt;
      listener.usage({ input: countTokens(system.length + user.length) });
      for (const chunk of chunksOf(JSON.stringify(Object.fromEntries(composeSections(request))))) {
        signal.throwIfAborted();
        listener.text(chunk);
        // Yield to the event loop even without a pause, so that one document never blocks the others.
        await (pause > 0 ? sleep(pause, undefined, { signal }) : nextTurn());
      }
    },
  };
}

function chunksOf(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, index) =>
    text.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

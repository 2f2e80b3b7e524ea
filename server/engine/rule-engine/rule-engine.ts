import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Engine, MeasuredRequest } from '../port/engine.ts';
import { EngineFailure } from '../port/engine-failure.ts';
import { countTokens, type Tokens } from '../port/tokens.ts';
import type { WritingRequest } from '../port/writing-request.ts';
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
    async measure(request) {
      await readAhead(request.sources);
      return isFree(request)
        ? FREE
        : { input: inputTokens(request), output: countTokens(compose(request).length) };
    },
    async write(request, listener, signal) {
      await readAhead(request.sources);
      const reason = declineRequest(request);
      if (reason !== null) throw new EngineFailure('refused', { message: reason });
      listener.usage(isFree(request) ? FREE : { input: inputTokens(request) });
      for (const chunk of chunksOf(compose(request))) {
        signal.throwIfAborted();
        listener.text(chunk);
        // Yield to the event loop even without a pause, so that one document never blocks the others.
        await (pause > 0 ? sleep(pause, undefined, { signal }) : nextTurn());
      }
    },
  };
}

const FREE: Tokens = { input: 0, output: 0 };

/** Without a text, the form alone decides what is put together: that is worth nothing to charge for. */
const isFree = ({ sources }: WritingRequest): boolean => sources.length === 0;

const inputTokens = ({ prompt: { system, user } }: MeasuredRequest): number =>
  countTokens(system.length + user.length);

const compose = (request: WritingRequest): string =>
  JSON.stringify(Object.fromEntries(composeSections(request)));

function chunksOf(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, index) =>
    text.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

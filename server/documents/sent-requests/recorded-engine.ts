import type { Engine, SentRequest } from '../../engine/port/engine.ts';
import { countTokens, type Tokens } from '../../engine/port/tokens.ts';

/** Stores what a run sends to a model. */
export interface RequestLog {
  /** Stores a request in the background, so that the model is not kept waiting. */
  sent(model: string, request: SentRequest): void;
  /** Adds the usage of the last request; resolves once every request is stored. */
  answered(used: Tokens): Promise<void>;
  settled(): Promise<void>;
}

/** The engine with a record of each request to its provider. */
export function recordedEngine(engine: Engine, log: RequestLog): Engine {
  if (engine.kind === 'ruleEngine') return engine;
  return {
    ...engine,
    async write(request, listener, signal) {
      let characters = 0;
      let reported: Partial<Tokens> = {};
      let prompt = 0;
      try {
        await engine.write(
          request,
          {
            sent(sent) {
              prompt = sent.system.length + sent.user.length;
              log.sent(engine.name, sent);
              listener.sent?.(sent);
            },
            text(chunk) {
              characters += chunk.length;
              listener.text(chunk);
            },
            usage(used) {
              reported = { ...reported, ...used };
              listener.usage(used);
            },
            alive: () => listener.alive(),
          },
          signal,
        );
      } finally {
        const hasAnswered = characters > 0 || reported.output !== undefined;
        await (hasAnswered
          ? log.answered({
              input: reported.input ?? countTokens(prompt),
              output: reported.output ?? countTokens(characters),
            })
          : log.settled());
      }
    },
  };
}

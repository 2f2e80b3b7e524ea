import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import { acceptsEverything, type Engine } from '../../server/engine/port/engine.ts';
import { EngineFailure } from '../../server/engine/port/engine-failure.ts';
import { countTokens } from '../../server/engine/port/tokens.ts';
import { FailureCode } from '../../server/generated/schemas/failureCode.ts';

export const callSchema = z.strictObject({
  text: z.string(),
  /** Milliseconds from the call to its first text; null without any text. */
  first_ms: z.number().nullable(),
  whole_ms: z.number(),
  /** As the provider reports them, otherwise estimated from the texts. */
  tokens: z.strictObject({ input: z.number(), output: z.number() }),
  failure: z.strictObject({ code: z.enum(FailureCode), message: z.string() }).optional(),
});

/** One call of a model: its answer, how long it took and what it cost. */
export type Call = z.output<typeof callSchema>;

const current = new AsyncLocalStorage<{ id: string; calls: Call[] }>();

/** Runs the work of one request and collects the calls that it makes. */
export async function collectCalls<Result>(
  id: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; calls: Call[] }> {
  const calls: Call[] = [];
  return { result: await current.run({ id, calls }, work), calls };
}

/** The same engine, whose calls {@link collectCalls} collects. */
export function observed(engine: Engine): Engine {
  return {
    ...engine,
    async write(request, listener, signal) {
      const began = performance.now();
      const elapsed = () => Math.round(performance.now() - began);
      const { system, user } = request.prompt;
      const call: Call = {
        text: '',
        first_ms: null,
        whole_ms: 0,
        tokens: { input: countTokens(system.length + user.length), output: 0 },
      };
      current.getStore()?.calls.push(call);
      let output: number | undefined;
      const observer: typeof listener = {
        ...listener,
        text(chunk) {
          call.first_ms ??= elapsed();
          call.text += chunk;
          listener.text(chunk);
        },
        usage(used) {
          call.tokens.input = used.input ?? call.tokens.input;
          output = used.output ?? output;
          listener.usage(used);
        },
      };
      try {
        await engine.write(request, observer, signal);
      } catch (error) {
        if (error instanceof EngineFailure) call.failure = { code: error.code, message: error.message };
        throw error;
      } finally {
        call.whole_ms = elapsed();
        call.tokens.output = output ?? countTokens(call.text.length);
      }
    },
  };
}

/** The calls of each request, by its id. */
export interface Recording {
  model: string;
  calls: Readonly<Record<string, readonly Call[]>>;
}

/** Answers each request as recorded, in no time; a call beyond the recording gets the last answer again. */
export function replaying({ model, calls }: Recording): Engine {
  return {
    name: model,
    kind: 'model',
    ...acceptsEverything,
    async write(_, listener) {
      const store = current.getStore();
      const recorded = calls[store?.id ?? ''] ?? [];
      const call = recorded[store?.calls.length ?? 0] ?? recorded.at(-1);
      if (!call) {
        throw new EngineFailure('refused', { message: `The recording has no answer to ${store?.id}.` });
      }
      store?.calls.push(call);
      listener.text(call.text);
      listener.usage(call.tokens);
      if (call.failure) throw new EngineFailure(call.failure.code, { message: call.failure.message });
    },
  };
}

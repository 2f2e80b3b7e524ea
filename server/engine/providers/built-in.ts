import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { readAhead } from '../rule-engine/source-reading.ts';
import { type Model, ModelFailure, countTokens } from './model.ts';

/** About what a person can follow with the eye. */
const CHUNK = 24;

interface Pace {
  /** Milliseconds between two chunks. */
  pause: number;
}

/** The engine that drafts by rule from what the teacher typed and from the sources; no provider, no network. */
export function builtInModel({ pause }: Pace = { pause: 12 }): Model {
  return {
    name: 'built-in',
    draftedByRule: true,
    async refusal(generator, input, context) {
      await readAhead(context.sources);
      return generator.draftRefusal(input, context);
    },
    async stream({ generator, input, context, task, prompt }, listener, signal) {
      await readAhead(context.sources);
      const refusal = generator.draftRefusal(input, context);
      if (refusal !== null) throw new ModelFailure('refused', { message: refusal });
      listener.usage({ input: countTokens(prompt.system.length + prompt.user.length) });
      const written: Record<string, unknown> = { ...task.written };
      let before = '{';
      for (const key of task.keys) {
        const value = generator.draft(key, input, context, { ...task, written });
        written[key] = value;
        for (const chunk of chunksOf(`${before}${JSON.stringify(key)}:${JSON.stringify(value)}`)) {
          signal.throwIfAborted();
          listener.text(chunk);
          // Even without a pause the event loop gets its turn, so that one document never holds up the others.
          await (pause > 0 ? sleep(pause, undefined, { signal }) : turn());
        }
        before = ',';
      }
      listener.text(task.keys.length === 0 ? '{}' : '}');
    },
  };
}

function chunksOf(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, index) =>
    text.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

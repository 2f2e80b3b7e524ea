import { setImmediate as turn } from 'node:timers/promises';
import { valueFor } from '../../tests/support/schema-value.ts';
import { type Model, ModelFailure, type ModelRequest, countTokens } from '../ai/model.ts';

/** What a model does with one call; the last step is for all calls after it. */
export type Step =
  | { does: 'write'; chunk?: number; usage?: { input: number; output: number } }
  /** Writes until this much of the text is out, then waits for the signal. */
  | { does: 'hang'; after: number }
  | { does: 'fail'; failure: ModelFailure; after?: number }
  | { does: 'say'; text: string };

export interface ScriptedModel extends Model {
  readonly requests: ModelRequest[];
}

/** A model that follows a script; what it writes fits the schema it is asked for. */
export function scriptedModel(...steps: [Step, ...Step[]]): ScriptedModel {
  const requests: ModelRequest[] = [];
  return {
    name: 'scripted',
    draftedByRule: false,
    requests,
    refusal: () => null,
    async stream(request, listener, signal) {
      const step = steps[Math.min(requests.length, steps.length - 1)] ?? steps[0];
      requests.push(request);
      const text = step.does === 'say' ? step.text : answerTo(request);
      const length =
        step.does === 'hang' || step.does === 'fail' ? (step.after ?? 0) * text.length : text.length;
      const chunk = step.does === 'write' ? (step.chunk ?? 40) : 40;
      for (let at = 0; at < length; at += chunk) {
        listener.text(text.slice(at, Math.min(at + chunk, length)));
        await turn();
        signal.throwIfAborted();
      }
      if (step.does === 'fail') throw step.failure;
      if (step.does === 'hang') await aborted(signal);
      if (step.does === 'write' && step.usage) listener.usage(step.usage);
    },
  };
}

export const answerTo = ({ resultSchema, input }: Pick<ModelRequest, 'resultSchema' | 'input'>): string =>
  JSON.stringify(valueFor(resultSchema, String(input['topic'])));

export const tokensOf = (request: ModelRequest): { input: number; output: number } => ({
  input: countTokens(request.prompt.system.length + request.prompt.user.length),
  output: countTokens(answerTo(request).length),
});

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

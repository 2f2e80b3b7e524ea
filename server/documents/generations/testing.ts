import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { valueFor } from '../../../tests/support/schema-value.ts';
import type { Model, ModelFailure, ModelRequest } from '../../engine/providers/model.ts';
import type { Generation } from '../../generated/schemas/index.ts';

/** What a model does with one call; the last step is for all calls after it. */
export type Step =
  /** With a gate, it waits in the middle until that opens. */
  | {
      does: 'write';
      chunk?: number;
      pause?: number;
      gate?: Promise<void>;
      usage?: { input: number; output: number };
    }
  /** Writes until this much of the text is out, then waits for the signal. */
  | { does: 'hang'; after: number }
  | { does: 'fail'; failure: ModelFailure; after?: number }
  | { does: 'say'; text: string };

export interface ScriptedModel extends Model {
  readonly requests: ModelRequest[];
  /** Resolves when the script hangs. */
  readonly hung: Promise<void>;
}

/** A model that follows a script; what it writes fits the schema it is asked for. */
export function scriptedModel(...steps: [Step, ...Step[]]): ScriptedModel {
  const requests: ModelRequest[] = [];
  const hanging = Promise.withResolvers<void>();
  return {
    name: 'scripted',
    draftedByRule: false,
    requests,
    hung: hanging.promise,
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
        await (step.does === 'write' && step.pause ? sleep(step.pause) : turn());
        if (step.does === 'write' && step.gate && at >= length / 2) await step.gate;
        signal.throwIfAborted();
      }
      if (step.does === 'fail') throw step.failure;
      if (step.does === 'hang') {
        hanging.resolve();
        await aborted(signal);
      }
      if (step.does === 'write' && step.usage) listener.usage(step.usage);
    },
  };
}

const answerTo = ({ resultSchema, input }: Pick<ModelRequest, 'resultSchema' | 'input'>): string =>
  JSON.stringify(valueFor(resultSchema, String(input['topic'])));

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** What a {@link valueFor} lesson fits without a mend: its two phases take ten minutes together. */
export const lessonRequest = {
  template_type: 'lesson-plan-builder',
  input: { topic: 'Willow', subject: 'Science', grade_level: 'Grade 6', duration_minutes: 10 },
};

/** Starts a lesson plan about willows over HTTP; the answer must be a 201. */
export async function startLesson(
  app: FastifyInstance,
  headers: { authorization: string },
): Promise<Generation> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/generations',
    headers,
    payload: lessonRequest,
  });
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<Generation>();
}

/** Waits for the end of the run and answers the document as it then is. */
export async function writtenLesson(
  app: FastifyInstance,
  headers: { authorization: string },
): Promise<Generation> {
  const { id } = await startLesson(app, headers);
  return endOf(app, headers, id);
}

export async function endOf(
  app: FastifyInstance,
  headers: { authorization: string },
  id: string,
): Promise<Generation> {
  // Answered when the stream is over.
  await app.inject({ url: `/api/generations/${id}/events`, headers });
  return (await app.inject({ url: `/api/generations/${id}`, headers })).json<Generation>();
}

/** A model that a test can exchange for another; begins with one that writes. */
export function exchangeableModel(): Model & { use(model: Model): void } {
  let current: Model = scriptedModel({ does: 'write' });
  return {
    get name() {
      return current.name;
    },
    get draftedByRule() {
      return current.draftedByRule;
    },
    use: (model) => {
      current = model;
    },
    refusal: (...asked) => current.refusal(...asked),
    stream: (...asked) => current.stream(...asked),
  };
}

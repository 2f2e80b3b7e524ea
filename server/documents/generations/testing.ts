import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { willowText } from '../../../tests/support/sample-texts.ts';
import { valueFor } from '../../../tests/support/schema-value.ts';
import { acceptsEverything, type Engine, type EngineRequest } from '../../engine/port/engine.ts';
import type { EngineFailure } from '../../engine/port/engine-failure.ts';
import type { Generation } from '../../generated/schemas/index.ts';

/** What the engine does with one call; the last step repeats for all later calls. */
export type Step =
  /** With a gate, waits halfway until it resolves. */
  | {
      does: 'write';
      chunk?: number;
      pause?: number;
      gate?: Promise<void>;
      usage?: { input: number; output: number };
    }
  /** Writes this share of the text, then waits for the signal. */
  | { does: 'hang'; after: number }
  | { does: 'fail'; failure: EngineFailure; after?: number }
  | { does: 'send'; text: string };

export interface ScriptedEngine extends Engine {
  readonly requests: EngineRequest[];
  /** Resolves when a `hang` step has written its share. */
  readonly hung: Promise<void>;
}

/** An engine that follows a script; its output fits the requested schema. */
export function scriptedEngine(...steps: [Step, ...Step[]]): ScriptedEngine {
  const requests: EngineRequest[] = [];
  const hanging = Promise.withResolvers<void>();
  return {
    name: 'scripted',
    kind: 'model',
    requests,
    hung: hanging.promise,
    ...acceptsEverything,
    async write(request, listener, signal) {
      const step = steps[Math.min(requests.length, steps.length - 1)] ?? steps[0];
      requests.push(request);
      listener.sent?.({ host: 'models.school.test', ...request.prompt });
      const text = step.does === 'send' ? step.text : answerTo(request);
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

const answerTo = ({ resultSchema, form }: Pick<EngineRequest, 'resultSchema' | 'form'>): string =>
  JSON.stringify(valueFor(resultSchema, String(form['topic'])));

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    // A run may be stopped before its engine begins.
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** A {@link valueFor} lesson fits it without a repair: its two phases take ten minutes together. */
export const lessonRequest = {
  template_type: 'lesson-plan-builder',
  input: { topic: 'Willow', subject: 'Science', grade_level: 'Grade 6', duration_minutes: 10 },
};

/** Three short-answer questions about a text, which the rule engine can write. */
export const quizRequest = {
  template_type: 'exam-and-quizzes',
  input: {
    topic: 'Willow',
    subject: 'Science',
    grade_level: 'Grade 6',
    source_type: 'paste',
    source_text: willowText,
    question_mix: [{ type: 'short-answer', count: 3, points: 2 }],
  },
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

/** Starts a lesson plan and returns the document once its run has ended. */
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
  // The response ends with the stream.
  await app.inject({ url: `/api/generations/${id}/events`, headers });
  return (await app.inject({ url: `/api/generations/${id}`, headers })).json<Generation>();
}

/** The whole document, once its outline is approved and each of its parts is written. */
export async function endAfterApproval(...document: Parameters<typeof endOf>): Promise<Generation> {
  const [app, headers, id] = document;
  await app.inject({ method: 'POST', url: `/api/generations/${id}/continue`, headers, payload: {} });
  let generation = await endOf(...document);
  while (generation.status === 'writing') generation = await endOf(...document);
  return generation;
}

/** An engine that a test can replace while the app runs; starts with one that writes. */
export function swappableEngine(): Engine & { use(engine: Engine): void } {
  let current: Engine = scriptedEngine({ does: 'write' });
  return {
    get name() {
      return current.name;
    },
    get kind() {
      return current.kind;
    },
    use: (engine) => {
      current = engine;
    },
    decline: (request) => current.decline(request),
    writable: (request) => current.writable(request),
    measure: (request) => current.measure(request),
    write: (...call) => current.write(...call),
  };
}

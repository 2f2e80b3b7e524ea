import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { EngineFailure } from '../../../engine/port/engine-failure.ts';
import { acceptsEverything, type Engine, type Prompt } from '../../../engine/port/engine.ts';
import type { GradedQuestion } from '../../../generated/blocks.ts';
import type { AssignmentRubric, MarkSuggestion } from '../../../generated/schemas/index.ts';
import type { SignedIn } from '../../../testing.ts';

const level = (points: number, label: string) => ({ label, points, description: `${label} of it.` });

/** Two criteria of four and two points. */
export const diaryRubric: AssignmentRubric = {
  criteria: [
    { id: 'c1', name: 'Observation', levels: [level(4, 'All'), level(2, 'Half'), level(0, 'None')] },
    { id: 'c2', name: 'Units', levels: [level(2, 'All'), level(0, 'None')] },
  ],
};

/** A paper judged with half the points of "Observation" and a quotation. */
export const judged = (quote: string, change: Partial<GradedQuestion> = {}): GradedQuestion[] => [
  {
    ref: 'Observation',
    score: 2,
    max: 4,
    verdict: 'partial',
    confidence: 'high',
    reason: 'One day of five.',
    evidence: quote,
    comment: 'Which edge did you measure?',
    misconception: 'A diary describes a single day.',
    ...change,
  },
  { ref: 'Units', score: 2, max: 2, verdict: 'correct', confidence: 'low', reason: 'Gives mm.' },
];

/** A model that judges each paper by its prompt, and fails if it gets no judgement. */
export function markingEngine(
  judge: (prompt: Prompt) => GradedQuestion[] | null,
): Engine & { prompts: Prompt[] } {
  const prompts: Prompt[] = [];
  return {
    name: 'marking',
    kind: 'model',
    prompts,
    ...acceptsEverything,
    write: async ({ prompt }, listener) => {
      prompts.push(prompt);
      const questions = judge(prompt);
      if (questions === null) throw new EngineFailure('refused', { message: 'The model refused.' });
      const feedback = 'You measured with care. Next, look on five days.';
      listener.text(
        JSON.stringify({ submissions: [{ submission_id: 'Paper 1', questions, feedback, flags: [] }] }),
      );
    },
  };
}

/** The suggestion of a submission once it has the state. */
export const suggestionWhen = (
  app: FastifyInstance,
  { headers }: SignedIn,
  submission: string,
  state: MarkSuggestion['state'],
): Promise<MarkSuggestion> =>
  vi.waitFor(
    async () => {
      const answer = await app.inject({ url: `/api/submissions/${submission}/suggestion`, headers });
      const suggestion = answer.json<MarkSuggestion>();
      if (suggestion.state !== state) throw new Error(`It is ${answer.body}.`);
      return suggestion;
    },
    { timeout: 30_000, interval: 20 },
  );

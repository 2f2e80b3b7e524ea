import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/client.ts';
import { batches, batchItems } from './tables.ts';
import type { Batch, GenerationRequest } from '../../generated/schemas/index.ts';

const templateType = 'grade-assignment';

/** A paused batch with one failed item; returns its id. */
export async function addPausedBatch(db: Database, userId: string): Promise<string> {
  const id = randomUUID();
  await db.insert(batches).values({
    id,
    userId,
    templateType,
    title: 'Ice and water',
    input: gradingRequest(1).input,
    state: 'paused',
  });
  await db
    .insert(batchItems)
    .values({ batchId: id, position: 0, name: 'Ada', state: 'failed', failure: 'Stopped.' });
  return id;
}

/** A request to grade this many papers; the topic names what the test model writes about. */
export const gradingRequest = (count: number): GenerationRequest => ({
  template_type: templateType,
  input: {
    topic: 'Ice',
    task_text: 'Why does ice float?',
    grade_level: 'Grade 5',
    subject: 'Science',
    answer_key: 'It is less dense than water.',
    submissions: Array.from({ length: count }, (_, index) => ({
      student_name: `Student ${index + 1}`,
      text: 'Because it is lighter than the water.',
    })),
  },
});

/** What a model answers to a request to grade one paper. */
export const gradedPaper = JSON.stringify({
  submissions: [
    {
      submission_id: 'Paper 1',
      questions: [{ ref: '1', score: 4, max: 10, verdict: 'partial', reason: 'Names the weight only.' }],
      feedback: 'You noticed that ice is lighter. Next, compare its density with that of water.',
      flags: [],
    },
  ],
});

/** The batch once nothing is left to do, or once it satisfies the condition. */
export async function batchWhen(
  app: FastifyInstance,
  headers: { authorization: string },
  id: string,
  isReached: (batch: Batch) => boolean,
): Promise<Batch> {
  for (;;) {
    const batch = (await app.inject({ url: `/api/batches/${id}`, headers })).json<Batch>();
    if (isReached(batch)) return batch;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

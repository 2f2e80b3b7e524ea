import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const started = z.object({ id: z.string() });

/** Has the built-in engine write a lesson plan to its end, and answers its id. */
export async function finishedGeneration(
  app: FastifyInstance,
  headers: { authorization: string },
): Promise<string> {
  const start = await app.inject({
    method: 'POST',
    url: '/api/generations',
    headers,
    payload: {
      template_type: 'lesson-plan-builder',
      input: {
        topic: 'The water cycle',
        subject: 'Science',
        grade_level: 'Grade 6',
        duration_minutes: 45,
      },
    },
  });
  if (start.statusCode !== 201) throw new Error(`The generation did not start: ${start.body}`);
  const { id } = started.parse(start.json());
  // The stream ends with the generation.
  await app.inject({ method: 'GET', url: `/api/generations/${id}/events`, headers });
  return id;
}

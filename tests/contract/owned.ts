import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const made = z.object({ id: z.string() });

type Headers = { authorization: string };

/** Has the built-in engine write a lesson plan to its end, and answers its id. */
export async function finishedGeneration(app: FastifyInstance, headers: Headers): Promise<string> {
  const start = await app.inject({
    method: 'POST',
    url: '/api/generations',
    headers,
    payload: {
      template_type: 'lesson-plan-builder',
      input: { topic: 'The water cycle', subject: 'Science', grade_level: 'Grade 6', duration_minutes: 45 },
    },
  });
  if (start.statusCode !== 201) throw new Error(`The generation did not start: ${start.body}`);
  const { id } = made.parse(start.json());
  // The stream ends with the generation.
  await app.inject({ method: 'GET', url: `/api/generations/${id}/events`, headers });
  return id;
}

/** Uploads a small text, and answers its id. */
export async function uploadedSource(app: FastifyInstance, headers: Headers): Promise<string> {
  const form = new FormData();
  form.set(
    'file',
    new File(['Water rises as vapour, cools into clouds and falls as rain.'], 'water.txt', {
      type: 'text/plain',
    }),
  );
  const encoded = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/sources',
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  if (answer.statusCode !== 201) throw new Error(`The source was not read: ${answer.body}`);
  return made.parse(answer.json()).id;
}

const sessions = z.object({ items: z.array(made).min(1) });

/** The id of the session that the headers carry. */
export async function openSession(app: FastifyInstance, headers: Headers): Promise<string> {
  const answer = await app.inject({ method: 'GET', url: '/api/sessions', headers });
  return sessions.parse(answer.json()).items[0]?.id ?? '';
}

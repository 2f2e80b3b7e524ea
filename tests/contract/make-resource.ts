import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import { z } from 'zod';
import { templateTypes } from '../../server/documents/templates/registry.ts';
import { documentRequest } from '../support/document-request.ts';

const made = z.object({ id: z.string() });

type Headers = { authorization: string };

/** Generates a complete document with the rule engine; returns the id. */
export async function finishedGeneration(app: FastifyInstance, headers: Headers): Promise<string> {
  const start = await app.inject({
    method: 'POST',
    url: '/api/generations',
    headers,
    payload: documentRequest,
  });
  if (start.statusCode !== 201) throw new Error(`The generation was not started: ${start.body}`);
  const { id } = made.parse(start.json());
  // The stream closes when the document is complete.
  await app.inject({ method: 'GET', url: `/api/generations/${id}/events`, headers });
  return id;
}

/** Generates a document and moves it to the trash; returns the id. */
export async function trashedGeneration(app: FastifyInstance, headers: Headers): Promise<string> {
  const id = await finishedGeneration(app, headers);
  await app.inject({ method: 'DELETE', url: `/api/generations/${id}`, headers });
  return id;
}

/** Copies a template of ours; returns the id of the copy. */
export async function copiedTemplate(app: FastifyInstance, headers: Headers): Promise<string> {
  const [from] = templateTypes;
  const answer = await app.inject({ method: 'POST', url: '/api/own-templates', headers, payload: { from } });
  if (answer.statusCode !== 201) throw new Error(`The template was not copied: ${answer.body}`);
  return made.parse(answer.json()).id;
}

/** Shares a document; returns the id of the link. */
export async function shareLink(app: FastifyInstance, headers: Headers): Promise<string> {
  const url = `/api/generations/${await finishedGeneration(app, headers)}/shares`;
  const answer = await app.inject({ method: 'POST', url, headers, payload: { days: 7 } });
  return z.object({ share: made }).parse(answer.json()).share.id;
}

/** Uploads a file in a form, as a browser does. */
export async function sendFile(
  app: FastifyInstance,
  headers: Headers,
  call: { method: 'POST' | 'PUT'; url: string; file: File },
): Promise<Response> {
  const form = new FormData();
  form.set('file', call.file);
  const encoded = new globalThis.Response(form);
  return app.inject({
    method: call.method,
    url: call.url,
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** Uploads a small text file; returns the id of the source. */
export async function uploadedSource(app: FastifyInstance, headers: Headers): Promise<string> {
  const text = 'Water rises as vapour, cools into clouds and falls as rain.';
  const file = new File([text], 'water.txt', { type: 'text/plain' });
  const answer = await sendFile(app, headers, { method: 'POST', url: '/api/sources', file });
  if (answer.statusCode !== 201) throw new Error(`The source was not read: ${answer.body}`);
  return made.parse(answer.json()).id;
}

const sessions = z.object({ items: z.array(made).min(1) });

/** The id of the session of these headers. */
export async function openSession(app: FastifyInstance, headers: Headers): Promise<string> {
  const answer = await app.inject({ method: 'GET', url: '/api/sessions', headers });
  return sessions.parse(answer.json()).items[0]?.id ?? '';
}

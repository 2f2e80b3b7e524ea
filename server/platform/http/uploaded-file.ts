import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

/** The one file of a multipart form; rejects more than `maxBytes` bytes. */
export async function uploadedFile(
  request: FastifyRequest,
  maxBytes?: number,
): Promise<{ name: string; bytes: Buffer }> {
  try {
    const file = await request.file(maxBytes === undefined ? undefined : { limits: { fileSize: maxBytes } });
    if (file === undefined) throw Problem.field('file', 'Choose a file.');
    return { name: file.filename, bytes: await file.toBuffer() };
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error;
    // Errors of the multipart parser have no status; they mean that the request is malformed.
    throw new Problem('bad_request', undefined, { cause: error });
  }
}

import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

/** The one file of a form; `largest` bytes, or as much as the server reads at all. */
export async function uploadedFile(
  request: FastifyRequest,
  largest?: number,
): Promise<{ name: string; bytes: Buffer }> {
  try {
    const file = await request.file(largest === undefined ? undefined : { limits: { fileSize: largest } });
    if (file === undefined) throw Problem.field('file', 'Choose a file.');
    return { name: file.filename, bytes: await file.toBuffer() };
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error;
    // The parser's own errors have no status: a form that breaks off is a mistake of who sent it.
    throw new Problem('bad_request', undefined, { cause: error });
  }
}

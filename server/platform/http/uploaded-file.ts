import { type FileHandle, writeFile } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { openTemporaryFile } from '../files/temporary-file.ts';
import { Problem } from '../problem.ts';

/** The single file of a multipart form, in memory; rejects more than `maxBytes` bytes. */
export const uploadedFile = (
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ name: string; bytes: Buffer }> =>
  readForm(request, maxBytes, async (file) => ({ name: file.filename, bytes: await file.toBuffer() }));

/** More than what a form adds to the bytes of its file: the boundaries, and the headers with the name. */
const MAX_FORM_BYTES = 4096;

/**
 * The single file of a multipart form, on disk, of any size that the server accepts or `maxBytes`. The caller closes it.
 * `admit` may reject a file of at least so many bytes before they are read, if the call says how many there are.
 */
export async function storedUpload(
  request: FastifyRequest,
  maxBytes?: number,
  admit?: (bytes: number) => Promise<void>,
): Promise<{ name: string; handle: FileHandle }> {
  const announced = Number(request.headers['content-length'] ?? 0) - MAX_FORM_BYTES;
  if (announced > 0) await admit?.(announced);
  return readForm(request, maxBytes, async (file) => {
    const handle = await openTemporaryFile();
    try {
      await writeFile(handle, file.file);
      if (file.file.truncated) throw new Problem('payload_too_large');
      return { name: file.filename, handle };
    } catch (error) {
      await handle.close();
      throw error;
    }
  });
}

async function readForm<Upload>(
  request: FastifyRequest,
  maxBytes: number | undefined,
  read: (file: MultipartFile) => Promise<Upload>,
): Promise<Upload> {
  try {
    const file = await request.file(maxBytes === undefined ? undefined : { limits: { fileSize: maxBytes } });
    if (file === undefined) throw Problem.field('file', 'Choose a file.');
    return await read(file);
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && isExplained(error))) throw error;
    // Errors of the multipart parser have no status; they mean that the request is malformed.
    throw new Problem('bad_request', undefined, { cause: error });
  }
}

/** Errors of the framework have a status, those of the disk a system error number. */
const isExplained = (error: Error) => 'statusCode' in error || 'errno' in error;

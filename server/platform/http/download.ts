import type { FastifyReply } from 'fastify';
import type { StoredFile } from '../files/file-store.ts';

/** The content-disposition header; clients that can't read the encoded name use the plain one. */
export function contentDisposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\u0020-\u007E]/g, '')
    .replaceAll(/["\\%]/g, '');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The header with the length of a file, if its store has said it. */
export const lengthOf = ({ size }: StoredFile) => (size === null ? {} : { 'content-length': size });

/** Sends a file that a user uploaded, for the disk and never for the window of the browser. */
export const sendDownload = (reply: FastifyReply, { name, file }: { name: string; file: StoredFile }) =>
  reply
    .type('application/octet-stream')
    .headers(lengthOf(file))
    .header('content-disposition', contentDisposition(name))
    .header('cache-control', 'private, no-store')
    .send(file.stream);

import { whenDisconnected } from '../../platform/http/disconnected.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { storedUpload } from '../../platform/http/uploaded-file.ts';
import type { SourceStore } from '../sources/service.ts';
import { archivedFiles } from './archived-files.ts';
import { archiveJsonSchema } from './archive-format.ts';
import { ArchiveReader } from './archive-reader.ts';
import { importArchive, listImports } from './imports.ts';
import { undoImport } from './undo-import.ts';
import { zipStream } from './zip-stream.ts';

const MAX_ARCHIVE_BYTES = 200 * 1024 * 1024;

export function archiveHandlers({
  db,
  reserve,
}: SourceStore): HandlersOf<
  'exportArchive' | 'getArchiveSchema' | 'importArchive' | 'listArchiveImports' | 'undoArchiveImport'
> {
  const reader = new ArchiveReader();
  return {
    async exportArchive({ user }, reply) {
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="lectern-documents.zip"')
        .header('cache-control', 'no-store')
        .send(zipStream(archivedFiles(db, user.id)));
    },

    async getArchiveSchema(_, reply) {
      return reply.type('application/schema+json').send(JSON.stringify(archiveJsonSchema(), null, 2));
    },

    async importArchive(request, reply) {
      const { name: fileName, handle } = await storedUpload(request, MAX_ARCHIVE_BYTES);
      try {
        const upload = { owner: request.user, fileName, fd: handle.fd, signal: whenDisconnected(reply) };
        return await importArchive({ db, reserve }, reader, upload, request.query.dry_run ?? false);
      } finally {
        await handle.close();
      }
    },

    listArchiveImports: ({ user }) => listImports(db, user.id),
    undoArchiveImport: ({ user, params }) => undoImport(db, user.id, params.id),
  };
}

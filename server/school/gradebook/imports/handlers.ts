import type { Database } from '../../../platform/database/client.ts';
import { preferredLocale } from '../../../platform/http/client/preferred-locale.ts';
import { contentDisposition } from '../../../platform/http/download.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import { exportGradebook, exportScoresTemplate } from './export-gradebook.ts';
import { importGradebook } from './import-gradebook.ts';
import { createPlanner } from './plan-import.ts';
import { undoGradebookImport } from './undo-import.ts';

type ImportOperation =
  | 'planGradebookImport'
  | 'importGradebook'
  | 'undoGradebookImport'
  | 'exportGradebook'
  | 'exportScoresTemplate';

export function gradebookImportHandlers({ db }: { db: Database }): HandlersOf<ImportOperation> {
  const plan = createPlanner(db);
  const localeOf = ({ headers }: { headers: { 'accept-language'?: string } }) =>
    preferredLocale(headers['accept-language']);
  return {
    planGradebookImport: (request) =>
      plan(request.user.id, {
        classId: request.params.id,
        given: request.body,
        locale: localeOf(request),
      }),
    importGradebook: (request) =>
      importGradebook(db, request.user.id, {
        classId: request.params.id,
        given: request.body,
        key: idempotencyKeyOf(request),
      }),
    undoGradebookImport: ({ user, params }) => undoGradebookImport(db, user.id, params.id, params.import_id),

    async exportGradebook(request, reply) {
      const { user, params, query } = request;
      const { name, text } = await exportGradebook(db, user.id, params.id, {
        chosen: query,
        locale: localeOf(request),
      });
      return reply
        .header('content-disposition', contentDisposition(name))
        .header('cache-control', 'private, no-store')
        .type('text/csv; charset=utf-8')
        .send(text);
    },

    async exportScoresTemplate({ user, params, query }, reply) {
      const { name, text } = await exportScoresTemplate(db, user, params.id, query.assignment_id);
      return reply
        .header('content-disposition', contentDisposition(name))
        .header('cache-control', 'private, no-store')
        .type('text/csv; charset=utf-8')
        .send(text);
    },
  };
}

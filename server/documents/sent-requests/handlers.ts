import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { keyset, readPage } from '../../platform/database/keyset.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/problem.ts';
import { findGeneration } from '../generations/document/present-generation.ts';
import { runs, sentRequests } from '../generations/document/tables.ts';

const newest = keyset(sentRequests.sentAt, sentRequests.id);
const DEFAULT_LIMIT = 5;

export const sentRequestHandlers = ({ db }: { db: Database }): HandlersOf<'listSentRequests'> => ({
  async listSentRequests({ user, params, query }) {
    if (!(await findGeneration(db, user.id, params.id))) throw new Problem('not_found');
    const read = (limit: number) =>
      db
        .select({ request: sentRequests, cause: runs.cause, position: newest.position })
        .from(sentRequests)
        .innerJoin(runs, eq(runs.id, sentRequests.runId))
        .where(and(eq(sentRequests.generationId, params.id), newest.after(query.cursor)))
        .orderBy(...newest.orderBy)
        .limit(limit);
    return readPage({ ...query, limit: query.limit ?? DEFAULT_LIMIT }, read, ({ request, cause }) => ({
      id: request.id,
      sent_at: request.sentAt.toISOString(),
      cause,
      model: request.model,
      host: request.host,
      system: request.system,
      user: request.user,
      placeholders: request.placeholders,
      input_tokens: request.inputTokens,
      output_tokens: request.outputTokens,
    }));
  },
});

import { and, eq, inArray } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { Problem } from '../../platform/problem.ts';
import { contentDisposition } from '../../platform/http/download.ts';
import type { Generations } from '../generations/generations.ts';
import type { MoveToTrash } from '../trash/move-to-trash.ts';
import type { Batches } from './batches.ts';
import { batchDocumentsZip, batchScoresCsv } from './batch-exports.ts';
import { cancelBatches } from './cancel-batches.ts';
import { listBatches, readBatch } from './present-batch.ts';
import { estimateBatch, startBatch } from './start-batch.ts';
import { batches, batchItems } from './tables.ts';

type BatchHandlers = HandlersOf<
  | 'estimateBatch'
  | 'listBatches'
  | 'startBatch'
  | 'getBatch'
  | 'deleteBatch'
  | 'pauseBatch'
  | 'resumeBatch'
  | 'cancelBatch'
  | 'retryBatchItem'
  | 'exportBatchScores'
  | 'exportBatchDocuments'
>;

export function batchHandlers(
  generations: Generations,
  jobs: Batches,
  moveToTrash: MoveToTrash,
): BatchHandlers {
  const { db, runner } = generations;

  /** Changes the state, if it is one of these; throws a 404 for a batch of another user and a 409 otherwise. */
  async function move(userId: string, id: string, from: 'running' | 'paused', to: 'running' | 'paused') {
    const moved = await db
      .update(batches)
      .set({
        state: to,
        pausedBecause: null,
        pausedFor: null,
        updatedAt: new Date(),
      })
      .where(and(eq(batches.id, id), eq(batches.userId, userId), eq(batches.state, from)))
      .returning({ id: batches.id });
    const batch = await readBatch(db, userId, id);
    if (moved.length === 0 && batch.state !== to)
      throw new Problem('conflict', `This batch is ${batch.state}.`);
    return batch;
  }

  return {
    estimateBatch: ({ user, body }) => estimateBatch(db, runner, user, body),
    listBatches: ({ user, query }) => listBatches(db, user.id, query),
    getBatch: ({ user, params }) => readBatch(db, user.id, params.id),

    async startBatch(request) {
      const { user, body } = request;
      const id = await startBatch(db, runner, user, body, idempotencyKeyOf(request));
      const batch = await readBatch(db, user.id, id);
      await jobs.wake(id);
      return batch;
    },

    pauseBatch: ({ user, params }) => move(user.id, params.id, 'running', 'paused'),

    async resumeBatch({ user, params }) {
      const batch = await move(user.id, params.id, 'paused', 'running');
      await jobs.wake(params.id);
      return batch;
    },

    async cancelBatch({ user, params }) {
      await cancelBatches(generations, user.id, [params.id]);
      return readBatch(db, user.id, params.id);
    },

    async deleteBatch({ user, params }, reply) {
      const { id, title } = await readBatch(db, user.id, params.id);
      await cancelBatches(generations, user.id, [id]);
      await moveToTrash(db, batches, { kind: 'batch', id, title, ownerId: user.id, by: user.id });
      return reply.code(204).send();
    },

    async retryBatchItem({ user, params }) {
      const { id } = await readBatch(db, user.id, params.id);
      const retried = await db
        .update(batchItems)
        .set({ state: 'waiting', failure: null })
        .where(
          and(
            eq(batchItems.batchId, id),
            eq(batchItems.position, params.position),
            inArray(batchItems.state, ['failed', 'cancelled']),
          ),
        )
        .returning({ position: batchItems.position });
      if (retried.length === 0) throw new Problem('conflict', 'Only a failed item can be tried again.');
      await db
        .update(batches)
        .set({ state: 'running', updatedAt: new Date() })
        .where(and(eq(batches.id, id), inArray(batches.state, ['finished', 'cancelled'])));
      await jobs.wake(id);
      return readBatch(db, user.id, id);
    },

    async exportBatchScores({ user, params }, reply) {
      const { name, body } = await batchScoresCsv(db, user.id, params.id);
      return reply
        .header('content-disposition', contentDisposition(name))
        .type('text/csv; charset=utf-8')
        .send(body);
    },

    async exportBatchDocuments({ user, params, query }, reply) {
      const author = `${user.firstName} ${user.lastName}`.trim();
      const { name, body } = await batchDocumentsZip(db, user.id, params.id, query.copy ?? 'teacher', author);
      return reply.header('content-disposition', contentDisposition(name)).type('application/zip').send(body);
    },
  };
}

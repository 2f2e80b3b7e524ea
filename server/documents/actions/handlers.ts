import { and, eq, inArray } from 'drizzle-orm';
import type { ReserveStorage } from '../../platform/files/metered-store.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { Problem } from '../../platform/problem.ts';
import type { Generations } from '../generations/generations.ts';
import { findGeneration } from '../generations/document/present-generation.ts';
import { priceOutline } from '../generations/start/price-outline.ts';
import { generations, versions } from '../generations/document/tables.ts';
import { readConversion, readModification } from './convert.ts';
import { duplicateGeneration } from './copy.ts';
import { deriveGenerations, estimateDerivation } from './derive.ts';
import { createDocumentSource } from './document-source.ts';
import { listLinks, present } from './links.ts';
import { estimateRevision, reviseGeneration } from './revise.ts';

type ActionHandlers = HandlersOf<
  | 'reviseGeneration'
  | 'estimateRevision'
  | 'getOutline'
  | 'deriveGenerations'
  | 'estimateDerivation'
  | 'duplicateGeneration'
  | 'listLinks'
  | 'getConversion'
  | 'getVersion'
  | 'createSourceFromGeneration'
>;

export function actionHandlers(writing: Generations, reserve: ReserveStorage): ActionHandlers {
  const { db, runner } = writing;
  const store = { db, reserve };
  return {
    estimateRevision: ({ user, params, body }) => estimateRevision(db, runner, user.id, params.id, body),

    async reviseGeneration(request) {
      const { user, params, body } = request;
      const resumption = { author: user, id: params.id, idempotencyKey: idempotencyKeyOf(request) };
      await reviseGeneration(db, runner, resumption, body);
      return writing.read(user.id, params.id);
    },

    getOutline: ({ user, params }) => priceOutline(db, runner, user.id, params.id),

    estimateDerivation: ({ user, params, body }) => estimateDerivation(store, runner, user, params.id, body),

    async deriveGenerations(request) {
      const { user, params, body } = request;
      const derivation = { author: user, id: params.id, idempotencyKey: idempotencyKeyOf(request) };
      const ids = await deriveGenerations(store, runner, derivation, body);
      const rows = await db
        .select()
        .from(generations)
        .where(and(eq(generations.userId, user.id), inArray(generations.id, ids)));
      const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
      return { items: found.flatMap((row) => (row.originKind ? [present(row, row.originKind)] : [])) };
    },

    async duplicateGeneration(request) {
      const { user, params } = request;
      const id = await duplicateGeneration(db, user.id, params.id, idempotencyKeyOf(request));
      return writing.read(user.id, id);
    },

    createSourceFromGeneration: ({ user, params }) => createDocumentSource(store, user, params.id),

    listLinks: ({ user, params }) => listLinks(db, user.id, params.id),

    getConversion({ user, params: { id, template_type: templateType }, query }) {
      const read = query.modify ? readModification : readConversion;
      return read(store, user, { id, templateType });
    },

    async getVersion({ user, params }) {
      if (!(await findGeneration(db, user.id, params.id))) throw new Problem('not_found');
      const [found] = await db
        .select()
        .from(versions)
        .where(and(eq(versions.generationId, params.id), eq(versions.version, params.version)));
      if (!found) throw new Problem('not_found');
      const { version, title, result, createdAt } = found;
      return { version, title, result, created_at: createdAt.toISOString() };
    },
  };
}

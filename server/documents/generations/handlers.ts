import type { FastifyRequest } from 'fastify';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { Problem } from '../../platform/problem.ts';
import { editGeneration } from './change/edit-generation.ts';
import { restoreVersion, undoChange } from './change/restore-version.ts';
import type { Generations } from './generations.ts';
import { type GenerationFlag, setFlagOfEach, setGenerationFlag } from './change/generation-flags.ts';
import { listGenerations } from './read/list-generations.ts';
import { listVersions } from './read/list-versions.ts';
import { findGeneration } from './document/present-generation.ts';
import { continueGeneration, estimateRewrite, regenerateSection } from './start/resume-generation.ts';
import { estimateGeneration, startGeneration } from './start/start-generation.ts';

type GenerationHandlers = HandlersOf<
  | 'estimateGeneration'
  | 'listGenerations'
  | 'startGeneration'
  | 'getGeneration'
  | 'editGeneration'
  | 'deleteGeneration'
  | 'restoreGeneration'
  | 'flagGenerations'
  | 'favouriteGeneration'
  | 'unfavouriteGeneration'
  | 'stopGeneration'
  | 'continueGeneration'
  | 'estimateRewrite'
  | 'regenerateSection'
  | 'listVersions'
  | 'restoreVersion'
  | 'streamGeneration'
>;

export function generationHandlers(writing: Generations): GenerationHandlers {
  const { db, runner } = writing;
  const setFlag =
    (flag: GenerationFlag) =>
    async ({ user, params }: FastifyRequest<{ Params: { id: string } }>) => {
      await setGenerationFlag(db, user.id, params.id, flag);
      return writing.read(user.id, params.id);
    };

  return {
    estimateGeneration: ({ user, body }) => estimateGeneration(db, runner, user, body),
    listGenerations: ({ user, query }) => listGenerations(db, user, query),

    async startGeneration(request) {
      const { user, body } = request;
      const { id, document } = await startGeneration(db, runner, user, body, idempotencyKeyOf(request));
      return document ? writing.begin(document) : writing.read(user.id, id);
    },

    getGeneration: ({ user, params }) => writing.read(user.id, params.id),

    async editGeneration({ user, params, body }) {
      await editGeneration(db, runner, user.id, params.id, body);
      return writing.read(user.id, params.id);
    },

    async deleteGeneration({ user, params }, reply) {
      await writing.stop(user.id, params.id);
      await setGenerationFlag(db, user.id, params.id, { trashedAt: new Date() });
      return reply.code(204).send();
    },

    async flagGenerations({ user, body: { ids, change } }) {
      if (change === 'trash') await writing.stopEach(user.id, ids);
      return { ids: await setFlagOfEach(db, user.id, ids, change) };
    },

    restoreGeneration: setFlag({ trashedAt: null }),
    favouriteGeneration: setFlag({ favourite: true }),
    unfavouriteGeneration: setFlag({ favourite: false }),

    async stopGeneration({ user, params }) {
      await writing.stop(user.id, params.id);
      return writing.read(user.id, params.id);
    },

    async continueGeneration(request) {
      const { user, params } = request;
      const resumption = { author: user, id: params.id, idempotencyKey: idempotencyKeyOf(request) };
      await continueGeneration(db, runner, resumption);
      return writing.read(user.id, params.id);
    },

    estimateRewrite: ({ user, params, body }) =>
      estimateRewrite(db, runner, user.id, params.id, params.section, body),

    async regenerateSection(request) {
      const { user, params, body } = request;
      const resumption = { author: user, id: params.id, idempotencyKey: idempotencyKeyOf(request) };
      await regenerateSection(db, runner, resumption, params.section, body);
      return writing.read(user.id, params.id);
    },

    async listVersions({ user, params, query }) {
      if (!(await findGeneration(db, user.id, params.id))) throw new Problem('not_found');
      return listVersions(db, params.id, query);
    },

    async restoreVersion({ user, params, query }) {
      const restore = query.only_next === true ? undoChange : restoreVersion;
      await restore(db, runner, user.id, params.id, params.version);
      return writing.read(user.id, params.id);
    },

    async streamGeneration(request, reply) {
      const { user, session, params } = request;
      const reader = {
        userId: user.id,
        tokenHash: session?.tokenHash ?? '',
        after: lastEventId(request),
      };
      await writing.stream(reader, params.id, reply);
      return reply;
    },
  };
}

/** The number in Last-Event-ID; undefined if the header is missing or not a number. */
function lastEventId({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

import type { Batches } from '../../../documents/batches/batches.ts';
import type { Generations } from '../../../documents/generations/generations.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import { listMisconceptions } from './misconceptions.ts';
import { presentOverview } from './overview.ts';
import { presentSuggestion } from './present-suggestion.ts';
import { estimateSuggestions, startSuggestions } from './start-suggestions.ts';

type SuggestionOperation =
  | 'getSuggestions'
  | 'startSuggestions'
  | 'estimateSuggestions'
  | 'getSuggestion'
  | 'listMisconceptions';

export function suggestionHandlers(generations: Generations, jobs: Batches): HandlersOf<SuggestionOperation> {
  const { db, runner } = generations;
  return {
    getSuggestions: ({ user, params }) => presentOverview(db, runner.engine, user.id, params.id),
    listMisconceptions: ({ user, params }) => listMisconceptions(db, user.id, params.id),
    getSuggestion: ({ user, params }) => presentSuggestion(db, user.id, params.id),
    estimateSuggestions: ({ user, params, body }) =>
      estimateSuggestions(db, runner, user, params.id, body.calibrate_on),

    async startSuggestions(request) {
      const { user, params, body } = request;
      const batchId = await startSuggestions(db, runner, user, {
        id: params.id,
        calibrateOn: body.calibrate_on,
        idempotencyKey: idempotencyKeyOf(request),
      });
      await jobs.wake(batchId);
      return presentOverview(db, runner.engine, user.id, params.id);
    },
  };
}

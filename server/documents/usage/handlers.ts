import { isUnmetered } from '../../billing/access/access.ts';
import type { Database } from '../../platform/database/client.ts';
import { contentDisposition } from '../../platform/http/download.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { creditsLeft } from './credits-left.ts';
import { listAdjustments } from './list-adjustments.ts';
import { allUsageRuns, listUsageRuns } from './list-runs.ts';
import { readPeriod } from './period.ts';
import { sumUsage } from './sum-usage.ts';
import { usageCsv } from './usage-csv.ts';

type UsageHandlers = HandlersOf<'getUsage' | 'listUsageRuns' | 'exportUsage'>;

/** The usage of the caller, whom only the token identifies. */
export function usageHandlers({ db }: { db: Database }): UsageHandlers {
  return {
    async getUsage({ user, query }) {
      const period = readPeriod(query);
      const [sums, runs, credits, adjustments] = await Promise.all([
        sumUsage(db, user.id, period),
        listUsageRuns(db, user.id, period),
        creditsLeft(db, user.id),
        listAdjustments(db, user.id, period),
      ]);
      return { ...credits, ...sums, runs, adjustments };
    },

    listUsageRuns: ({ user, query }) => listUsageRuns(db, user.id, readPeriod(query), query),

    async exportUsage({ user, query }, reply) {
      const period = readPeriod(query);
      const [runs, unlimited] = await Promise.all([
        allUsageRuns(db, user.id, period),
        isUnmetered(db, user.id),
      ]);
      const csv = usageCsv(runs, period, unlimited);
      return reply
        .header('content-disposition', contentDisposition(`Usage ${query.from} to ${query.to}.csv`))
        .type('text/csv; charset=utf-8')
        .send(csv);
    },
  };
}

import type { FastifyInstance } from 'fastify';
import { HOUR } from '../../../platform/jobs/crons.ts';
import { sendSummaries, type SummaryDependencies } from './send-summaries.ts';

/** Sends the weekly summaries that are due every hour. */
export function scheduleSummaries(app: FastifyInstance, dependencies: SummaryDependencies): void {
  app.jobs.add({
    name: 'send-summaries',
    every: HOUR,
    retries: 3,
    async run() {
      const sent = await sendSummaries(dependencies, new Date());
      if (sent > 0) app.log.info({ sent }, 'Sent weekly summaries');
    },
  });
}

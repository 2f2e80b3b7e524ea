import type { FastifyInstance } from 'fastify';
import { HOUR } from '../../../platform/jobs/crons.ts';
import { sendSummaries, type SummaryNeeds } from './send-summaries.ts';

/** Sends the weekly summaries that are due every hour. */
export function scheduleSummaries(app: FastifyInstance, needs: SummaryNeeds): void {
  app.jobs.add({
    name: 'send-summaries',
    every: HOUR,
    retries: 3,
    async run() {
      const sent = await sendSummaries(needs, new Date());
      if (sent > 0) app.log.info({ sent }, 'Sent weekly summaries');
    },
  });
}

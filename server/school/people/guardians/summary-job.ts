import type { FastifyInstance } from 'fastify';
import { sendSummaries, type SummaryNeeds } from './send-summaries.ts';

const HOUR = 60 * 60 * 1000;

/** Sends the weekly summaries that are due when the app listens and every hour after that; every process may run it. */
export function scheduleSummaries(app: FastifyInstance, needs: SummaryNeeds): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const send = () => {
    running = sendSummaries(needs, new Date()).then(
      (sent) => {
        if (sent > 0) app.log.info({ sent }, 'Sent weekly summaries');
      },
      (error: unknown) => app.log.error({ err: error }, 'Sending weekly summaries failed'),
    );
  };
  app.addHook('onListen', async () => {
    send();
    timer = setInterval(send, HOUR).unref();
  });
  // The connection must stay open until a run has finished.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}

import type { FastifyInstance } from 'fastify';
import { findNews } from './find-news.ts';
import { mailNews, type MailNeeds } from './mail-news.ts';
import { deleteOld } from './notifications.ts';

const INTERVAL = 30_000;
/** A transaction may commit that much later than the times that it wrote. */
const OVERLAP = 10 * 60_000;
/** What the first search of a process covers: how long no server may have been running. */
const WEEK = 7 * 24 * 60 * 60_000;

/** Stores news and sends the emails that are due, at the start and then every 30 seconds. */
export function scheduleNews(app: FastifyInstance, needs: MailNeeds): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let since = new Date(Date.now() - WEEK);

  async function search(): Promise<void> {
    const now = new Date();
    await findNews(needs.db, since);
    since = new Date(now.getTime() - OVERLAP);
    // What was just found may be due.
    await mailNews(needs, new Date());
    await deleteOld(needs.db, now);
  }

  const start = () => {
    running ??= search()
      .catch((error: unknown) => app.log.error({ err: error }, 'The search for news failed'))
      .finally(() => (running = undefined));
  };
  app.addHook('onListen', async () => {
    start();
    timer = setInterval(start, INTERVAL).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}

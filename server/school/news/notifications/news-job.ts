import type { FastifyInstance } from 'fastify';
import { findNews } from './find-news.ts';
import { mailNews, type MailDependencies } from './mail-news.ts';
import { deleteOld } from './notifications.ts';

/** A transaction may commit that much later than the times that it wrote. */
const OVERLAP = 10 * 60_000;
/** What the first search of a process covers: how long no server may have been running. */
const WEEK = 7 * 24 * 60 * 60_000;

/** Stores news and sends the emails that are due every 30 seconds. */
export function scheduleNews(app: FastifyInstance, dependencies: MailDependencies): void {
  let since = new Date(Date.now() - WEEK);

  app.jobs.add({
    name: 'find-news',
    every: 30,
    retries: 0,
    async run() {
      const now = new Date();
      await findNews(dependencies.db, since);
      since = new Date(now.getTime() - OVERLAP);
      // What was just found may be due.
      await mailNews(dependencies, new Date());
      await deleteOld(dependencies.db, now);
    },
  });
}

import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/client.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { scheduleSummaries } from './people/guardians/summary-job.ts';
import { scheduleGuardianMails } from './news/messages/mail-guardians.ts';
import { scheduleNews } from './news/notifications/news-job.ts';
import { scheduleClosing } from './work/quizzes/close-attempts.ts';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  links: { publicUrl: string; linkSecret: string };
}

/** Starts what the school area does without a call. */
export function startSchoolJobs(app: FastifyInstance, dependencies: Dependencies): void {
  scheduleClosing(app, dependencies.db);
  scheduleSummaries(app, dependencies);
  scheduleNews(app, dependencies);
  scheduleGuardianMails(app, dependencies);
}

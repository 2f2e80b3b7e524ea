import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/client.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { scheduleSummaries } from './guardians/summary-job.ts';
import { scheduleNews } from './notifications/news-job.ts';
import { scheduleClosing } from './quizzes/close-attempts.ts';

interface Needs {
  db: Database;
  mailer: Mailer;
  links: { publicUrl: string; linkSecret: string };
}

/** Starts what the school area does without a call. */
export function startSchoolJobs(app: FastifyInstance, needs: Needs): void {
  scheduleClosing(app, needs.db);
  scheduleSummaries(app, needs);
  scheduleNews(app, needs);
}

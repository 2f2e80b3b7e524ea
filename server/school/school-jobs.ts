import type { FastifyInstance } from 'fastify';
import type { LinkRules } from '../documents/sources/links/link-rules.ts';
import type { Database } from '../platform/database/client.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { addFileJob } from './library/briefcases/file-previews.ts';
import { scheduleSummaries } from './people/guardians/summary-job.ts';
import { scheduleGuardianMails } from './news/messages/mail-guardians.ts';
import { scheduleNews } from './news/notifications/news-job.ts';
import { addPreviewJob } from './work/submissions/file-previews.ts';
import { scheduleClosing } from './work/quizzes/close-attempts.ts';
import { scheduleReading } from './schedule/imports/read-again.ts';
import type { ReadCalendar } from './schedule/imports/read-in-process.ts';
import { scheduleTermClosing } from './gradebook/terms/closing-job.ts';

interface Dependencies {
  db: Database;
  files: FileStore;
  mailer: Mailer;
  links: { publicUrl: string; linkSecret: string };
  linkSecret: string;
  read: ReadCalendar;
  downloads: LinkRules | undefined;
}

/** Starts what the school area does without a call. */
export function startSchoolJobs(app: FastifyInstance, dependencies: Dependencies): void {
  scheduleClosing(app, dependencies.db);
  scheduleTermClosing(app, dependencies.db);
  addPreviewJob(app.jobs, dependencies);
  addFileJob(app.jobs, dependencies);
  scheduleSummaries(app, dependencies);
  scheduleNews(app, dependencies);
  scheduleGuardianMails(app, dependencies);
  scheduleReading(app, dependencies);
}

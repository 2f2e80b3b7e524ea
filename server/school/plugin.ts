import type { FastifyInstance } from 'fastify';
import type { LinkIssuer } from '../accounts/mailed-links/mailed-link.ts';
import type { LinkRules } from '../documents/sources/links/link-rules.ts';
import type { Writing } from '../documents/open-writing.ts';
import type { Database } from '../platform/database/client.ts';
import type { MeteredStore } from '../platform/files/metered-store.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { ClassSignIn } from './classes/accounts/handlers.ts';
import { classesHandlers } from './classes/handlers.ts';
import { gradebookHandlers } from './gradebook/handlers.ts';
import { lessonsHandlers } from './lessons/handlers.ts';
import { briefcaseHandlers } from './library/briefcases/handlers.ts';
import { markingHandlers } from './marking/handlers.ts';
import { settleOfRules } from './marking/marking/settle-scores.ts';
import { newsHandlers } from './news/handlers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { scheduleHandlers } from './schedule/handlers.ts';
import { calendarReader } from './schedule/imports/read-in-process.ts';
import { startSchoolJobs } from './school-jobs.ts';
import { reportsHandlers } from './reports/handlers.ts';
import { trashHandlers } from './trash/handlers.ts';
import { workHandlers } from './work/handlers.ts';

interface Options extends Writing, ClassSignIn {
  db: Database;
  mailer: Mailer;
  files: MeteredStore;
  links: LinkIssuer;
  /** What may be downloaded; undefined unless the operator allows it. */
  downloads: LinkRules | undefined;
}

/** Classes, their students and what they do. */
export async function school(app: FastifyInstance, options: Options): Promise<void> {
  const dependencies = {
    ...options,
    jobs: app.jobs,
    linkSecret: options.links.linkSecret,
    read: calendarReader(),
  };
  app.handle({
    ...classesHandlers(dependencies),
    ...workHandlers({ ...dependencies, settleScores: settleOfRules }),
    ...markingHandlers(dependencies),
    ...gradebookHandlers(dependencies),
    ...peopleHandlers(dependencies),
    ...reportsHandlers(dependencies),
    ...lessonsHandlers(dependencies),
    ...scheduleHandlers(dependencies),
    ...briefcaseHandlers(dependencies),
    ...newsHandlers(dependencies),
    ...trashHandlers(dependencies),
  });
  startSchoolJobs(app, dependencies);
}

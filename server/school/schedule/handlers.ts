import type { LinkIssuer } from '../../accounts/mailed-links/mailed-link.ts';
import type { Database } from '../../platform/database/client.ts';
import { agendaHandlers } from './agenda/handlers.ts';
import { dateHandlers } from './dates/handlers.ts';
import { feedHandlers } from './feeds/handlers.ts';
import { importHandlers, type ImportDependencies } from './imports/handlers.ts';
import { timetableHandlers } from './timetable/handlers.ts';

interface Dependencies extends ImportDependencies {
  db: Database;
  links: LinkIssuer;
}

/** The handlers of the wing: the timetable, the days of lessons and due dates, and their calendars, written and read. */
export const scheduleHandlers = (dependencies: Dependencies) => ({
  ...timetableHandlers(dependencies),
  ...dateHandlers(dependencies),
  ...agendaHandlers(dependencies),
  ...feedHandlers(dependencies),
  ...importHandlers(dependencies),
});

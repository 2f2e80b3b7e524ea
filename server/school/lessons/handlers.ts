import type { LinkIssuer } from '../../accounts/mailed-links/mailed-link.ts';
import type { Database } from '../../platform/database/client.ts';
import type { MeteredStore } from '../../platform/files/metered-store.ts';
import { classCounters } from '../classes/class-counters.ts';
import { classCopyHandlers } from './class-copies/handlers.ts';
import { highlightHandlers } from './lesson-highlights/handlers.ts';
import { lessonHandlers } from './lessons/handlers.ts';
import { studentLessonHandlers } from './student-lessons/handlers.ts';

interface Dependencies {
  db: Database;
  files: MeteredStore;
  links: LinkIssuer;
}

/** The handlers of the wing: lessons, and what students see of them. */
export const lessonsHandlers = (dependencies: Dependencies) => ({
  ...classCopyHandlers({ ...dependencies, counters: classCounters(dependencies.db) }),
  ...lessonHandlers(dependencies),
  ...studentLessonHandlers(dependencies),
  ...highlightHandlers(dependencies),
});

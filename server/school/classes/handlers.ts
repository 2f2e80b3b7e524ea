import type { LinkIssuer } from '../../accounts/mailed-links/mailed-link.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { type ClassSignIn, studentAccountHandlers } from './accounts/handlers.ts';
import { announcementHandlers } from './announcements/handlers.ts';
import { classCounters } from './class-counters.ts';
import { classHandlers } from './classes/handlers.ts';
import { importHandlers } from './imports/handlers.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { joiningHandlers } from './joining/handlers.ts';
import { onboardingHandlers } from './onboarding/handlers.ts';
import { studentHandlers } from './students/handlers.ts';

interface Dependencies extends ClassSignIn {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
}

/** The handlers of the wing: classes and who is in them. */
export const classesHandlers = (dependencies: Dependencies) => ({
  ...onboardingHandlers(dependencies),
  ...classHandlers({ ...dependencies, counters: classCounters(dependencies.db) }),
  ...joiningHandlers(dependencies),
  ...invitationHandlers(dependencies),
  ...studentHandlers(dependencies),
  ...importHandlers(dependencies),
  ...studentAccountHandlers(dependencies),
  ...announcementHandlers(dependencies),
});

import type { LinkIssuer } from '../../accounts/mailed-links/mailed-link.ts';
import type { Database } from '../../platform/database/client.ts';
import { guardianHandlers } from './guardians/handlers.ts';
import { profileHandlers } from './student-profiles/handlers.ts';

interface Dependencies {
  db: Database;
  links: LinkIssuer;
}

/** The handlers of the wing: what teachers know about students and whom they tell. */
export const peopleHandlers = (dependencies: Dependencies) => ({
  ...profileHandlers(dependencies),
  ...guardianHandlers(dependencies),
});

import type { Database } from '../../platform/database/client.ts';
import { gradebookHandlers as bookHandlers } from './gradebooks/handlers.ts';
import { rulesHandlers } from './rules/handlers.ts';

/** The handlers of the wing: the scores of a class, and how its totals are worked out. */
export const gradebookHandlers = (dependencies: { db: Database }) => ({
  ...bookHandlers(dependencies),
  ...rulesHandlers(dependencies),
});

import type { Database } from '../../platform/database/client.ts';
import { gradebookHandlers as bookHandlers } from './gradebooks/handlers.ts';
import { gradebookImportHandlers } from './imports/handlers.ts';
import { rulesHandlers } from './rules/handlers.ts';
import { studentGradebookHandlers } from './student-gradebook/handlers.ts';
import { skillsHandlers } from './skills/handlers.ts';
import { studentHandlers } from './students/handlers.ts';
import { termHandlers } from './terms/handlers.ts';

/** The handlers of the wing: scores of a class, how its totals are worked out, its skills and its files. */
export const gradebookHandlers = (dependencies: { db: Database }) => ({
  ...bookHandlers(dependencies),
  ...gradebookImportHandlers(dependencies),
  ...rulesHandlers(dependencies),
  ...studentGradebookHandlers(dependencies),
  ...skillsHandlers(dependencies),
  ...studentHandlers(dependencies),
  ...termHandlers(dependencies),
});

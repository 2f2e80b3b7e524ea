import type { Batches } from '../../documents/batches/batches.ts';
import type { Generations } from '../../documents/generations/generations.ts';
import type { Database } from '../../platform/database/client.ts';
import { markingHandlers as markHandlers } from './marking/handlers.ts';
import { studentWorkHandlers } from './student-work/handlers.ts';
import { suggestionHandlers } from './suggestions/handlers.ts';

interface Dependencies {
  db: Database;
  linkSecret: string;
  generations: Generations;
  batches: Batches;
}

/** The handlers of the wing: marks, and what students see of them. */
export const markingHandlers = (dependencies: Dependencies) => ({
  ...markHandlers(dependencies),
  ...suggestionHandlers(dependencies.generations, dependencies.batches),
  ...studentWorkHandlers(dependencies),
});

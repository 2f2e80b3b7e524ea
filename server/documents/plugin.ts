import type { FastifyInstance } from 'fastify';
import { type DocumentDependencies, documentHandlers } from './handlers.ts';
import { type OtherTrash, schedulePurge } from './purge-job.ts';

interface Dependencies extends DocumentDependencies {
  /** The trash of higher areas, which is purged with ours. */
  otherTrash: OtherTrash;
}

/** The documents that users generate. */
export async function documents(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  app.handle(documentHandlers(dependencies));
  schedulePurge(app, dependencies.db, dependencies.otherTrash);
}

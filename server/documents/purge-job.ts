import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/client.ts';
import { HOUR } from '../platform/jobs/crons.ts';
import { purgeTrashedDrafts } from './drafts/trashed-drafts.ts';
import { purgeOwnTemplates } from './own-templates/own-templates.ts';
import { purgeCutoff } from './trash/purge-time.ts';
import { purgeTrash } from './generations/change/trash.ts';

/** The trash of higher areas, by what it holds: deletes for good what was moved there by this time. */
export type OtherTrash = Readonly<Record<string, (cutoff: Date) => Promise<number>>>;

/** Purges the trash every hour. */
export function schedulePurge(app: FastifyInstance, db: Database, others: OtherTrash): void {
  app.jobs.add({
    name: 'purge-trash',
    every: HOUR,
    retries: 3,
    async run() {
      const purged = await purgeAll(db, others, new Date());
      if (Object.values(purged).some((count) => count > 0)) app.log.info(purged, 'Purged the trash');
    },
  });
}

async function purgeAll(db: Database, others: OtherTrash, now: Date) {
  const documents = await purgeTrash(db, now);
  const templates = await purgeOwnTemplates(db, purgeCutoff(now));
  const drafts = await purgeTrashedDrafts(db, now);
  const purged: Record<string, number> = { documents, templates, drafts };
  for (const [name, purge] of Object.entries(others)) purged[name] = await purge(purgeCutoff(now));
  return purged;
}

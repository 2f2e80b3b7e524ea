import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/client.ts';
import { purgeTrashedDrafts } from './drafts/trashed-drafts.ts';
import { purgeOwnTemplates } from './own-templates/own-templates.ts';
import { purgeCutoff } from './trash/purge-time.ts';
import { purgeTrash } from './generations/change/trash.ts';

const HOUR = 60 * 60 * 1000;

/** The trash of higher areas, by what it holds: deletes for good what was moved there by this time. */
type OtherTrash = Readonly<Record<string, (cutoff: Date) => Promise<number>>>;

/**
 * Purges the trash when the app listens and every hour after that. Purging is idempotent, so every
 * process on the database may run it.
 */
export function schedulePurge(app: FastifyInstance, db: Database, others: OtherTrash): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const purge = () => {
    running = purgeAll(db, others, new Date()).then(
      (purged) => {
        if (Object.values(purged).some((count) => count > 0)) app.log.info(purged, 'Purged the trash');
      },
      (error: unknown) => app.log.error({ err: error }, 'Purging the trash failed'),
    );
  };
  app.addHook('onListen', async () => {
    purge();
    timer = setInterval(purge, HOUR).unref();
  });
  // The connection must stay open until a purge under way has finished.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
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

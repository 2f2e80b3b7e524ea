import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/client.ts';
import { purgeTrash } from './trash.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Purges the trash when the app listens and every hour after that. Purging is idempotent, so every
 * process on the database may run it.
 */
export function schedulePurge(app: FastifyInstance, db: Database): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const purge = () => {
    running = purgeTrash(db, new Date()).then(
      (documents) => {
        if (documents > 0) app.log.info({ documents }, 'Purged the trash');
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

import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/client.ts';
import { isMigrated } from '../database/migrations.ts';

/**
 * For operators: `/healthz` answers while the process runs, `/readyz` while it can serve requests.
 */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    try {
      if (await isMigrated(db)) return { status: 'ready' };
      return await reply.code(503).send({ status: 'error', message: 'Migrations are missing.' });
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer');
      return reply.code(503).send({ status: 'error', message: 'The database does not answer.' });
    }
  });
}

import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/client.ts';
import { type Availability, databaseDown } from '../database/availability.ts';
import { isMigrated } from '../database/migrations.ts';

/** For the operator: `/healthz` answers while the process runs, `/readyz` while it can serve calls. */
export function healthRoutes(app: FastifyInstance, db: Database, availability: Availability): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    try {
      if (availability.isDown) throw databaseDown();
      if (await availability.guard(isMigrated(db))) return { status: 'ready' };
      return await reply.code(503).send({ status: 'error', message: 'Migrations are missing.' });
    } catch (error) {
      request.log.error({ err: error }, 'The database does not respond');
      return reply.code(503).send({ status: 'error', message: 'The database does not respond.' });
    }
  });
}

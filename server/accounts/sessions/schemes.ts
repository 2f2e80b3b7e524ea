import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/client.ts';
import { administration } from './administration.ts';
import { authentication } from './authentication.ts';
import { verification } from './verification.ts';

/** The security schemes of openapi.yaml: who a call may come from. */
export function securitySchemes(app: FastifyInstance, db: Database, config: Config) {
  const bearer = authentication(app, db, config.sessions.inCookie);
  return {
    bearer,
    verified: verification(bearer),
    administrator: administration(config.administrators, bearer),
  };
}

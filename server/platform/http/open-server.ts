import { fileURLToPath } from 'node:url';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';
import { readBuiltClient } from './client/built-client.ts';
import { serveClient } from './client/serve-client.ts';
import { compressAnswers } from './compress-answers.ts';
import {
  connectionOptions,
  type ConnectionRules,
  dropUnusedConnections,
  limitBodies,
  limitConnections,
  standardConnections,
} from './connections.ts';
import { answerErrors, sendError } from './errors.ts';
import { countRequests } from './limits.ts';
import { logging, type LogOptions, logRequests } from './logging.ts';
import { readSecretCookies } from './secret-cookies.ts';
import { type Guest, securityHeaders } from './security-headers.ts';

const builtClientFolder = fileURLToPath(new URL('../../../dist', import.meta.url));
const MAX_BODY_BYTES = 1024 * 1024;
const MAX_FILE_BYTES = 20 * 1024 * 1024;

export interface ServerOptions {
  log?: LogOptions;
  connections?: ConnectionRules;
  /** The folder of the built client. */
  clientFolder?: string;
}

/** A server that answers errors, logs requests and serves the client; areas add what it does. */
export async function openServer(
  config: Config,
  guests: readonly Guest[],
  { log, connections = standardConnections, clientFolder = builtClientFolder }: ServerOptions,
): Promise<FastifyInstance> {
  const app = Fastify({
    // Migrations and the first jobs may take longer than Fastify's 10 seconds on a busy machine.
    pluginTimeout: 120_000,
    ...logging(log ?? { level: config.logLevel }),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: MAX_BODY_BYTES,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    ...connectionOptions(connections),
  });
  limitConnections(app, connections);
  dropUnusedConnections(app);
  limitBodies(app, connections);
  app.removeContentTypeParser('text/plain');
  await app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 10 } });
  answerErrors(app);
  compressAnswers(app);
  logRequests(app);
  await readSecretCookies(app, config.publicUrl);
  const client = readBuiltClient(clientFolder);
  securityHeaders(app, config.publicUrl, client?.inlineScripts, guests);
  if (client) await serveClient(app, client, { rendering: config.serverRendering });
  else app.setNotFoundHandler(async () => Promise.reject(new Problem('not_found')));
  await countRequests(app);
  return app;
}

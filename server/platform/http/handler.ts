import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operations } from '../../generated/operations.ts';

export type OperationId = keyof Operations;

/**
 * Handles one operation of openapi.yaml. Returns the response body, or the reply if it has sent one
 * itself (a file, a hijacked stream). The status is the first 2xx of the contract.
 */
export type Handler<Id extends OperationId> = (
  request: FastifyRequest<Pick<Operations[Id], 'Body' | 'Params' | 'Querystring'>>,
  reply: FastifyReply,
) => Promise<Operations[Id]['Reply'] | FastifyReply>;

/** The handlers of one folder. */
export type HandlersOf<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };

export type Handlers = HandlersOf<OperationId>;

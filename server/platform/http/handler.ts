import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operations } from '../../generated/operations.ts';

export type OperationId = keyof Operations;

/**
 * Handles one operation of openapi.yaml. It returns the response body of the contract, or the reply
 * when it has sent one itself (a file, a hijacked stream). The status is the contract's first 2xx.
 */
export type Handler<Id extends OperationId> = (
  request: FastifyRequest<Pick<Operations[Id], 'Body' | 'Params' | 'Querystring'>>,
  reply: FastifyReply,
) => Promise<Operations[Id]['Reply'] | FastifyReply>;

/** The handlers of one folder. */
export type HandlersOf<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };

export type Handlers = HandlersOf<OperationId>;

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

export interface Limit {
  max: number;
  seconds: number;
}

/** How often something may be called; counted by this process, so two processes behind one address allow twice as much. */
export interface Limits {
  /** Any call to the API from one address; a whole school may share one. */
  address: Limit;
  /** Any call by one user. */
  user: Limit;
  /** Calls that send a mail, by address and by the account they name. */
  mailsByAddress: Limit;
  mailsByEmail: Limit;
  /** Wrong passwords, by address and by account. */
  failedSignInsByAddress: Limit;
  failedSignInsByEmail: Limit;
  /** Calls that name a class code, right or wrong, by address and by user: codes are not to be guessed. */
  classCodesByAddress: Limit;
  classCodesByUser: Limit;
  /** Calls that make a model write or read a file, by user. */
  writing: Limit;
  /** Calls that save or charge a card, by user: nobody is to try out cards here. */
  cards: Limit;
  /** Errors that pages report, by address. */
  reports: Limit;
}

export const standardLimits: Limits = {
  address: { max: 6000, seconds: 60 },
  user: { max: 600, seconds: 60 },
  mailsByAddress: { max: 100, seconds: 600 },
  mailsByEmail: { max: 10, seconds: 600 },
  failedSignInsByAddress: { max: 100, seconds: 600 },
  failedSignInsByEmail: { max: 10, seconds: 600 },
  classCodesByAddress: { max: 300, seconds: 600 },
  classCodesByUser: { max: 20, seconds: 600 },
  writing: { max: 30, seconds: 60 },
  cards: { max: 60, seconds: 600 },
  reports: { max: 20, seconds: 60 },
};

type Guard = (request: FastifyRequest) => Promise<void>;

const mailOperations = new Set([
  'register',
  'resendVerificationEmail',
  'requestPasswordReset',
  'changeEmail',
]);
const classCodeOperations = new Set(['getClassByCode', 'joinClass']);
const writingOperations = new Set([
  'startGeneration',
  'continueGeneration',
  'regenerateSection',
  'createSource',
  'setPhoto',
  'exportAccount',
]);

const cardOperations = new Set([
  'createSetupIntent',
  'createSubscription',
  'changeSubscription',
  'createPaymentIntent',
  'updatePaymentMethod',
]);

/** Lets the functions below count; they make the limits, the plugin none of its own. */
export async function countRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}

/** The guards of each operation, in the order in which they run. */
export function rateLimits(app: FastifyInstance, limits: Limits) {
  const guard = (limit: Limit, keyOf: (request: FastifyRequest) => string): Guard => {
    const count = app.createRateLimit({
      max: limit.max,
      timeWindow: limit.seconds * 1000,
      keyGenerator: keyOf,
    });
    return async (request) => {
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded) {
        throw new Problem('too_many_requests', undefined, { retryAfter: state.ttlInSeconds });
      }
    };
  };

  const byAddress = guard(limits.address, ({ ip }) => ip);
  const mailsByAddress = guard(limits.mailsByAddress, ({ ip }) => ip);
  const mailsByEmail = guard(limits.mailsByEmail, ({ body }) => emailOf(body));
  const byUser = guard(limits.user, ({ user }) => user.id);
  const writing = guard(limits.writing, ({ user }) => user.id);
  const cards = guard(limits.cards, ({ user }) => user.id);
  const reports = guard(limits.reports, ({ ip }) => ip);
  const codesByUser = guard(limits.classCodesByUser, ({ user }) => user.id);
  const codesByAddress = guard(limits.classCodesByAddress, ({ ip }) => ip);

  const ofKind = (operationId: string): Guard[] => {
    if (writingOperations.has(operationId)) return [writing];
    if (cardOperations.has(operationId)) return [cards];
    // A user who is refused does not use up what the school has.
    return classCodeOperations.has(operationId) ? [codesByUser, codesByAddress] : [];
  };

  return (operationId: string, isOpen: boolean): { onRequest: Guard[]; preHandler: Guard[] } => {
    const mails = mailOperations.has(operationId);
    return {
      onRequest: [
        byAddress,
        ...(mails ? [mailsByAddress] : []),
        ...(operationId === 'reportError' ? [reports] : []),
      ],
      preHandler: [...(isOpen ? [] : [byUser]), ...(mails ? [mailsByEmail] : []), ...ofKind(operationId)],
    };
  };
}

/** Called after validation, which has made sure of the address. */
function emailOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('email' in body)) return '';
  return String(body.email).toLowerCase();
}

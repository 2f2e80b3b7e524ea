import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import type { OperationId } from './handler.ts';

export interface Limit {
  max: number;
  seconds: number;
}

/** Rate limits, counted per process: two processes behind one address allow twice as much. */
export interface Limits {
  /** All calls from one address, which a whole school may share. */
  address: Limit;
  /** All calls of one user. */
  user: Limit;
  /** Calls that send an email or lead to one, by address and by the account they name. */
  mailsByAddress: Limit;
  mailsByEmail: Limit;
  /** Wrong passwords, by address and by account. */
  failedSignInsByAddress: Limit;
  failedSignInsByEmail: Limit;
  /** Calls that name a class code, by address and by user, against guessing codes. */
  classCodesByAddress: Limit;
  classCodesByUser: Limit;
  /** Calls that run a model or read a file, by user. */
  writing: Limit;
  /** Calls that save or charge a card, by user, against card testing. */
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
type Guards = { onRequest: Guard[]; preHandler: Guard[] };

type Kind = 'mails' | 'classCodes' | 'writing' | 'cards' | 'reports';

/**
 * Operations with limits of their own. The type of the keys prevents a renamed operation from
 * losing its limit.
 */
const kinds: { readonly [Id in OperationId]?: Kind } = {
  register: 'mails',
  resendVerificationEmail: 'mails',
  requestPasswordReset: 'mails',
  changeEmail: 'mails',
  joinMailingList: 'mails',
  getClassByCode: 'classCodes',
  joinClass: 'classCodes',
  startGeneration: 'writing',
  continueGeneration: 'writing',
  regenerateSection: 'writing',
  createSource: 'writing',
  setPhoto: 'writing',
  exportAccount: 'writing',
  createSetupIntent: 'cards',
  createSubscription: 'cards',
  changeSubscription: 'cards',
  createPaymentIntent: 'cards',
  updatePaymentMethod: 'cards',
  reportError: 'reports',
};

/** Registers the plugin without global limits; the guards below apply them. */
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

  const ipOf = ({ ip }: FastifyRequest) => ip;
  const userOf = ({ user }: FastifyRequest) => user.id;
  const byAddress = guard(limits.address, ipOf);
  const byUser = guard(limits.user, userOf);

  const ofKind: Record<Kind, { onRequest?: Guard; preHandler: Guard[] }> = {
    mails: {
      onRequest: guard(limits.mailsByAddress, ipOf),
      preHandler: [guard(limits.mailsByEmail, ({ body }) => emailOf(body))],
    },
    // By user first: a rejected user must not use up the limit of the school's address.
    classCodes: {
      preHandler: [guard(limits.classCodesByUser, userOf), guard(limits.classCodesByAddress, ipOf)],
    },
    writing: { preHandler: [guard(limits.writing, userOf)] },
    cards: { preHandler: [guard(limits.cards, userOf)] },
    reports: { onRequest: guard(limits.reports, ipOf), preHandler: [] },
  };

  return (operationId: string, isOpen: boolean): Guards => {
    const kind = isLimited(operationId) ? kinds[operationId] : undefined;
    const own = kind && ofKind[kind];
    return {
      onRequest: [byAddress, ...(own?.onRequest ? [own.onRequest] : [])],
      preHandler: [...(isOpen ? [] : [byUser]), ...(own?.preHandler ?? [])],
    };
  };
}

const isLimited = (operationId: string): operationId is OperationId => Object.hasOwn(kinds, operationId);

/** Called after validation, so the address is well formed. */
function emailOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('email' in body)) return '';
  return String(body.email).toLowerCase();
}

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { addressKey } from './address-key.ts';
import type { OperationId } from './handler.ts';
import { recipientKey } from './recipient-key.ts';

export interface Limit {
  max: number;
  seconds: number;
}

/**
 * Rate limits, counted per process: two processes behind one address allow twice as much. Addresses
 * count as {@link addressKey} returns them.
 */
export interface Limits {
  /** All calls from one address, which a whole school may share. */
  address: Limit;
  /** All calls of one user. */
  user: Limit;
  /** Calls of visitors that send an email. */
  mailsByAddress: Limit;
  /** Calls by the recipient they name, and emails to a recipient. */
  mailsByEmail: Limit;
  /** Emails only: as a limit of calls, it would let a stranger block them for a day. */
  mailsByEmailPerDay: Limit;
  /** Calls of a user that send an email or lead to one, and the emails that an account causes. */
  mailsBySender: Limit;
  /** Wrong passwords, by address and by account. */
  failedSignInsByAddress: Limit;
  failedSignInsByEmail: Limit;
  /** Calls that name a class code, by address and by user, against guessing codes. */
  classCodesByAddress: Limit;
  classCodesByUser: Limit;
  /** Sign-ins and lists of names of one class, whose students may all come at once. */
  classSignInsByCode: Limit;
  /** Calls that run a model or read a file, by user. */
  writing: Limit;
  /** Files for lessons and assignments, and those that students attach, by user. */
  uploads: Limit;
  /** Calls that save or charge a card, by user, against card testing. */
  cards: Limit;
  /** Appeals against a declined request, by user. */
  appeals: Limit;
  /** Messages and reports of them, by user. */
  messages: Limit;
  /** Readers of share links, by address, which a whole school may share. */
  sharedLinks: Limit;
  /** Errors that pages report, by address. */
  reports: Limit;
}

export const standardLimits: Limits = {
  address: { max: 6000, seconds: 60 },
  user: { max: 600, seconds: 60 },
  mailsByAddress: { max: 100, seconds: 600 },
  mailsByEmail: { max: 10, seconds: 600 },
  mailsByEmailPerDay: { max: 50, seconds: 86_400 },
  // A teacher may invite 40 students at once.
  mailsBySender: { max: 60, seconds: 3600 },
  failedSignInsByAddress: { max: 100, seconds: 600 },
  failedSignInsByEmail: { max: 10, seconds: 600 },
  classCodesByAddress: { max: 300, seconds: 600 },
  classCodesByUser: { max: 20, seconds: 600 },
  classSignInsByCode: { max: 300, seconds: 600 },
  writing: { max: 30, seconds: 60 },
  // A lesson takes 50 files, and a student attaches 10 to each assignment.
  uploads: { max: 120, seconds: 600 },
  cards: { max: 60, seconds: 600 },
  appeals: { max: 10, seconds: 3600 },
  messages: { max: 30, seconds: 60 },
  sharedLinks: { max: 600, seconds: 60 },
  reports: { max: 20, seconds: 60 },
};

type Guard = (request: FastifyRequest) => Promise<void>;
type Guards = { onRequest: Guard[]; preHandler: Guard[] };

type Kind =
  | 'mailsOfVisitors'
  | 'mailsOfUsers'
  | 'classCodes'
  | 'classSignIns'
  | 'writing'
  | 'uploads'
  | 'cards'
  | 'appeals'
  | 'sharedLinks'
  | 'messages'
  | 'reports';

/**
 * Operations with limits of their own. The type of the keys prevents a renamed operation from
 * losing its limit.
 */
const kinds: { readonly [Id in OperationId]?: Kind } = {
  register: 'mailsOfVisitors',
  resendVerificationEmail: 'mailsOfVisitors',
  requestPasswordReset: 'mailsOfVisitors',
  changeEmail: 'mailsOfUsers',
  changePassword: 'mailsOfUsers',
  completeOnboarding: 'mailsOfUsers',
  inviteStudents: 'mailsOfUsers',
  importStudents: 'mailsOfUsers',
  inviteTeacher: 'mailsOfUsers',
  resendInvitation: 'mailsOfUsers',
  joinMailingList: 'mailsOfUsers',
  getClassByCode: 'classCodes',
  joinAnotherClass: 'classCodes',
  joinClass: 'classCodes',
  listSignInNames: 'classSignIns',
  signInToClass: 'classSignIns',
  signInWithCard: 'classSignIns',
  startGeneration: 'writing',
  startBatch: 'writing',
  retryBatchItem: 'writing',
  continueGeneration: 'writing',
  regenerateSection: 'writing',
  reviseGeneration: 'writing',
  deriveGenerations: 'writing',
  duplicateGeneration: 'writing',
  createShare: 'writing',
  getSharedDocument: 'sharedLinks',
  getGuardianPage: 'sharedLinks',
  readCalendar: 'sharedLinks',
  unsubscribeGuardian: 'sharedLinks',
  createSource: 'writing',
  createSourceFromGeneration: 'writing',
  createSourceFromLink: 'writing',
  setPhoto: 'writing',
  exportAccount: 'writing',
  exportArchive: 'writing',
  importArchive: 'writing',
  undoArchiveImport: 'writing',
  planGradebookImport: 'writing',
  readCalendarFile: 'writing',
  readCalendarAddress: 'writing',
  addLessonFile: 'uploads',
  addLessonImage: 'uploads',
  addAssignmentFile: 'uploads',
  addWorkFile: 'uploads',
  createSetupIntent: 'cards',
  createSubscription: 'cards',
  changeSubscription: 'cards',
  createPaymentIntent: 'cards',
  updatePaymentMethod: 'cards',
  appealRequest: 'appeals',
  appealGeneration: 'appeals',
  startThread: 'messages',
  replyInThread: 'messages',
  sendMessage: 'messages',
  reportMessage: 'messages',
  listGuardianThreads: 'sharedLinks',
  replyAsGuardian: 'sharedLinks',
  reportAsGuardian: 'sharedLinks',
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

  const ipOf = ({ ip }: FastifyRequest) => addressKey(ip);
  const userOf = ({ user }: FastifyRequest) => user.id;
  const byAddress = guard(limits.address, ipOf);
  const byUser = guard(limits.user, userOf);

  const byEmail = guard(limits.mailsByEmail, ({ body }) => recipientKey(emailOf(body) ?? ''));
  const byRecipient: Guard = async (request) => {
    if (emailOf(request.body) !== undefined) await byEmail(request);
  };

  const ofCode = guard(limits.classSignInsByCode, (request) => codeOf(request) ?? '');
  const byCode: Guard = async (request) => {
    if (codeOf(request) !== undefined) await ofCode(request);
  };

  const ofKind: Record<Kind, { onRequest?: Guard; preHandler: Guard[] }> = {
    mailsOfVisitors: { onRequest: guard(limits.mailsByAddress, ipOf), preHandler: [byRecipient] },
    mailsOfUsers: { preHandler: [guard(limits.mailsBySender, userOf), byRecipient] },
    // By user first: a rejected user must not use up the limit of the school's address.
    classCodes: {
      preHandler: [guard(limits.classCodesByUser, userOf), guard(limits.classCodesByAddress, ipOf)],
    },
    classSignIns: { onRequest: guard(limits.classCodesByAddress, ipOf), preHandler: [byCode] },
    writing: { preHandler: [guard(limits.writing, userOf)] },
    uploads: { preHandler: [guard(limits.uploads, userOf)] },
    cards: { preHandler: [guard(limits.cards, userOf)] },
    appeals: { preHandler: [guard(limits.appeals, userOf)] },
    messages: { preHandler: [guard(limits.messages, userOf)] },
    sharedLinks: { onRequest: guard(limits.sharedLinks, ipOf), preHandler: [] },
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

/** The address in a body; called after validation, so it is well formed. */
const emailOf = (body: unknown): string | undefined => textOf(body, 'email');

/** The class code of a call as people may spell it. */
function codeOf({ params, body }: FastifyRequest): string | undefined {
  const given = textOf(params, 'code') ?? textOf(body, 'class_code');
  return given?.replaceAll(/[\s–-]/g, '').toUpperCase();
}

const textOf = (holder: unknown, key: string): string | undefined =>
  typeof holder === 'object' && holder !== null && key in holder
    ? String(Object.entries(holder).find(([name]) => name === key)?.[1])
    : undefined;

import { administrationFixtures } from './administration-fixtures.ts';
import { takesDocuments } from '../../server/documents/templates/actions.ts';
import { generators } from '../../server/generated/generators.ts';
import type { FastifyInstance } from 'fastify';
import type { Operations } from '../../server/generated/operations.ts';
import { payerOf } from '../../server/billing/testing/payer.ts';
import type { SignedIn } from '../../server/testing.ts';
import { addImport } from '../../server/documents/archive/testing.ts';
import { addPausedBatch } from '../../server/documents/batches/testing.ts';
import { ACCOUNT_PASSWORD, type NewAccount } from '../support/account.ts';
import { addPasskeyRow } from '../support/second-factor.ts';
import { joinSchool } from '../../server/documents/own-templates/testing.ts';
import type { Owned, OwnerFixture, Shared } from './owner-fixture.ts';
import { assignmentFixtures } from './assignment-fixtures.ts';
import { gradebookFixtures } from './gradebook-fixtures.ts';
import { profileFixtures } from './profile-fixtures.ts';
import { briefcaseFixtures } from './briefcase-fixtures.ts';
import { lessonFixtures } from './lesson-fixtures.ts';
import { messageFixtures } from './message-fixtures.ts';
import { scheduleFixtures } from './schedule-fixtures.ts';
import { schoolFixtures } from './school-fixtures.ts';
import {
  copiedTemplate,
  finishedGeneration,
  openSession,
  shareLink,
  trashedGeneration,
  uploadedSource,
} from './make-resource.ts';

/** Secured operations whose path names a resource or a user, or whose body names a user. */
type OwnedOperation =
  | {
      [Id in keyof Operations]: Operations[Id]['Secured'] extends true
        ? keyof Operations[Id]['Params'] extends never
          ? 'user_id' extends keyof Operations[Id]['Body']
            ? Id
            : never
          : Id
        : never;
    }[keyof Operations]
  | (typeof ownedByEmail)[number];

/** Operations whose body names an account by email address. */
export const ownedByEmail = ['joinMailingList', 'topUpTokens'] as const satisfies (keyof Operations)[];

/** A resource at /{id}, created by its owner. */
const resource = (make: (app: FastifyInstance, headers: SignedIn['headers']) => Promise<string>): Owned => ({
  create: async ({ app }, { headers }) => ({ params: { id: await make(app, headers) } }),
  rejection: 404,
});

const generation = resource(finishedGeneration);
const source = resource(uploadedSource);

const conversion: Owned = {
  create: async ({ app }, { headers }) => {
    const target = generators.findLast(takesDocuments)?.templateType ?? '';
    return { params: { id: await finishedGeneration(app, headers), template_type: target } };
  },
  rejection: 404,
};

const batch: Owned = {
  create: async ({ db }, { id }) => ({ params: { id: await addPausedBatch(db, id) } }),
  rejection: 404,
};

const ownTemplate: Owned = {
  create: async ({ app, db }, { id, headers }) => {
    await joinSchool(db, id, 'Northfield School');
    return { params: { id: await copiedTemplate(app, headers) } };
  },
  rejection: 404,
};

const payer: NewAccount = { subscribed: false };

/** A billing operation that is identified by its owner only. */
const billing: Owned = { owner: payer, create: async () => ({}), rejection: 403 };

const trashed: Owned = {
  create: async ({ app }, { headers }) => ({
    params: { kind: 'document', id: await trashedGeneration(app, headers) },
  }),
  rejection: 404,
};

const ownDraft: Shared = {
  sharedBecause: 'The path names a template, of which each caller has their own draft.',
};

const ownStar: Shared = {
  sharedBecause: 'The path names a template, which each caller stars for themselves.',
};

/** By operation; those of other operations are derived from the contract. */
export const ownerFixtures: Partial<Record<OwnedOperation, OwnerFixture>> = {
  getGeneration: generation,
  listSentRequests: generation,
  editGeneration: generation,
  deleteGeneration: generation,
  restoreGeneration: generation,
  favouriteGeneration: generation,
  unfavouriteGeneration: generation,
  stopGeneration: generation,
  continueGeneration: generation,
  estimateRewrite: generation,
  regenerateSection: generation,
  reviseGeneration: generation,
  estimateRevision: generation,
  getOutline: generation,
  deriveGenerations: generation,
  estimateDerivation: generation,
  duplicateGeneration: generation,
  createSourceFromGeneration: generation,
  listLinks: generation,
  getConversion: conversion,
  getVersion: generation,
  getRichText: generation,
  listShares: generation,
  createShare: generation,
  revokeShare: resource(shareLink),
  listVersions: generation,
  restoreVersion: generation,
  streamGeneration: generation,
  exportGeneration: generation,
  appealGeneration: generation,

  getOwnTemplate: ownTemplate,
  saveOwnTemplate: ownTemplate,
  deleteOwnTemplate: ownTemplate,
  restoreOwnTemplate: ownTemplate,
  shareOwnTemplate: ownTemplate,
  unshareOwnTemplate: ownTemplate,

  getBatch: batch,
  deleteBatch: batch,
  pauseBatch: batch,
  resumeBatch: batch,
  cancelBatch: batch,
  exportBatchScores: batch,
  exportBatchDocuments: batch,
  retryBatchItem: {
    create: async ({ db }, { id }) => ({ params: { id: await addPausedBatch(db, id), position: '0' } }),
    rejection: 404,
  },

  undoArchiveImport: {
    create: async ({ db }, { id }) => ({ params: { id: await addImport(db, id) } }),
    rejection: 404,
  },

  getSource: source,
  getSourceText: source,
  deleteSource: source,

  revokeSession: resource(openSession),
  removePasskey: {
    create: async ({ db }, { id }) => ({
      params: { id: await addPasskeyRow(db, id) },
      payload: { password: ACCOUNT_PASSWORD },
    }),
    rejection: 404,
  },

  joinMailingList: { create: async (_, { email }) => ({ payload: { email } }), rejection: 403 },

  restoreTrashed: trashed,
  eraseTrashed: trashed,

  ...scheduleFixtures,
  ...schoolFixtures,
  ...assignmentFixtures,
  ...gradebookFixtures,
  ...profileFixtures,
  ...briefcaseFixtures,
  ...lessonFixtures,
  ...messageFixtures,

  getTemplate: { sharedBecause: 'The catalogue is the same for every user of a role.' },
  getTemplateExample: { sharedBecause: 'An example is the same for every user of a role.' },
  favouriteTemplate: ownStar,
  unfavouriteTemplate: ownStar,
  getDraft: ownDraft,
  saveDraft: ownDraft,
  deleteDraft: ownDraft,

  getSubscriptionStatus: billing,
  pollSubscriptionStatus: billing,
  createSetupIntent: billing,
  createSubscription: {
    owner: payer,
    create: async (testApp, owner) => ({
      payload: {
        price_id: 'teacher_pro_month',
        payment_method_id: await payerOf(testApp, owner).saveCard(),
      },
    }),
    rejection: 403,
    underOwnId: true,
  },
  changeSubscription: billing,
  pauseSubscription: billing,
  resumeSubscription: billing,
  cancelSubscription: billing,
  undoCancellation: billing,
  previewSubscription: billing,
  createPaymentIntent: billing,
  listPaymentMethods: billing,
  deletePaymentMethod: {
    owner: payer,
    create: async (testApp, owner) => ({
      params: { paymentMethodId: await payerOf(testApp, owner).saveCard() },
    }),
    rejection: 403,
    underOwnId: true,
  },
  updatePaymentMethod: {
    owner: payer,
    create: async (testApp, owner) => ({
      payload: { payment_method_id: await payerOf(testApp, owner).saveCard() },
    }),
    rejection: 403,
    underOwnId: true,
  },
  listInvoices: billing,
  getInvoice: {
    owner: payer,
    create: async (testApp, owner) => {
      const paying = payerOf(testApp, owner);
      await paying.subscribe('teacher_pro_month');
      const { items } = (await paying.get(`billing/invoices/${owner.id}`)).json();
      return { params: { invoiceId: items[0].id } };
    },
    rejection: 403,
    underOwnId: true,
  },
  getBillingDetails: billing,
  saveBillingDetails: billing,

  ...administrationFixtures,

  topUpTokens: {
    create: async (_, { email }) => ({ payload: { email } }),
    rejection: 403,
    adminOnly: true,
  },
};

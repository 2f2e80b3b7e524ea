import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../platform/database/columns.ts';
import { users } from '../users/tables.ts';

const owner = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' });

/** Authenticator apps, one an account. Until it is confirmed, it plays no part in signing in. */
export const authenticators = pgTable('authenticators', {
  userId: owner().primaryKey(),
  /** Encrypted, because a hash could not check codes. */
  secret: text('secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last accepted code; a code is accepted once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  lastUsedAt: moment('last_used_at'),
  /** Wrong codes since `failuresSince`. */
  failures: integer('failures').notNull().default(0),
  failuresSince: moment('failures_since').notNull().defaultNow(),
  createdAt: createdAt(),
});

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner().notNull(),
    name: text('name').notNull(),
    /** As the authenticator named it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter; one that does not grow reveals a copied authenticator. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Random, the same for all passkeys of an account. */
    userHandle: text('user_handle').notNull(),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** A passkey that the browser is creating. */
export const passkeyRegistrations = pgTable('passkey_registrations', {
  userId: owner().primaryKey(),
  challenge: text('challenge').notNull(),
  userHandle: text('user_handle').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * Codes that replace a lost second factor, once each. A code has 80 random bits, which no attacker
 * can try out, so SHA-256 protects it as well as argon2 would.
 */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text('hash').primaryKey(),
    userId: owner().notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Sign-ins that passed the first step, stored as SHA-256 of their token. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    hash: text('hash').primaryKey(),
    userId: owner().notNull(),
    /** Whether the session will last 30 days. */
    remember: boolean('remember').notNull(),
    /** What a passkey signs. */
    challenge: text('challenge'),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_challenges_user').on(table.userId)],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  Check,
  Failure,
  GenerationMeta,
  PatchEvent,
  SectionEvent,
  SectionProgress,
  TemplateType,
} from '../../generated/schemas/index.ts';

type JsonObject = Record<string, unknown>;

const now = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = now('created_at').notNull().defaultNow();
const updatedAt = now('updated_at').notNull().defaultNow();

export const schools = pgTable('schools', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  schoolYear: text('school_year'),
  unit: text('unit'),
  section: text('section'),
});

/**
 * An address belongs to the account that has verified it. Others that name it wait for a verification that only the address can give,
 * so that registering tells nobody which addresses have accounts.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: date('date_of_birth'),
    /** Lower case, so that one address is one account. */
    email: text('email').notNull(),
    /** Null for who signs in with Google alone. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: now('email_verified_at'),
    onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
    role: text('role', { enum: ['teacher', 'student'] }).notNull(),
    subscribed: boolean('subscribed').notNull().default(false),
    schoolId: integer('school_id').references(() => schools.id),
    /** The file of the photo and its kind; another photo has another id. */
    photoId: uuid('photo_id').unique(),
    photoType: text('photo_type', { enum: ['image/png', 'image/jpeg', 'image/webp'] }),
    /** When the person agreed to mails about the product. */
    mailsAgreedAt: now('mails_agreed_at'),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('users_verified_email').on(table.email).where(sql`email_verified_at is not null`),
    index('users_email').on(table.email),
    index('users_school').on(table.schoolId),
  ],
);

/** Bearer tokens, kept as SHA-256 so that a copy of the table opens nothing. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    /** What the list of sessions calls it. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system, as far as they tell. */
    device: text('device').notNull().default('Unknown device'),
    createdAt,
    lastUsedAt: now('last_used_at').notNull().defaultNow(),
    expiresAt: now('expires_at').notNull(),
    revokedAt: now('revoked_at'),
  },
  (table) => [index('tokens_user').on(table.userId)],
);

/** Secrets that every process of an installation shares, made at the first start. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Verification links that were sent; a link works once. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account's address once the link is used. */
    email: text('email').notNull(),
    expiresAt: now('expires_at').notNull(),
    usedAt: now('used_at'),
    createdAt,
  },
  (table) => [index('email_verifications_user').on(table.userId)],
);

/** What an account may still use. Written only together with a row of `ledger`; the checks keep every balance at zero or above. */
export const balances = pgTable(
  'balances',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    availableInput: bigint('available_input', { mode: 'number' }).notNull().default(0),
    availableOutput: bigint('available_output', { mode: 'number' }).notNull().default(0),
    usedInput: bigint('used_input', { mode: 'number' }).notNull().default(0),
    usedOutput: bigint('used_output', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check('balances_input_not_negative', sql`${table.availableInput} >= 0`),
    check('balances_output_not_negative', sql`${table.availableOutput} >= 0`),
    check('balances_used_not_negative', sql`${table.usedInput} >= 0 and ${table.usedOutput} >= 0`),
  ],
);

/**
 * Append-only (a trigger refuses update and delete). `input` and `output` are what the row adds to the available tokens: a grant and
 * a refund are positive, a reservation and what expires negative; `used_*` is what a settlement books as used. One row of a kind for a
 * run, so that a run is charged once.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['grant', 'expire', 'reserve', 'settle', 'refund'] }).notNull(),
    runId: uuid('run_id').references(() => runs.id),
    /** What a grant is for, such as `welcome`, or which one expired; once an account. */
    reason: text('reason'),
    input: bigint('input', { mode: 'number' }).notNull(),
    output: bigint('output', { mode: 'number' }).notNull(),
    usedInput: bigint('used_input', { mode: 'number' }).notNull().default(0),
    usedOutput: bigint('used_output', { mode: 'number' }).notNull().default(0),
    /** Of a reservation under an unlimited plan: nothing was taken for it, and what it uses is booked without being charged. */
    unmetered: boolean('unmetered').notNull().default(false),
    createdAt,
  },
  (table) => [
    unique('ledger_once_a_run').on(table.runId, table.kind),
    unique('ledger_once_a_grant').on(table.userId, table.reason),
    index('ledger_user').on(table.userId, table.id),
    index('ledger_usage').on(table.userId, table.createdAt, table.id),
  ],
);

/** Text read out of a file; the file itself is not kept. */
export const sources = pgTable(
  'sources',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['pdf', 'docx', 'txt'] }).notNull(),
    pages: integer('pages'),
    text: text('text').notNull(),
    createdAt,
  },
  (table) => [index('sources_user').on(table.userId)],
);

export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    templateType: text('template_type').$type<TemplateType>().notNull(),
    title: text('title').notNull(),
    topic: text('topic').notNull(),
    subject: text('subject').notNull(),
    gradeLevel: text('grade_level').notNull(),
    status: text('status', { enum: ['writing', 'complete', 'stopped', 'interrupted', 'failed'] }).notNull(),
    failure: jsonb('failure').$type<Failure>(),
    input: jsonb('input').$type<JsonObject>().notNull(),
    /** As text, because `jsonb` would put the keys of a document into another order. */
    result: json('result').$type<JsonObject>().notNull().default({}),
    sections: jsonb('sections').$type<SectionProgress[]>().notNull().default([]),
    checks: jsonb('checks').$type<Check[]>().notNull().default([]),
    meta: jsonb('meta').$type<GenerationMeta>().notNull(),
    /** The number of the newest event that is kept. */
    lastEvent: integer('last_event').notNull().default(0),
    favourite: boolean('favourite').notNull().default(false),
    saved: boolean('saved').notNull().default(false),
    version: integer('version').notNull().default(0),
    idempotencyKey: text('idempotency_key'),
    createdAt,
    updatedAt,
    trashedAt: now('trashed_at'),
  },
  (table) => [
    uniqueIndex('generations_idempotent').on(table.userId, table.idempotencyKey),
    index('generations_list').on(table.userId, table.createdAt, table.id),
  ],
);

/** One stretch of writing: the first draft, a continuation, one section again. Each is reserved and settled once. */
export const runs = pgTable(
  'runs',
  {
    id: uuid('id').primaryKey(),
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    cause: text('cause', { enum: ['written', 'continued', 'regenerated'] }).notNull(),
    /** The keys of the result that this run writes. */
    sections: jsonb('sections').$type<string[]>().notNull(),
    reservedInput: integer('reserved_input').notNull(),
    reservedOutput: integer('reserved_output').notNull(),
    /** As of the last checkpoint; what a killed run is charged. */
    usedInput: integer('used_input').notNull().default(0),
    usedOutput: integer('used_output').notNull().default(0),
    /** Renewed while the run lives; a run whose lease is over belongs to a process that is gone. */
    leaseUntil: now('lease_until').notNull(),
    endedAt: now('ended_at'),
    idempotencyKey: text('idempotency_key'),
    createdAt,
  },
  (table) => [
    uniqueIndex('runs_one_at_a_time').on(table.generationId).where(sql`ended_at is null`),
    uniqueIndex('runs_idempotent').on(table.generationId, table.idempotencyKey),
  ],
);

/** Events in batches: many events share a row, because a row a token would cost more than the token. */
export const eventBatches = pgTable(
  'event_batches',
  {
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    firstEvent: integer('first_event').notNull(),
    lastEvent: integer('last_event').notNull(),
    events: json('events').$type<(PatchEvent | SectionEvent)[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.firstEvent] })],
);

export const versions = pgTable(
  'versions',
  {
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    cause: text('cause', { enum: ['written', 'continued', 'regenerated', 'edited', 'restored'] }).notNull(),
    section: text('section'),
    title: text('title').notNull(),
    result: json('result').$type<JsonObject>().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.generationId, table.version] })],
);

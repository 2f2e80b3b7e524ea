import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type {
  Check,
  Failure,
  GenerationMeta,
  LinkKind,
  PatchEvent,
  ReadingLevel,
  Safety,
  SectionEvent,
  SectionProgress,
  AnyTemplateType,
  WaitingEvent,
} from '../../../generated/schemas/index.ts';
import type { OwnTemplateVersion } from '../../own-templates/own-generator.ts';
import type { Placeholder } from '../../../engine/port/engine.ts';
import { createdAt, moment, updatedAt } from '../../../platform/database/columns.ts';

type JsonObject = Record<string, unknown>;

/** An event of a run, other than its end. */
export type RunEvent = PatchEvent | SectionEvent | WaitingEvent;

export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    templateType: text('template_type').$type<AnyTemplateType>().notNull(),
    /** The version of a teacher's template that it was made with; null for a template of ours. */
    ownTemplate: json('own_template').$type<OwnTemplateVersion>(),
    title: text('title').notNull(),
    topic: text('topic').notNull(),
    subject: text('subject').notNull(),
    gradeLevel: text('grade_level').notNull(),
    status: text('status', { enum: ['writing', 'complete', 'stopped', 'interrupted', 'failed'] }).notNull(),
    failure: jsonb('failure').$type<Failure>(),
    input: jsonb('input').$type<JsonObject>().notNull(),
    /** As text, because `jsonb` would reorder the keys of a document. */
    result: json('result').$type<JsonObject>().notNull().default({}),
    sections: jsonb('sections').$type<SectionProgress[]>().notNull().default([]),
    checks: jsonb('checks').$type<Check[]>().notNull().default([]),
    safety: jsonb('safety').$type<Safety>().notNull().default({ categories: [], severity: 'none' }),
    meta: jsonb('meta').$type<GenerationMeta>().notNull(),
    /** The number of the newest stored event. */
    lastEvent: integer('last_event').notNull().default(0),
    favourite: boolean('favourite').notNull().default(false),
    saved: boolean('saved').notNull().default(false),
    version: integer('version').notNull().default(0),
    idempotencyKey: text('idempotency_key'),
    /** The document that this one was made from, as of a version of it. */
    originId: uuid('origin_id').references((): AnyPgColumn => generations.id, { onDelete: 'set null' }),
    originVersion: integer('origin_version'),
    originKind: text('origin_kind').$type<LinkKind>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    trashedAt: moment('trashed_at'),
    /** Set when the content was deleted for good; the row stays, because the ledger refers to its runs. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    uniqueIndex('generations_idempotent').on(table.userId, table.idempotencyKey),
    index('generations_list').on(table.userId, table.createdAt, table.id),
    index('generations_by_template').on(table.userId, table.templateType, table.createdAt, table.id),
    index('generations_origin').on(table.originId),
    index('generations_trash').on(table.trashedAt).where(sql`erased_at is null`),
  ],
);

const generationId = () =>
  uuid('generation_id')
    .notNull()
    .references(() => generations.id, { onDelete: 'cascade' });

/**
 * One attempt at writing: a new document, a continuation or a rewritten section. Reserved and
 * settled once.
 */
export const runs = pgTable(
  'runs',
  {
    id: uuid('id').primaryKey(),
    generationId: generationId(),
    cause: text('cause', { enum: ['written', 'continued', 'regenerated', 'revised', 'extended'] }).notNull(),
    /** The keys of the result that this run writes. */
    sections: jsonb('sections').$type<string[]>().notNull(),
    /** The form of the document once this run has rewritten it; null if the form stays. */
    input: jsonb('input').$type<JsonObject>(),
    reservedInput: integer('reserved_input').notNull(),
    reservedOutput: integer('reserved_output').notNull(),
    /** As of the last checkpoint; a killed run is charged this much. */
    usedInput: integer('used_input').notNull().default(0),
    usedOutput: integer('used_output').notNull().default(0),
    /** Renewed while the run lives; an expired lease means that its process died. */
    leaseUntil: moment('lease_until').notNull(),
    endedAt: moment('ended_at'),
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('runs_one_at_a_time').on(table.generationId).where(sql`ended_at is null`),
    uniqueIndex('runs_idempotent').on(table.generationId, table.idempotencyKey),
  ],
);

/**
 * What documents by a model cost, next to what their template expected; estimates learn from it.
 * Holds no personal data.
 */
export const measuredRuns = pgTable(
  'measured_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    templateType: text('template_type').$type<AnyTemplateType>().notNull(),
    engine: text('engine').notNull(),
    expectedInput: integer('expected_input').notNull(),
    expectedOutput: integer('expected_output').notNull(),
    usedInput: integer('used_input').notNull(),
    usedOutput: integer('used_output').notNull(),
  },
  (table) => [index('measured_runs_newest').on(table.templateType, table.engine, table.id)],
);

/** Events in batches, because a row per token would cost more than the token. */
export const eventBatches = pgTable(
  'event_batches',
  {
    generationId: generationId(),
    firstEvent: integer('first_event').notNull(),
    lastEvent: integer('last_event').notNull(),
    events: json('events').$type<RunEvent[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.firstEvent] })],
);

/** What a run sent to a model, stored before the provider gets it. */
export const sentRequests = pgTable(
  'sent_requests',
  {
    id: uuid('id').primaryKey(),
    generationId: generationId(),
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull(),
    model: text('model').notNull(),
    host: text('host').notNull(),
    /** Exactly as sent, with placeholders. */
    system: text('system').notNull(),
    user: text('user').notNull(),
    placeholders: json('placeholders').$type<Placeholder[]>().notNull(),
    /** Null until the model has answered. */
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
  },
  (table) => [
    index('sent_requests_newest').on(table.generationId, table.sentAt, table.id),
    index('sent_requests_run').on(table.runId),
  ],
);

export const versions = pgTable(
  'versions',
  {
    generationId: generationId(),
    version: integer('version').notNull(),
    cause: text('cause', {
      enum: [
        'written',
        'continued',
        'adjusted',
        'regenerated',
        'revised',
        'extended',
        'edited',
        'restored',
        'copied',
      ],
    }).notNull(),
    section: text('section'),
    /** Null if it could not be measured. */
    reading: jsonb('reading').$type<ReadingLevel>(),
    title: text('title').notNull(),
    result: json('result').$type<JsonObject>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.version] })],
);

/** Requests to review a declined document; without `generationId`, its run never started. */
export const appeals = pgTable(
  'appeals',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generationId: uuid('generation_id').references(() => generations.id, { onDelete: 'cascade' }),
    templateType: text('template_type').$type<AnyTemplateType>().notNull(),
    input: jsonb('input').$type<JsonObject>().notNull(),
    reason: text('reason').notNull(),
    safety: jsonb('safety').$type<Safety>().notNull(),
    state: text('state', { enum: ['open'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
  },
  (table) => [
    index('appeals_of_user').on(table.userId),
    index('appeals_of_generation').on(table.generationId),
  ],
);

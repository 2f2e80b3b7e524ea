import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import { createdAt, moment, updatedAt } from '../../../platform/database/columns.ts';
import { lessons } from '../../lessons/lessons/tables.ts';

const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const trashedBy = () => uuid('trashed_by').references(() => users.id, { onDelete: 'set null' });

export const briefcaseFolders = pgTable(
  'briefcase_folders',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerId(),
    parentId: uuid('parent_id').references((): AnyPgColumn => briefcaseFolders.id, { onDelete: 'cascade' }),
    /** Its ids from the outermost folder to itself, so that a query need not climb. */
    path: uuid('path').array().notNull(),
    name: text('name').notNull(),
    color: text('color').notNull(),
    /** Of this folder itself; what is in it is hidden with it and comes back with it. */
    trashedAt: moment('trashed_at'),
    trashedBy: trashedBy(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('briefcase_folders_owner').on(table.ownerId),
    index('briefcase_folders_parent').on(table.parentId),
    index('briefcase_folders_path').using('gin', table.path),
    index('briefcase_folders_trashed').on(table.trashedAt).where(sql`${table.trashedAt} is not null`),
    index('briefcase_folders_trashed_by').on(table.trashedBy),
  ],
);

/** A colleague who may open a folder and what is in it. */
export const briefcaseMembers = pgTable(
  'briefcase_members',
  {
    folderId: uuid('folder_id')
      .notNull()
      .references(() => briefcaseFolders.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['editor', 'reader'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.folderId, table.userId] }),
    index('briefcase_members_user').on(table.userId),
  ],
);

/** A document, a lesson, a link or a file. It belongs to the owner of its folder, whoever added it. */
export const briefcaseEntries = pgTable(
  'briefcase_entries',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerId(),
    folderId: uuid('folder_id').references(() => briefcaseFolders.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['document', 'lesson', 'link', 'file'] }).notNull(),
    /** Null for a document or a lesson that has its own title. */
    name: text('name'),
    generationId: uuid('generation_id').references(() => generations.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id').references(() => lessons.id, { onDelete: 'cascade' }),
    url: text('url'),
    /** Of the newest version of a file. */
    size: bigint('size', { mode: 'number' }),
    /** What the newest version of a file says. A generated column has its words, and those of the name. */
    text: text('text').notNull().default(''),
    trashedAt: moment('trashed_at'),
    trashedBy: trashedBy(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('briefcase_entries_owner').on(table.ownerId),
    index('briefcase_entries_folder').on(table.folderId),
    index('briefcase_entries_generation').on(table.generationId),
    index('briefcase_entries_lesson').on(table.lessonId),
    index('briefcase_entries_trashed').on(table.trashedAt).where(sql`${table.trashedAt} is not null`),
    index('briefcase_entries_trashed_by').on(table.trashedBy),
  ],
);

/** A page of a preview, without the address of its picture. */
export interface FilePage {
  width: number;
  height: number;
  text: string;
}

/** A version of a file; the file store has it under its id. */
export const briefcaseFiles = pgTable(
  'briefcase_files',
  {
    id: uuid('id').primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => briefcaseEntries.id, { onDelete: 'cascade' }),
    /** From one, in the order of the uploads. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null until the file has been read; none if it can't be shown. */
    pages: jsonb('pages').$type<FilePage[]>(),
    totalPages: integer('total_pages').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('briefcase_files_version').on(table.entryId, table.number),
    index('briefcase_files_uploaded_by').on(table.uploadedBy),
  ],
);

/** A file that arrives in parts. Its size counts in the storage of its owner from the beginning. */
export const briefcaseUploads = pgTable(
  'briefcase_uploads',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerId(),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    folderId: uuid('folder_id').references(() => briefcaseFolders.id, { onDelete: 'set null' }),
    /** The file of which it is a new version. */
    replaces: uuid('replaces').references(() => briefcaseEntries.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** The names of its parts in the file store, in order. */
    parts: jsonb('parts').$type<string[]>().notNull().default([]),
    /** What it became. */
    entryId: uuid('entry_id').references(() => briefcaseEntries.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('briefcase_uploads_owner').on(table.ownerId),
    index('briefcase_uploads_uploaded_by').on(table.uploadedBy),
    index('briefcase_uploads_folder').on(table.folderId),
    index('briefcase_uploads_replaces').on(table.replaces),
    index('briefcase_uploads_entry').on(table.entryId),
    index('briefcase_uploads_age').on(table.createdAt),
  ],
);

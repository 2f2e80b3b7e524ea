import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  emailVerifications,
  googleAccounts,
  passwordResets,
  schools,
  tokens,
  users,
} from '../auth/tables.ts';
import { billingCustomers, subscriptionClaims, subscriptions } from '../../billing/tables.ts';
import { classes, enrolments } from '../../school/classes/tables.ts';
import { balances, ledger } from '../../billing/credits/tables.ts';
import { eventBatches, generations, runs, versions } from '../../documents/generations/tables.ts';
import { sources } from '../../documents/sources/tables.ts';
import { invitations } from '../../school/invitations/tables.ts';
import { onboardings } from '../../school/onboarding/tables.ts';

export interface KeptTable {
  table: PgTable;
  /** The column that says whose a row is. */
  of: PgColumn;
  /** For a row that is a person's by another one: the column that `of` finds there, and the one that says whose that is. */
  through?: { table: PgTable; id: PgColumn; of: PgColumn };
}

const throughGeneration = { table: generations, id: generations.id, of: generations.userId };
const throughClass = { table: classes, id: classes.id, of: classes.teacherId };

/** Every table with rows about a person, by the name that the person reads. A test holds it against the tables that there are. */
export const keptTables: Record<string, KeptTable> = {
  account: { table: users, of: users.id },
  school: { table: schools, of: schools.id, through: { table: users, id: users.schoolId, of: users.id } },
  google_account: { table: googleAccounts, of: googleAccounts.userId },
  sessions: { table: tokens, of: tokens.userId },
  email_verifications: { table: emailVerifications, of: emailVerifications.userId },
  password_resets: { table: passwordResets, of: passwordResets.userId },
  onboarding: { table: onboardings, of: onboardings.userId },
  classes: { table: classes, of: classes.teacherId },
  invitations_sent: { table: invitations, of: invitations.classId, through: throughClass },
  invitations_used: { table: invitations, of: invitations.usedBy },
  enrolments: { table: enrolments, of: enrolments.studentId },
  balance: { table: balances, of: balances.userId },
  ledger: { table: ledger, of: ledger.userId },
  billing_customer: { table: billingCustomers, of: billingCustomers.userId },
  subscriptions: { table: subscriptions, of: subscriptions.userId },
  subscribing: { table: subscriptionClaims, of: subscriptionClaims.userId },
  sources: { table: sources, of: sources.userId },
  documents: { table: generations, of: generations.userId },
  document_versions: { table: versions, of: versions.generationId, through: throughGeneration },
  document_runs: { table: runs, of: runs.generationId, through: throughGeneration },
  document_events: { table: eventBatches, of: eventBatches.generationId, through: throughGeneration },
};

/** What would open the account to whoever finds the file. */
const secretColumns = new Set(['hash', 'password_hash']);

/** The columns of a table that a person may take away. */
export const readableColumns = (table: PgTable): Record<string, PgColumn> =>
  Object.fromEntries(
    Object.values(getTableColumns(table))
      .filter(({ name }) => !secretColumns.has(name))
      .map((column) => [column.name, column]),
  );

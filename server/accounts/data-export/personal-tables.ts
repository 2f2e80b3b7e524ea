import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { consents } from '../consents/tables.ts';
import { emailVerifications, passwordResets } from '../mailed-links/tables.ts';
import {
  authenticators,
  passkeyRegistrations,
  passkeys,
  recoveryCodes,
  signInChallenges,
} from '../second-factor/tables.ts';
import { googleAccounts } from '../sign-in/google/tables.ts';
import { schools, users } from '../users/tables.ts';
import { tokens } from '../sessions/tables.ts';

/** A table with rows about a user. */
export interface PersonalTable {
  table: PgTable;
  /** The column that holds the user's id. */
  of: PgColumn;
  /**
   * For rows that refer to the user through another table: the column that `of` refers to there,
   * and the column with the user's id.
   */
  through?: { table: PgTable; id: PgColumn; of: PgColumn };
  /** A condition for the rows that the user may see. */
  where?: SQL;
}

/** By the name of the table in the export. */
export type PersonalTables = Readonly<Record<string, PersonalTable>>;

export const accountTables: PersonalTables = {
  account: { table: users, of: users.id },
  school: { table: schools, of: schools.id, through: { table: users, id: users.schoolId, of: users.id } },
  google_account: { table: googleAccounts, of: googleAccounts.userId },
  sessions: { table: tokens, of: tokens.userId },
  consents: { table: consents, of: consents.userId },
  email_verifications: { table: emailVerifications, of: emailVerifications.userId },
  authenticators: { table: authenticators, of: authenticators.userId },
  passkeys: { table: passkeys, of: passkeys.userId },
  passkey_registrations: { table: passkeyRegistrations, of: passkeyRegistrations.userId },
  recovery_codes: { table: recoveryCodes, of: recoveryCodes.userId },
  sign_in_challenges: { table: signInChallenges, of: signInChallenges.userId },
  password_resets: { table: passwordResets, of: passwordResets.userId },
};

/** Columns that would give the reader of the file access to the account, and a verdict that only teachers see. */
const secretColumns = new Set([
  'concern',
  'hash',
  'token_hash',
  'sealed_token',
  'sealed_address',
  'password_hash',
  'pictures_hash',
  'secret',
  'challenge',
]);

/** The columns of a table that belong in the export. */
export const readableColumns = (table: PgTable): Record<string, PgColumn> =>
  Object.fromEntries(
    Object.values(getTableColumns(table))
      .filter(({ name }) => !secretColumns.has(name))
      .map((column) => [column.name, column]),
  );

import { and, ilike, or, sql } from 'drizzle-orm';
import { readFactors, methodsOf } from '../../accounts/second-factor/read-factors.ts';
import { type Account, accountColumns, findAccount } from '../../accounts/users/account.ts';
import { isAdministrator } from '../../accounts/users/administrator.ts';
import { users } from '../../accounts/users/tables.ts';
import { findGiven, findGrant } from '../../billing/grants/grants.ts';
import { findPlan } from '../../billing/plans/plans.ts';
import { findLive } from '../../billing/subscriptions/synchronise.ts';
import type { AdminPerson, AdminPersonEntry } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Page, PageRequest } from '../../platform/database/cursor.ts';
import { keyset, readPage } from '../../platform/database/keyset.ts';
import { shownAddress } from '../../platform/mail/no-address.ts';
import { Problem } from '../../platform/problem.ts';
import { countSeats } from '../../school/classes/classes/seats.ts';

/** What is shown of a person needs the addresses of the setting ADMINISTRATORS. */
export interface Directory {
  db: Database;
  administrators: readonly string[];
}

const { school: _school, ...personColumns } = accountColumns;

const presentEntry = (row: Omit<Account, 'school'>, administrators: readonly string[]): AdminPersonEntry => ({
  id: row.id,
  name: `${row.firstName} ${row.lastName}`.trim(),
  email: shownAddress(row.email),
  role: row.role,
  verified: row.emailVerifiedAt !== null,
  administrator: isAdministrator(row, administrators),
  joined_at: row.createdAt.toISOString(),
});

const newest = keyset(users.createdAt, users.id);
const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** Everyone whose name or address contains the text, the newest first. */
export function listPeople(
  { db, administrators }: Directory,
  { search, ...page }: PageRequest & { search?: string | undefined },
): Promise<Page<AdminPersonEntry>> {
  const pattern = `%${(search ?? '').trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return readPage(
    page,
    (limit) =>
      db
        .select({ ...personColumns, position: newest.position })
        .from(users)
        .where(
          and(
            search === undefined ? undefined : or(ilike(users.email, pattern), ilike(fullName, pattern)),
            newest.after(page.cursor),
          ),
        )
        .orderBy(...newest.orderBy)
        .limit(limit),
    (row) => presentEntry(row, administrators),
  );
}

/** A person whom an administrator named; 404 if there is none. */
export async function requirePerson(db: Database, id: string): Promise<Account> {
  const account = await findAccount(db, id);
  if (account === undefined) throw new Problem('not_found');
  return account;
}

export async function readPerson({ db, administrators }: Directory, id: string): Promise<AdminPerson> {
  const account = await requirePerson(db, id);
  const live = await findLive(db, id);
  return {
    person: presentEntry(account, administrators),
    school: account.school?.name ?? null,
    paid_plan: live === undefined ? null : (findPlan(live.priceId)?.name ?? live.priceId),
    given: await findGiven(db, id),
    grant: await findGrant(db, { userId: id }),
    seats: await countSeats(db, id),
    second_factor: methodsOf(await readFactors(db, id)).length > 0,
  };
}

/** How the log names a person: by the address, or by name and id without one. */
export const subjectOf = ({ id, email, firstName, lastName }: Account): string =>
  shownAddress(email) || `${firstName} ${lastName} (${id})`;

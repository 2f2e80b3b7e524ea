import { eq, getTableColumns, sql } from 'drizzle-orm';
import { photoUrl } from './photo-address.ts';
import type { Database } from '../../platform/database/client.ts';
import { schools, users } from './tables.ts';
import { shownAddress } from '../../platform/mail/no-address.ts';
import type { User } from '../../generated/schemas/index.ts';

const { passwordHash, ...publicColumns } = getTableColumns(users);

/** The columns of a user that the server reads; the password hash stays in the database. */
export const accountColumns = {
  ...publicColumns,
  hasPassword: sql<boolean>`${passwordHash} is not null`,
  school: schools,
};

type UserRow = Omit<typeof users.$inferSelect, 'passwordHash'>;

/** A user as handlers see one. */
export type Account = UserRow & { hasPassword: boolean; school: typeof schools.$inferSelect | null };

/** Lower case, so that one address cannot have two accounts. */
export const normalEmail = (email: string) => email.toLowerCase();

export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  const [account] = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, id));
  return account;
}

/** The user in the shape of the contract. `linkSecret` signs the address of the photo. */
export function presentAccount(account: Account, linkSecret: string): User {
  const { school } = account;
  return {
    id: account.id,
    guid: account.id,
    first_name: account.firstName,
    last_name: account.lastName,
    full_name: `${account.firstName} ${account.lastName}`.trim(),
    date_of_birth: account.dateOfBirth,
    email: shownAddress(account.email),
    email_verified: account.emailVerifiedAt !== null,
    email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
    onboarding_completed: account.onboardingCompleted,
    role: account.role,
    subscribed: account.subscribed,
    school: school && {
      id: school.id,
      name: school.name,
      school_year: school.schoolYear,
      unit: school.unit,
      section: school.section,
    },
    photo_url: account.photoId && photoUrl(account.photoId, linkSecret),
    has_password: account.hasPassword,
    created_at: account.createdAt.toISOString(),
    updated_at: account.updatedAt.toISOString(),
  };
}

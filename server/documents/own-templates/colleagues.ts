import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { schools, users } from '../../accounts/users/tables.ts';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';

/** An address of one of these proves nothing about a school. */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com aol.com icloud.com me.com mac.com
  proton.me protonmail.com gmx.com gmx.de gmx.net web.de mail.com mail.ru yandex.com yandex.ru qq.com 163.com 126.com zoho.com
  fastmail.com tutanota.com hey.com hotmail.co.uk yahoo.co.uk btinternet.com comcast.net verizon.net att.net orange.fr free.fr`.split(
    /\s+/,
  ),
);

export interface School {
  name: string;
  /** The domain of the verified addresses of its teachers. */
  domain: string;
}

const domain = sql<string>`lower(split_part(${users.email}, '@', 2))`;
const nameKey = (name: SQL | typeof schools.name) =>
  sql<string>`lower(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'))`;

const schoolQuery = prepareOnce((db) =>
  db
    .select({ name: schools.name, domain, verified: users.emailVerifiedAt })
    .from(users)
    .innerJoin(schools, eq(schools.id, users.schoolId))
    .where(and(eq(users.id, sql.placeholder('userId')), eq(users.role, 'teacher')))
    .prepare('school_of_teacher'),
);

/**
 * The school of a teacher, as far as it can be shown. Teachers type the name of their school, so a name alone
 * proves nothing: the address counts too. Null without a school, a verified address or a domain of its own.
 */
export async function schoolOf(db: Database, userId: string): Promise<School | null> {
  const [found] = await schoolQuery(db).execute({ userId });
  if (!found || found.verified === null || PUBLIC_DOMAINS.has(found.domain)) return null;
  return { name: found.name.trim(), domain: found.domain };
}

/** Whether the joined user is a teacher of this school. */
export const isAtSchool = (school: Record<keyof School, string | Placeholder>): SQL | undefined =>
  and(
    eq(users.role, 'teacher'),
    sql`${users.emailVerifiedAt} is not null`,
    sql`${domain} = ${school.domain}`,
    sql`${nameKey(schools.name)} = ${nameKey(sql`${school.name}::text`)}`,
  );

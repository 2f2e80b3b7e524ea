import { and, eq, isNotNull, notInArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
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

export const isPublicDomain = (name: string): boolean => PUBLIC_DOMAINS.has(name);

interface School {
  name: string;
  /** The domain of the verified addresses of its teachers. */
  domain: string;
}

const domain = sql<string>`lower(split_part(${users.email}, '@', 2))`;
const nameKey = sql<string>`lower(regexp_replace(btrim(${schools.name}), '\\s+', ' ', 'g'))`;

type UserId = string | Placeholder;

/** The teacher with this id, if the address proves anything. */
const isProven = (userId: UserId) =>
  and(
    eq(users.id, userId),
    eq(users.role, 'teacher'),
    isNotNull(users.emailVerifiedAt),
    notInArray(domain, [...PUBLIC_DOMAINS]),
  );

const schoolQuery = prepareOnce((db) =>
  db
    .select({ name: schools.name, domain })
    .from(users)
    .innerJoin(schools, eq(schools.id, users.schoolId))
    .where(isProven(sql.placeholder('userId')))
    .prepare('school_of_teacher'),
);

/**
 * The school of a teacher, as far as it can be shown. Teachers type the name of their school, so a name alone
 * proves nothing: the address counts too. Null without a school, a verified address or a domain of its own.
 */
export async function schoolOf(db: Database, userId: string): Promise<School | null> {
  const [found] = await schoolQuery(db).execute({ userId });
  return found ? { ...found, name: found.name.trim() } : null;
}

/** Whether the joined user is a teacher of this teacher's school. */
export function isColleagueOf(db: Database, userId: UserId): SQL | undefined {
  const key = sql`(${domain}, ${nameKey})`;
  const ownKey = db
    .select({ domain, name: nameKey })
    .from(users)
    .innerJoin(schools, eq(schools.id, users.schoolId))
    .where(isProven(userId));
  return and(eq(users.role, 'teacher'), isNotNull(users.emailVerifiedAt), sql`${key} in ${ownKey}`);
}

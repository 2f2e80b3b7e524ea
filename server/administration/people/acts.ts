import { eq } from 'drizzle-orm';
import { claimEmail } from '../../accounts/email/claim-email.ts';
import { composeVerification } from '../../accounts/email/verify-email.ts';
import type { LinkIssuer } from '../../accounts/mailed-links/mailed-link.ts';
import { changeFactors } from '../../accounts/second-factor/change-factors.ts';
import { methodsOf, readFactors } from '../../accounts/second-factor/read-factors.ts';
import { type Factor, factorRemovedMail } from '../../accounts/second-factor/second-factor-mails.ts';
import { authenticators, passkeys } from '../../accounts/second-factor/tables.ts';
import { users } from '../../accounts/users/tables.ts';
import { deleteGrant, setGrant } from '../../billing/grants/grants.ts';
import type { AdminAction, PlanGrant } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { hasAddress } from '../../platform/mail/no-address.ts';
import { Problem } from '../../platform/problem.ts';
import { record } from '../log/log.ts';
import { type Directory, requirePerson, subjectOf } from './people.ts';

/** What an act needs, wherever the administrator asks for it: the page or the command. */
export interface Office extends Directory {
  mailer: Mailer;
  links: LinkIssuer;
}

/** Who acts: the account of the page; a command has none. */
export interface Administrator {
  id: string | null;
  name: string;
}

/** Carries an act out and records it in one transaction. */
const act = (
  { db }: Directory,
  { name: by }: Administrator,
  entry: { action: AdminAction; subject: string; grant?: PlanGrant },
  change: (tx: Database) => Promise<unknown>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await change(tx);
    await record(tx, { by, ...entry });
  });

/** Gives a person a plan without paying, or raises their seats. */
export async function givePlan(
  office: Directory,
  by: Administrator,
  id: string,
  grant: PlanGrant,
): Promise<void> {
  rejectEmpty(grant);
  const subject = subjectOf(await requirePerson(office.db, id));
  await act(office, by, { action: 'plan_given', subject, grant }, (tx) =>
    setGrant(tx, { userId: id }, grant),
  );
}

export function rejectEmpty({ plan, seats, ends_at }: PlanGrant): void {
  if (plan === null && seats === null) throw Problem.field('plan', 'Choose a plan, or a number of seats.');
  if (ends_at !== null && Date.parse(ends_at) <= Date.now())
    throw Problem.field('ends_at', 'Choose a day in the future.');
}

export async function endPlan(office: Directory, by: Administrator, id: string): Promise<void> {
  const subject = subjectOf(await requirePerson(office.db, id));
  await act(office, by, { action: 'plan_ended', subject }, async (tx) => {
    if (!(await deleteGrant(tx, { userId: id })))
      throw new Problem('not_found', 'This person was given no plan.');
  });
}

/** Removes all second factors, ends the sessions and tells the owner. */
export async function resetSecondFactor(office: Office, by: Administrator, id: string): Promise<void> {
  const { db, mailer, links } = office;
  const person = await requirePerson(db, id);
  const factors = methodsOf(await readFactors(db, id)).filter(
    (method): method is Factor => method !== 'recovery_code',
  );
  if (factors.length === 0) throw new Problem('conflict', 'This account has no second factor.');
  await changeFactors(db, id, undefined, async (tx) => {
    await tx.delete(authenticators).where(eq(authenticators.userId, id));
    await tx.delete(passkeys).where(eq(passkeys.userId, id));
    await record(tx, { by: by.name, action: 'second_factor_reset', subject: subjectOf(person) });
  });
  for (const factor of factors)
    mailer.post({ cause: 'resetSecondFactor', sender: by.id, isNotice: true }, async () =>
      factorRemovedMail(person, factor, links.publicUrl),
    );
}

/** A person whose address still needs verifying. */
async function requireUnverified(db: Database, id: string) {
  const person = await requirePerson(db, id);
  if (!hasAddress(person.email)) throw new Problem('conflict', 'This account has no address.');
  if (person.emailVerifiedAt !== null) throw new Problem('conflict', 'This address is verified.');
  return person;
}

export async function sendVerification(office: Office, by: Administrator, id: string): Promise<void> {
  const { db, mailer, links } = office;
  const person = await requireUnverified(db, id);
  await record(db, { by: by.name, action: 'verification_sent', subject: subjectOf(person) });
  mailer.post({ cause: 'sendVerification', sender: by.id }, () => composeVerification(db, person, links));
}

/** Takes the administrator's word that the address belongs to the person. */
export async function confirmVerification(office: Directory, by: Administrator, id: string): Promise<void> {
  const person = await requireUnverified(office.db, id);
  await act(office, by, { action: 'verification_confirmed', subject: subjectOf(person) }, async (tx) => {
    if (!(await claimEmail(tx, id, person.email)))
      throw new Problem('conflict', 'Another account has verified this address.');
  });
}

export async function appointAdministrator(office: Directory, by: Administrator, id: string): Promise<void> {
  const person = await requirePerson(office.db, id);
  if (person.emailVerifiedAt === null)
    throw new Problem('conflict', 'The address of this account is not verified.');
  if (person.role !== 'teacher')
    throw new Problem('conflict', 'Only a teacher’s account can be an administrator’s.');
  await act(office, by, { action: 'administrator_appointed', subject: subjectOf(person) }, (tx) =>
    tx.update(users).set({ isAdministrator: true }).where(eq(users.id, id)),
  );
}

export async function dismissAdministrator(office: Directory, by: Administrator, id: string): Promise<void> {
  const person = await requirePerson(office.db, id);
  if (id === by.id)
    throw new Problem('conflict', 'You cannot take your own rights away. Ask another administrator.');
  if (office.administrators.includes(person.email))
    throw new Problem('conflict', 'The setting ADMINISTRATORS names this address. Remove it there.');
  await act(office, by, { action: 'administrator_dismissed', subject: subjectOf(person) }, (tx) =>
    tx.update(users).set({ isAdministrator: false }).where(eq(users.id, id)),
  );
}

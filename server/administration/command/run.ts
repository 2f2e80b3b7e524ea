import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { AccountCreated } from '../../accounts/registration/create-account.ts';
import { findByEmail } from '../../accounts/users/find-by-email.ts';
import { Problem } from '../../platform/problem.ts';
import { listLog } from '../log/log.ts';
import * as acts from '../people/acts.ts';
import { createAdministrator } from '../people/create-administrator.ts';
import { listPeople, readPerson } from '../people/people.ts';
import { endSchoolPlan, giveSchoolPlan, listSchools } from '../schools/schools.ts';
import { grantInWords, lineOfEntry, lineOfPerson, linesOfPerson } from './words.ts';

export const usage = `npm run admin -- create EMAIL --first-name NAME --last-name NAME
                         creates an administrator, or makes the owner of the address one
npm run admin -- dismiss EMAIL            takes these rights away
npm run admin -- people [TEXT]            lists people, or those whose name or address has the text
npm run admin -- show EMAIL               shows a person with plan, seats and second factor
npm run admin -- grant EMAIL|@DOMAIN [--plan teacher_pro] [--seats 130] [--until 2027-07-31]
                         gives a person, or the teachers of a school, a plan without paying
npm run admin -- end EMAIL|@DOMAIN        ends it
npm run admin -- schools                  lists what schools were given
npm run admin -- reset-second-factor EMAIL
npm run admin -- resend EMAIL             sends the verification email again
npm run admin -- verify EMAIL             confirms that the address belongs to the person
npm run admin -- log                      shows what administrators did`;

const options = {
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  plan: { type: 'string' },
  seats: { type: 'string' },
  until: { type: 'string' },
} as const;

type Values = Partial<Record<keyof typeof options, string>>;
type Office = acts.Office & { accountCreated: AccountCreated };

/** What the command was asked wrongly; shown with no stack. */
export class UsageError extends Error {}

/** Runs one command and returns the lines to print. */
export async function runCommand(
  office: Office,
  by: acts.Administrator,
  words: readonly string[],
): Promise<string[]> {
  const { positionals, values } = readWords(words);
  const [name = '', target, ...rest] = positionals;
  const command = commands[name];
  if (command === undefined || rest.length > 0)
    throw new UsageError(`There is no such command: ${words.join(' ')}\n${usage}`);
  return command({ office, by, target, values });
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

interface Asked {
  office: Office;
  by: acts.Administrator;
  target: string | undefined;
  values: Values;
}
type Command = (asked: Asked) => Promise<string[]>;

const commands: Readonly<Record<string, Command>> = {
  async create({ office, by, target, values }) {
    const email = addressOf(target);
    const [firstName, lastName] = [values['first-name']?.trim(), values['last-name']?.trim()];
    if (!firstName || !lastName) throw new UsageError('Name the person with --first-name and --last-name.');
    const made = await createAdministrator(office, by, { email, firstName, lastName });
    const next = 'Then sign in and add a second factor at /plans/account: administrators need one at /admin.';
    if (made === null) return [`${email} is an administrator now. ${next}`];
    return [
      `${email} has an account and is an administrator. Set the password within ${made.minutes} minutes at`,
      made.link,
      next,
    ];
  },
  dismiss: onPerson(acts.dismissAdministrator),
  async people({ office, target }) {
    const { items, next_cursor } = await listPeople(office, { limit: 100, search: target });
    const more = next_cursor === null ? [] : ['There are more; add a part of the name or the address.'];
    return [...(items.length === 0 ? ['Nobody.'] : items.map(lineOfPerson)), ...more];
  },
  show: onPerson(),
  async grant(asked) {
    const grant = grantOf(asked.values);
    const { office, by, target = '' } = asked;
    if (!target.startsWith('@')) return onPerson((all, who, id) => acts.givePlan(all, who, id, grant))(asked);
    const school = await giveSchoolPlan(office.db, by, domainOf(target), grant);
    return [`${school.domain} (${school.teachers} teachers): ${grantInWords(grant)}`];
  },
  async end(asked) {
    const { office, by, target = '' } = asked;
    if (!target.startsWith('@')) return onPerson(acts.endPlan)(asked);
    await endSchoolPlan(office.db, by, domainOf(target));
    return [`${domainOf(target)} has no plan any more.`];
  },
  async schools({ office }) {
    const { items } = await listSchools(office.db, { limit: 100 });
    if (items.length === 0) return ['No school was given anything.'];
    return items.map(
      ({ domain, teachers, grant }) => `${domain} (${teachers} teachers): ${grantInWords(grant)}`,
    );
  },
  'reset-second-factor': onPerson(acts.resetSecondFactor),
  resend: onPerson(acts.sendVerification),
  verify: onPerson(acts.confirmVerification),
  async log({ office }) {
    const { items } = await listLog(office.db, { limit: 100 });
    return items.length === 0 ? ['Nothing yet.'] : items.map(lineOfEntry);
  },
};

type PersonAct = (office: acts.Office, by: acts.Administrator, id: string) => Promise<void>;

/** Finds the person, does something to them, and shows how they are then. */
function onPerson(run?: PersonAct): Command {
  return async ({ office, by, target }) => {
    const email = addressOf(target);
    const { owner, newcomer } = await findByEmail(office.db, email);
    const person = owner ?? newcomer;
    if (person === undefined) throw new Problem('not_found', `Nobody has the address ${email}.`);
    await run?.(office, by, person.id);
    return linesOfPerson(await readPerson(office, person.id));
  };
}

function addressOf(text: string | undefined): string {
  const email = z.email().safeParse(text?.trim().toLowerCase());
  if (!email.success) throw new UsageError('Name an email address.');
  return email.data;
}

function domainOf(text: string): string {
  const domain = text.slice(1).toLowerCase();
  if (!z.email().safeParse(`a@${domain}`).success)
    throw new UsageError('Name a domain, such as @school.example.');
  return domain;
}

const planNames: Readonly<Record<string, 'teacher-plus' | 'teacher-pro'>> = {
  teacher_plus: 'teacher-plus',
  teacher_pro: 'teacher-pro',
};

function grantOf({ plan, seats, until }: Values) {
  if (plan === undefined && seats === undefined)
    throw new UsageError('Say what to give: --plan, --seats or both.');
  const named = plan === undefined ? null : planNames[plan];
  if (named === undefined) throw new UsageError('--plan must be teacher_plus or teacher_pro.');
  const count = seats === undefined ? null : Number(seats);
  if (count !== null && !(Number.isInteger(count) && count >= 40 && count <= 10_000))
    throw new UsageError('--seats must be a whole number from 40 to 10000.');
  if (until !== undefined && !z.iso.date().safeParse(until).success)
    throw new UsageError('--until must be a day, such as 2027-07-31.');
  // Through the day that was named.
  const end = until === undefined ? null : new Date(Date.parse(until) + 86_400_000).toISOString();
  return { plan: named, seats: count, ends_at: end };
}

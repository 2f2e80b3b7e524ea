import type {
  AdminAction,
  AdminLogEntry,
  AdminPerson,
  AdminPersonEntry,
  PlanGrant,
} from '../../generated/schemas/index.ts';

const planNames = { 'teacher-plus': 'Teacher Plus', 'teacher-pro': 'Teacher Pro' } as const;

/** A plan ends as the day after its last one begins. */
const lastDayOf = (end: string): string => new Date(Date.parse(end) - 1).toISOString().slice(0, 10);

export const grantInWords = ({ plan, seats, ends_at }: PlanGrant): string =>
  [
    plan === null ? 'no plan' : planNames[plan],
    ...(seats === null ? [] : [`${seats} students for each teacher`]),
    ends_at === null ? 'without an end' : `until ${lastDayOf(ends_at)}`,
  ].join(', ');

export const lineOfPerson = ({ name, email, role, verified, administrator }: AdminPersonEntry): string =>
  [
    email || 'no address',
    name,
    role,
    ...(verified ? [] : ['not verified']),
    ...(administrator ? ['administrator'] : []),
  ].join(', ');

export function linesOfPerson({
  person,
  school,
  paid_plan,
  given,
  grant,
  seats,
  second_factor,
}: AdminPerson): string[] {
  return [
    lineOfPerson(person),
    `School: ${school ?? 'none'}`,
    `Pays for: ${paid_plan ?? 'no plan'}`,
    `Has without paying: ${given === null ? 'no plan' : `${given.plan_name} (as ${given.given_to})`}`,
    `Was given: ${grant === null ? 'nothing' : grantInWords(grant)}`,
    `Students: ${seats.used} of ${seats.limit}`,
    `Second factor: ${second_factor ? 'yes' : 'no'}`,
  ];
}

const actions: Readonly<Record<AdminAction, string>> = {
  administrator_created: 'created the administrator',
  administrator_appointed: 'made an administrator of',
  administrator_dismissed: 'took the rights of an administrator from',
  plan_given: 'gave a plan to',
  plan_ended: 'ended the plan of',
  second_factor_reset: 'reset the second factor of',
  verification_sent: 'sent the verification email to',
  verification_confirmed: 'confirmed the address of',
};

export const lineOfEntry = ({ at, by, action, subject, grant }: AdminLogEntry): string =>
  `${at} ${by} ${actions[action]} ${subject}${grant === null ? '' : `: ${grantInWords(grant)}`}`;

import type { AdminAction, PlanGrant } from '@/shared/api/administration';
import { dateOf } from '@/shared/lib/dates';

const planNames = { 'teacher-plus': 'Teacher Plus', 'teacher-pro': 'Teacher Pro' } as const;

/** What was given, such as "Teacher Pro, 130 students for each teacher, until 31 July 2027". */
export function grantInWords({ plan, seats, ends_at: end }: PlanGrant): string {
  return [
    plan === null ? 'No plan' : planNames[plan],
    ...(seats === null ? [] : [`${seats} students for each teacher`]),
    end === null ? 'without an end' : `until ${dateOf(new Date(Date.parse(end) - 1).toISOString())}`,
  ].join(', ');
}

export const actionWords: Readonly<Record<AdminAction, string>> = {
  administrator_created: 'Created an administrator',
  administrator_appointed: 'Made an administrator',
  administrator_dismissed: 'Took the rights of an administrator',
  plan_given: 'Gave a plan',
  plan_ended: 'Ended a plan',
  second_factor_reset: 'Reset a second factor',
  verification_sent: 'Sent the verification email',
  verification_confirmed: 'Confirmed an address',
};

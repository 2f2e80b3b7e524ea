import { createEvent, createStore, merge, sample } from 'effector';
import {
  createGivePlanMutation,
  createGiveSchoolPlanMutation,
  type PlanGrant,
} from '@/shared/api/administration';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { schools } from './lists';
import { person } from './person';

/** A person, or a school whose domain the form asks for unless it is known. */
export type Grantee =
  | { kind: 'person'; id: string; name: string }
  | { kind: 'school'; domain: string | null };

export const grantAsked = createEvent<{ grantee: Grantee; grant: PlanGrant | null }>();
export const grantClosed = createEvent();

const giveMutation = createGivePlanMutation();
const giveSchoolMutation = createGiveSchoolPlanMutation();

type Values = {
  domain: string;
  /** Of a select: a plan, or none. */
  plan: string;
  seats: number | null;
  lastDay: string | null;
};
const empty: Values = { domain: '', plan: 'teacher-pro', seats: null, lastDay: null };
const DOMAIN = /^@?[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i;

export const $grantee = createStore<Grantee | null>(null, { name: 'adminGrantee' })
  .on(grantAsked, (_, { grantee }) => grantee)
  .reset(grantClosed, giveMutation.finished.success, giveSchoolMutation.finished.success);

export const form = createForm({
  name: 'plan-grant',
  initial: empty,
  rules: {
    domain: (domain) =>
      domain === '' || DOMAIN.test(domain.trim()) ? undefined : 'Enter a domain, such as school.example',
    plan: (plan, { seats }) =>
      plan === 'none' && seats === null ? 'Choose a plan, or a number of students' : undefined,
  },
  serverFields: { ends_at: 'lastDay' },
});

/** Through the last day. */
const endOf = (day: string | null): string | null =>
  day === null ? null : new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString();
const lastDayOf = (end: string | null): string | null =>
  end === null ? null : new Date(Date.parse(end) - 1).toISOString().slice(0, 10);

const grantOf = ({ plan, seats, lastDay }: Values): PlanGrant => ({
  plan: plan === 'teacher-plus' || plan === 'teacher-pro' ? plan : null,
  seats,
  ends_at: endOf(lastDay),
});

sample({
  clock: grantAsked,
  fn: ({ grantee, grant }): Values => ({
    domain: grantee.kind === 'school' ? (grantee.domain ?? '') : '',
    plan: grant === null ? 'teacher-pro' : (grant.plan ?? 'none'),
    seats: grant?.seats ?? null,
    lastDay: lastDayOf(grant?.ends_at ?? null),
  }),
  target: form.opened,
});
const accepted = sample({
  clock: form.accepted,
  source: $grantee,
  fn: (grantee, values) => ({ grantee, values }),
});
sample({
  clock: accepted.filterMap(({ grantee, values }) =>
    grantee?.kind === 'person' ? { id: grantee.id, planGrant: grantOf(values) } : undefined,
  ),
  target: giveMutation.start,
});
sample({
  clock: accepted.filterMap(({ grantee, values }) =>
    grantee?.kind === 'school'
      ? { domain: values.domain.trim().replace('@', '').toLowerCase(), planGrant: grantOf(values) }
      : undefined,
  ),
  target: giveSchoolMutation.start,
});
const saved = merge([
  giveMutation.finished.success.map(() => {}),
  giveSchoolMutation.finished.success.map(() => {}),
]);
const rejected = merge([
  giveMutation.finished.failure.map(({ error }): unknown => error),
  giveSchoolMutation.finished.failure.map(({ error }): unknown => error),
]);
sample({ clock: saved, target: form.succeeded });
sample({ clock: rejected, target: form.failed });
sample({ clock: saved, fn: () => ({ tone: 'ok' as const, title: 'Saved' }), target: toastShown });
sample({
  clock: giveMutation.finished.success,
  fn: ({ params, result }) => ({ id: params.id, data: result }),
  target: person.changed,
});
sample({ clock: giveSchoolMutation.finished.success, fn: () => {}, target: schools.refreshed });

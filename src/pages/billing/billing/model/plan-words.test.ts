import { describe, expect, test } from 'vitest';
import { now, plans, statuses, studentStatus } from './billing.fixture';
import { badgeOf, factsOf, leadOf, resumeNote, ruledPeriod } from './plan-words';
import { type PlanStanding, standingOf } from './standing';

type Subscribed = Exclude<PlanStanding, { kind: 'none' }>;

const [studentPlus, , teacherPro] = plans.month;

function subscribed(kind: Exclude<keyof typeof statuses, 'none'>): Subscribed {
  const standing = standingOf(statuses[kind]);
  if (standing.kind === 'none') throw new Error('No subscription');
  return standing;
}

test.each([
  ['none', 'You don’t have a plan yet.'],
  ['trial', 'Your trial of Teacher Pro ends on 2 December 2026. Then it’s $15 a month.'],
  ['active', 'Teacher Pro renews on 13 December 2026.'],
  ['ending', 'Teacher Pro ends on 13 December 2026. Nothing changes until then.'],
  ['paused', 'Teacher Pro is paused, and you are not charged.'],
  ['pastDue', 'The last payment for Teacher Pro did not go through.'],
  ['waiting', 'The first payment for Teacher Pro is still pending.'],
  ['over', 'Teacher Pro ended on 12 November 2026. Your documents are safe.'],
] as const)('%s: %s', (kind, lead) => {
  expect(leadOf(standingOf(statuses[kind]), teacherPro)).toBe(lead);
});

test.each([
  ['trial', 'Trial', '2 December 2026'],
  ['active', 'Active', '13 December 2026'],
  ['ending', 'Ends 13 December 2026', 'None'],
  ['paused', 'Paused', 'None while paused'],
  ['pastDue', 'Payment due', 'Next attempt on 23 November 2026'],
  ['waiting', 'Payment pending', 'Due now'],
  ['over', 'Ended', 'None'],
] as const)('%s is marked %s, and its next payment is %s', (kind, words, next) => {
  const standing = subscribed(kind);
  expect(badgeOf(standing).words).toBe(words);
  expect(factsOf(standing, teacherPro, statuses[kind], null).at(-1)).toEqual({
    label: 'Next payment',
    value: next,
  });
});

describe('facts', () => {
  test('a teacher has unlimited generations', () => {
    expect(
      factsOf(subscribed('active'), teacherPro, statuses.active, { total: 720, currency: 'usd' }),
    ).toEqual([
      { label: 'Generations', value: 'Unlimited, 40 students' },
      { label: 'Price', value: '$15.00 a month' },
      { label: 'Next payment', value: '$7.20 on 13 December 2026' },
    ]);
  });

  test('a student has credits', () => {
    const standing = standingOf(studentStatus);
    if (standing.kind === 'none') throw new Error('No subscription');
    expect(factsOf(standing, studentPlus, studentStatus, null)[0]).toEqual({
      label: 'Credits left',
      value: '1,187,600',
    });
  });

  test('before the prices load only the next payment is shown', () => {
    expect(factsOf(subscribed('active'), undefined, statuses.active, null)).toHaveLength(1);
  });
});

test.each([
  ['active', { ticks: 30, current: 7, from: '13 November 2026', to: 'renews 13 December 2026', ends: false }],
  ['ending', { ticks: 30, current: 7, from: '13 November 2026', to: 'ends 13 December 2026', ends: true }],
  ['pastDue', { ticks: 30, current: 7, from: '13 November 2026', to: 'until 13 December 2026', ends: false }],
  [
    'paused',
    { ticks: 30, current: 7, from: '13 November 2026', to: 'paid until 13 December 2026', ends: false },
  ],
  [
    'trial',
    { ticks: 14, current: 2, from: '18 November 2026', to: 'trial until 2 December 2026', ends: false },
  ],
  ['over', null],
] as const)('%s is ruled', (kind, rule) => {
  expect(ruledPeriod(subscribed(kind), teacherPro, now)).toEqual(rule);
});

test('a paused trial is still a trial', () => {
  const [subscription] = statuses.trial.subscriptions;
  if (!subscription) throw new Error('No subscription');
  const paused: Subscribed = { kind: 'paused', subscription: { ...subscription, is_paused: true } };
  expect(ruledPeriod(paused, teacherPro, now)).toMatchObject({
    ticks: 14,
    to: 'trial until 2 December 2026',
  });
  expect(resumeNote(paused, now)).toBe('No charge today: your trial runs until 2 December 2026');
});

test('the note on resuming says whether it is charged', () => {
  expect(resumeNote(subscribed('paused'), now)).toBe('No charge today: you have paid until 13 December 2026');
  expect(resumeNote(subscribed('paused'), new Date('2027-01-01'))).toBe(
    'A new period starts today and is charged',
  );
});

import type { Usage, UsageRun } from '@/shared/api/usage';
import type { PagedList } from '@/shared/lib/paged-list';
import { periodsAt, YEAR } from './period';
import type { Ready, View } from './usage-state';
import { otherTemplate, template } from '../../../../../tests/support/templates';

const now = new Date('2026-11-13T07:55:00');
const [period] = periodsAt(now);

export const view: View = { now, timeZone: 'Europe/Berlin', period };

/** A teacher's runs reserve no credits, so none are refunded. */
const run = (id: number, part: Partial<UsageRun>): UsageRun => ({
  id: `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5e${String(id).padStart(2, '0')}`,
  generation_id: `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d${String(id).padStart(2, '0')}`,
  title: 'The willow quiz',
  template_type: otherTemplate.templateType,
  cause: 'written',
  at: new Date('2026-11-13T07:52:00').toISOString(),
  estimated: 4000,
  actual: 3960,
  refunded: 0,
  ...part,
});

export const runs: readonly UsageRun[] = [
  run(1, {}),
  run(2, {
    title: 'Where does a tree’s mass come from?',
    template_type: template.templateType,
    at: new Date('2026-11-13T07:44:00').toISOString(),
    estimated: 9400,
    actual: 9120,
    refunded: 0,
  }),
  run(3, {
    title: 'Will it float? Density of six fruits',
    cause: 'regenerated',
    at: new Date('2026-11-12T19:05:00').toISOString(),
    estimated: 5200,
    actual: 5310,
    refunded: 0,
  }),
  run(4, {
    title: 'Unit rates at the market',
    at: new Date('2026-11-12T18:31:00').toISOString(),
    estimated: 6100,
    actual: 0,
    refunded: 0,
  }),
  run(5, {
    title: 'Rates of reaction: which antacid wins?',
    template_type: template.templateType,
    cause: 'continued',
    at: new Date('2026-11-02T17:40:00').toISOString(),
    estimated: 9400,
    actual: 10_860,
    refunded: 0,
  }),
];

/** A student's runs: credits that were reserved but not used are refunded. */
export const refunded: readonly UsageRun[] = runs.map((each) => ({
  ...each,
  refunded: Math.max(0, each.estimated - each.actual),
}));

const credits = [118, 64, 0, 142, 96, 131, 88, 154, 47, 12, 171, 109, 58];

export const usage: Usage = {
  total: null,
  used: 1_190_000,
  rem: null,
  unlimited: true,
  period: { runs: 188, credits: 1_190_000, estimated: 1_200_000, refunded: 14_200, failed: 3 },
  days: credits
    .map((thousands, index) => ({
      date: `2026-11-${String(index + 1).padStart(2, '0')}`,
      runs: Math.ceil(thousands / 6),
      credits: thousands * 1000,
      estimated: thousands * 1000 + (index % 2 ? 6000 : -5000),
    }))
    .filter(({ credits: used }) => used > 0),
  tools: [
    {
      template_type: otherTemplate.templateType,
      title: otherTemplate.title,
      runs: 111,
      credits: 702_000,
      estimated: 690_000,
    },
    {
      template_type: template.templateType,
      title: template.title,
      runs: 77,
      credits: 488_000,
      estimated: 510_000,
    },
  ],
  months: [
    {
      month: '2026-11',
      template_type: template.templateType,
      title: template.title,
      documents: 61,
      credits: 402_000,
    },
    {
      month: '2026-11',
      template_type: otherTemplate.templateType,
      title: otherTemplate.title,
      documents: 40,
      credits: 302_000,
    },
    {
      month: '2026-10',
      template_type: template.templateType,
      title: template.title,
      documents: 9,
      credits: 86_000,
    },
  ],
  runs: { items: [...runs], next_cursor: '41' },
  adjustments: [],
};

export const monthsOfAYear: Usage['months'] = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(12 - index).padStart(2, '0')}`,
  template_type: (index % 2 ? template : otherTemplate).templateType,
  title: (index % 2 ? template : otherTemplate).title,
  documents: 61 - index * 5,
  credits: 1_402_000 - index * 100_000,
}));

export const adjustments: Usage['adjustments'] = [
  { id: 4, at: '2026-11-12T09:00:00.000Z', credits: 1_000_000, reason: 'dispute_won' },
  { id: 3, at: '2026-11-06T09:00:00.000Z', credits: -1_000_000, reason: 'payment_disputed' },
  { id: 2, at: '2026-11-04T09:00:00.000Z', credits: 200_000, reason: 'refund_failed' },
  { id: 1, at: '2026-11-03T09:00:00.000Z', credits: -200_000, reason: 'payment_refunded' },
];

export const nothing: Usage = {
  ...usage,
  used: 0,
  period: { runs: 0, credits: 0, estimated: 0, refunded: 0, failed: 0 },
  days: [],
  tools: [],
  months: [],
  runs: { items: [], next_cursor: null },
};

export const quota = { total: 1_500_000, used: 1_190_000, rem: 310_000, unlimited: false };

export const ready: Ready = { state: 'ready', view, usage };

const year = periodsAt(now).find(({ value }) => value === YEAR) ?? period;

/** A year is shown by month. */
export const ofAYear: Ready = { ...ready, view: { ...view, period: year } };

export const firstRuns: PagedList<UsageRun> = {
  state: 'ready',
  items: runs,
  next: { state: 'idle', cursor: '41' },
};

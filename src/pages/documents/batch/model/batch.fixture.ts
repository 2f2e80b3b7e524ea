import type { Batch, BatchItem } from '@/shared/api/batches';

const document = (position: number) =>
  `0192f0c1-7a54-7d3e-9d6c-0000000000${String(position).padStart(2, '0')}`;

const done = (position: number, name: string, score: number | null): BatchItem => ({
  position,
  name,
  state: 'finished',
  generation_id: document(position),
  score: score === null ? null : { score, max: 10, given: position === 0 },
  failure: null,
});
const other = (position: number, name: string, state: BatchItem['state']): BatchItem => ({
  position,
  name,
  state,
  generation_id: state === 'writing' ? document(position) : null,
  score: null,
  failure: state === 'failed' ? 'The model stopped in the middle. Try this one again.' : null,
});

const items = [
  done(0, 'Ada Lovelace', 9),
  done(1, 'Ben Okri', 6),
  done(2, 'Chidi Anagonye', 4),
  other(3, 'Dora Maar', 'failed'),
  other(4, 'Emmy Noether', 'writing'),
  other(5, 'Frida Kahlo', 'waiting'),
];

/** Three of six documents are written and one failed. */
export const running: Batch = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  template_type: 'grade-assignment',
  title: 'Ice and water',
  state: 'running',
  paused_because: null,
  paused_for: null,
  counts: { waiting: 1, writing: 1, finished: 3, failed: 1, cancelled: 0 },
  items,
  results: null,
  summary: {},
  checks: [],
  created_at: '2026-11-22T09:00:00.000Z',
  updated_at: '2026-11-22T09:01:00.000Z',
};

export const finished: Batch = {
  ...running,
  state: 'finished',
  counts: { waiting: 0, writing: 0, finished: 5, failed: 1, cancelled: 0 },
  items: [...items.slice(0, 4), done(4, 'Emmy Noether', 10), done(5, 'Frida Kahlo', null)],
  results: {
    scored: 4,
    unscored: 1,
    mean_percent: 72.5,
    bands: [
      { from: 90, to: 100, count: 2 },
      { from: 75, to: 89, count: 0 },
      { from: 50, to: 74, count: 1 },
      { from: 25, to: 49, count: 1 },
      { from: 0, to: 24, count: 0 },
    ],
    criteria: [
      { name: 'Question 1', percent: 90, scored: 4, needs: [] },
      { name: 'Question 2', percent: 45, scored: 4, needs: ['Ben Okri', 'Chidi Anagonye'] },
    ],
  },
};

export const withLateWork: Batch = {
  ...finished,
  items: finished.items.map((item) =>
    item.score ? { ...item, score: { ...item.score, ...(item.position < 2 && { penalty: 1.5 }) } } : item,
  ),
};

const rest = { state: 'paused', counts: { ...running.counts, writing: 0, waiting: 2 } } as const;

export const pausedForCredits: Batch = {
  ...running,
  ...rest,
  paused_for: 'credits',
  paused_because: 'This needs about 2,247 input tokens, and you have 12 left.',
  items: items.with(4, other(4, 'Emmy Noether', 'waiting')),
};

export const paused: Batch = { ...pausedForCredits, paused_for: null, paused_because: null };

export const cancelled: Batch = {
  ...running,
  state: 'cancelled',
  counts: { ...running.counts, writing: 0, waiting: 0, cancelled: 2 },
  items: [...items.slice(0, 4), other(4, 'Emmy Noether', 'cancelled'), other(5, 'Frida Kahlo', 'cancelled')],
};

import type { Home, HomeEntry } from '@/shared/api/home';

const face = { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d71', title: '7B Science', cover: 'moss' } as const;

/** An entry of 20 November in London. */
export const homeEntry = (startsAt: string, change: Partial<HomeEntry> = {}): HomeEntry => ({
  key: startsAt,
  starts_at: startsAt,
  minutes: 50,
  begins_at: `2026-11-20T${startsAt}:00.000Z`,
  ends_at: new Date(Date.parse(`2026-11-20T${startsAt}:00Z`) + 50 * 60_000).toISOString(),
  title: '7B Science',
  class: face,
  room: 'Lab 2',
  state: 'held',
  lesson: {
    id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d72',
    title: 'Light and leaves',
    unit: 'Plants',
    is_published: true,
    has_content: true,
  },
  ...change,
});

/** A day on which nothing is held and nothing waits. */
export const quietDay: Home = {
  time_zone: 'Europe/London',
  today: { date: '2026-11-20', entries: [] },
  next_day: null,
  due: [],
  to_mark: [],
  todos: [],
  joined: [],
  left_open: null,
  recent: [],
  drafts: [],
  steps: { document: true, class: true, week: true },
};

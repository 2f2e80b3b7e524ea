import { expect, test } from 'vitest';
import { dueWords } from './sentences';

const dated = { due_at: '2026-05-12T08:00:00.000Z', time_zone: 'Europe/London' };

test.each([
  [{ on_paper: true }],
  [{ kinds: ['paper'] as const }],
  [{ status: 'on_paper' as const }],
  [{ on_paper: true, status: 'returned' as const }],
])('work on paper is written on a day, and never due: %j', (of) => {
  expect(dueWords({ ...dated, ...of })).toBe('On paper, Tue 12 May');
  expect(dueWords({ ...dated, ...of, due_at: null })).toBe('On paper');
});

test('other work is due', () => {
  expect(dueWords({ ...dated, kinds: ['text'], status: 'to_do' })).toBe('Due Tue 12 May, 9:00');
});

import { expect, test } from 'vitest';
import { createIsClosed, createTermOf } from './terms.ts';

const term = (id: string, starts_on: string, ends_on: string) => ({ id, starts_on, ends_on });
const assignment = (id: string, changes: { due_at?: string | null; time_zone?: string } = {}) => ({
  id,
  due_at: '2026-10-01T22:30:00.000Z',
  time_zone: 'Europe/Berlin',
  ...changes,
});

test('an assignment belongs to the term of its day in its time zone, or to the one of its column', () => {
  const terms = [term('autumn', '2026-09-01', '2026-10-01'), term('spring', '2026-10-02', '2027-01-31')];
  const columns = [
    { assignment_id: 'moved', term_id: 'spring' },
    { assignment_id: 'gone', term_id: 'removed' },
  ];
  const termOf = createTermOf({ content: { terms, columns }, closed_terms: [] });
  expect(termOf(assignment('berlin'))).toBe('spring');
  expect(termOf(assignment('london', { time_zone: 'Europe/London' }))).toBe('autumn');
  expect(termOf(assignment('moved', { due_at: '2026-09-01T12:00:00.000Z' }))).toBe('spring');
  expect(termOf(assignment('gone', { due_at: '2026-09-01T12:00:00.000Z' }))).toBe('autumn');
  expect(termOf(assignment('undated', { due_at: null }))).toBe(null);
  expect(termOf(assignment('outside', { due_at: '2026-08-01T12:00:00.000Z' }))).toBe(null);
});

test('a closed term keeps its assignments and gets no others', () => {
  const terms = [term('autumn', '2026-09-01', '2026-10-01'), term('spring', '2026-10-02', '2027-01-31')];
  const columns = [
    { assignment_id: 'out', term_id: 'spring' },
    { assignment_id: 'in', term_id: 'autumn' },
  ];
  const closed_terms = [{ term_id: 'autumn', assignment_ids: ['out', 'later', 'undated'] }];
  const rules = { content: { terms, columns }, closed_terms };
  const [termOf, isClosed] = [createTermOf(rules), createIsClosed(rules)];
  const [autumn, spring] = [{ due_at: '2026-09-10T12:00:00.000Z' }, { due_at: '2026-11-10T12:00:00.000Z' }];
  const given = [
    assignment('out', spring),
    assignment('later', spring),
    assignment('undated', { due_at: null }),
    assignment('in', spring),
    assignment('earlier', autumn),
    assignment('open', spring),
  ];
  expect(given.map(termOf)).toEqual(['autumn', 'autumn', 'autumn', null, null, 'spring']);
  expect(given.map(isClosed)).toEqual([true, true, true, true, true, false]);
});

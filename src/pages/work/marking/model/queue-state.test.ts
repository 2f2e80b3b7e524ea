import { expect, test } from 'vitest';
import type { SubmissionSummary } from '@/shared/api/marking';
import { studentRows, submission } from '../../../../../tests/support/assignments';
import { placeIn, withMark } from './queue-state';

const [first = '', second = ''] = studentRows.flatMap((row) => row.submission?.id ?? []);

test('the queue contains the students who handed in, and says which of them have a mark', () => {
  expect(placeIn(studentRows, second)).toEqual({
    ids: [first, second],
    index: 1,
    marked: [false, true],
    next: first,
  });
  expect(placeIn([], second)).toEqual({ ids: [], index: -1, marked: [], next: null });
});

test('a saved mark moves the queue on without another request', () => {
  const mark = { ...submission.mark, state: 'marked' as const, score: 6 };
  const rows = withMark(studentRows, { ...submission, id: first, mark });
  expect(placeIn(rows, first).marked).toEqual([true, true]);
  expect(rows.slice(1)).toEqual(studentRows.slice(1));
});

test('an unfinished mark is still to be given', () => {
  const mark = { ...submission.mark, state: 'in_marking' as const };
  expect(placeIn(withMark(studentRows, { ...submission, id: first, mark }), first).marked).toEqual([
    false,
    true,
  ]);
});

/** Three pieces of work in these states. */
const queue = (...works: { mark_state: SubmissionSummary['mark_state']; regrade?: boolean }[]) =>
  works.flatMap((work, index) => {
    const [row] = studentRows;
    if (!row?.submission) return [];
    return [{ ...row, submission: { ...row.submission, id: `${index}`, regrade: false, ...work } }];
  });
const blank = { mark_state: 'not_marked' } as const;
const marked = { mark_state: 'marked' } as const;

test('the next work is the next unmarked one, round and round until none is left', () => {
  expect(placeIn(queue(blank, marked, blank), '0').next).toBe('2');
  expect(placeIn(queue(blank, blank, marked), '2').next).toBe('0');
  expect(placeIn(queue(marked, blank, marked), '1').next, 'only the shown one is left').toBeNull();
  expect(placeIn(queue(marked, { mark_state: 'in_marking' }, marked), '0').next).toBe('1');
});

test('a regrade request is to be marked, and the next one until its mark waits for its return', () => {
  const asked = { mark_state: 'returned', regrade: true } as const;
  expect(placeIn(queue(marked, asked, marked), '0')).toMatchObject({
    marked: [true, false, true],
    next: '1',
  });
  expect(placeIn(queue(marked, { ...asked, mark_state: 'ready' }), '0')).toMatchObject({
    marked: [true, false],
    next: null,
  });
});

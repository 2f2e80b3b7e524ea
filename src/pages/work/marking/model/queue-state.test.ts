import { expect, test } from 'vitest';
import { studentRows, submission } from '../../../../../tests/support/assignments';
import { placeIn, withMark } from './queue-state';

const [first = '', second = ''] = studentRows.flatMap((row) => row.submission?.id ?? []);

test('the queue contains the students who handed in, and says which of them have a mark', () => {
  expect(placeIn(studentRows, second)).toEqual({ ids: [first, second], index: 1, marked: [false, true] });
  expect(placeIn([], second)).toEqual({ ids: [], index: -1, marked: [] });
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

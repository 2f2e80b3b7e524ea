import { expect, test } from 'vitest';
import { dateFaults } from './date-faults';

const none = { date: null, time: '23:59' };
const at = (day: number) => ({ date: `2026-10-0${day}`, time: '23:59' });
const later = { publish: 'later' as const, publishAt: at(3) };
const now = { publish: 'now' as const, publishAt: at(3) };
const [DUE, CUT_OFF, AFTER_DUE] = [
  'Choose a due date after students first see it.',
  'Choose a cut-off after students first see it.',
  'Choose a cut-off after the due date.',
];

test.each([
  [{ ...later, due: at(4) }, { due: none, cutOff: none }, {}],
  [{ ...later, due: at(4) }, { due: at(3), cutOff: at(4) }, {}],
  [{ ...later, due: at(4) }, { due: at(2), cutOff: none }, { due: DUE }],
  [{ ...later, due: at(4) }, { due: none, cutOff: at(2) }, { cutOff: CUT_OFF }],
  [{ ...later, due: at(5) }, { due: none, cutOff: at(4) }, { cutOff: AFTER_DUE }],
  [{ ...later, due: at(4) }, { due: at(6), cutOff: at(5) }, { cutOff: AFTER_DUE }],
  [{ ...later, due: none }, { due: none, cutOff: at(4) }, {}],
  // The server knows when it is published.
  [{ ...now, due: at(4) }, { due: at(1), cutOff: at(2) }, {}],
])('dates of an assignment or exception: %#', (values, dates, faults) => {
  expect(dateFaults(values, dates)).toEqual(faults);
});

import { expect, test } from 'vitest';
import type { ClassEntry } from '@/shared/api/classes';
import { scienceClass } from '../../../../../tests/support/classes';
import { classesLead } from './classes-lead';

const waiting = (count: number): ClassEntry => ({
  ...scienceClass,
  teaching: scienceClass.teaching && { ...scienceClass.teaching, waiting: count },
});

test.each([
  [[0], 'One class this term.'],
  [[0, 0], '2 classes this term.'],
  [[0, 1], '2 classes this term, and one student waiting to join 7B Science.'],
  [[2, 1, 0], '3 classes this term, and 3 students waiting to join 2 of them.'],
])('with %j students waiting it says %j', (counts, lead) => {
  expect(classesLead(counts.map(waiting))).toBe(lead);
});

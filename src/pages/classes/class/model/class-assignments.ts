import { sample } from 'effector';
import { createFilteredAssignments, noFilter } from '@/features/assignment-filters';
import { classPageOpened } from './class-page';

export const classAssignments = createFilteredAssignments({ name: 'classAssignments', inClass: true });

sample({
  clock: classPageOpened,
  fn: (classId) => ({ ...noFilter, classId }),
  target: classAssignments.opened,
});

import type { PlanId } from '../../generated/schemas/index.ts';
import { planRules } from './plans.ts';

const HIGHEST: PlanId = 'teacher-pro';

/**
 * How many students a teacher may manage: that of the highest plan for every teacher, because the class of onboarding fills before the
 * teacher chooses a plan. Plans differ in what a teacher can do with the students.
 */
export const MAX_STUDENTS = planRules[HIGHEST].studentsLimit ?? 0;

export const hasRoomForStudent = (enrolled: number): boolean => enrolled < MAX_STUDENTS;

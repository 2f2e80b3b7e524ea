import type { PlanId } from '../../generated/schemas/index.ts';
import { planRules } from './plans.ts';

const highestPlan: PlanId = 'teacher-pro';

/**
 * The most students a teacher may have: that of the highest plan for every teacher, because
 * students join during onboarding, before the teacher chooses a plan.
 */
export const MAX_STUDENTS = planRules[highestPlan].studentsLimit ?? 0;

export const hasRoomForStudent = (enrolled: number): boolean => enrolled < MAX_STUDENTS;

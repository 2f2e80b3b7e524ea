import type { PlanId } from '../generated/schemas/index.ts';
import { planRules } from './plans.ts';

const HIGHEST: PlanId = 'teacher-pro';

/**
 * How many students one teacher may manage. The class that onboarding makes fills before its teacher has chosen a plan, so every teacher
 * has the room of the highest one; what may be done with the students is what the plans differ in.
 */
export const MOST_STUDENTS = planRules[HIGHEST].studentsLimit ?? 0;

export const hasRoomForStudent = (enrolled: number): boolean => enrolled < MOST_STUDENTS;

import type { Database } from '../database/client.ts';
import type { PlanId } from '../generated/schemas/index.ts';
import { Problem } from '../problem.ts';
import { openPlan } from './access.ts';
import { planRules } from './plans.ts';

/** How many students a teacher may manage with this plan; none without one. */
export const studentsLimitOf = (planId: PlanId | undefined): number =>
  planId === undefined ? 0 : (planRules[planId].studentsLimit ?? 0);

/**
 * Refuses one more student than the teacher's plan allows. `enrolled` is how many there are already, counted in the same transaction
 * after locking the teacher's row, so that two students who join at once do not both take the last place.
 */
export async function requireRoomForStudent(
  tx: Database,
  teacherId: string,
  enrolled: number,
): Promise<void> {
  const plan = await openPlan(tx, teacherId, new Date());
  if (enrolled >= studentsLimitOf(plan?.plan_id)) {
    throw new Problem('conflict', 'This teacher’s plan has no room for another student.');
  }
}

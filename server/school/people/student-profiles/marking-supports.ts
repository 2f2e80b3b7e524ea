import type { MarkingSupports } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { isHidden } from '../../marking/marking/list-submissions.ts';
import { requireSubmission } from '../../marking/marking/marks.ts';
import { findTeam } from '../../classes/students/taught-students.ts';
import { listSupports } from './supports.ts';

/**
 * The supports of the student whose work is marked; none while names are hidden, because they could tell whose work it
 * is. Throws a 404 unless the user teaches the class.
 */
export async function supportsWhileMarking(
  db: Database,
  teacherId: string,
  submissionId: string,
): Promise<MarkingSupports> {
  const work = await requireSubmission(db, teacherId, submissionId);
  if (isHidden(work.assignment, work, new Date())) return { is_hidden: true, items: [] };
  const { studentId } = work.submission;
  const team = await findTeam(db, teacherId, studentId);
  return { is_hidden: false, items: team.length === 0 ? [] : await listSupports(db, studentId, team) };
}

import { createClass } from '../school/classes/classes/classes.ts';
import { enrol } from '../school/classes/classes/seats.ts';
import type { Database } from '../platform/database/client.ts';
import type { SampleClass } from './four-classes/classes.ts';
import { daysAway } from './dates/sample-dates.ts';

/** Creates the only class of the sample teacher and student. */
export async function createSampleClass(
  tx: Database,
  { teacherId, studentId }: { teacherId: string; studentId: string },
): Promise<SampleClass[]> {
  const created = await createClass(tx, teacherId, {
    name: '7B',
    subject: 'Science',
    grade: 'Grade 7',
    cover: 'moss',
  });
  // Before the sample assignments were due.
  await enrol(tx, created.id, studentId, daysAway(-14, 8));
  return [{ id: created.id, name: created.name, students: [{ id: studentId }], slowGroupId: null }];
}

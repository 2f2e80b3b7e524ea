import { createClass } from '../school/classes/classes/classes.ts';
import { enrol } from '../school/classes/classes/seats.ts';
import type { Database } from '../platform/database/client.ts';
import type { SchoolDetails } from '../generated/schemas/index.ts';
import { daysAway } from './sample-dates.ts';
import { onboardings } from '../school/classes/onboarding/tables.ts';

export const sampleSchool: SchoolDetails = {
  name: 'Harborview School',
  school_year: '2026',
  unit: 'Middle school',
  section: null,
};

/** Creates the class of the sample teacher and student, and their onboarding answers; returns its id. */
export async function createSampleClass(tx: Database, teacherId: string, studentId: string): Promise<string> {
  const created = await createClass(tx, teacherId, {
    name: '7B',
    subject: 'Science',
    grade: 'Grade 7',
    cover: 'moss',
  });
  // Before the sample assignments were due.
  await enrol(tx, created.id, studentId, daysAway(-14, 8));
  await tx.insert(onboardings).values([
    {
      userId: teacherId,
      step: 'class',
      school: sampleSchool,
      grades: [6, 7, 8],
      subjects: ['Science', 'Biology'],
      standards: ['NGSS'],
      classId: created.id,
    },
    { userId: studentId, aiNoticeAt: new Date() },
  ]);
  return created.id;
}

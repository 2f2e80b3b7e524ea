import { enrol, makeClass } from '../school/classes/classes.ts';
import type { Database } from '../platform/database/client.ts';
import type { SchoolDetails } from '../generated/schemas/index.ts';
import { onboardings } from '../school/onboarding/tables.ts';

export const sampleSchool: SchoolDetails = {
  name: 'Harborview School',
  school_year: '2026',
  unit: 'Middle school',
  section: null,
};

/** The class in which the sample people meet, and what they filled in before it. */
export async function makeSampleClass(tx: Database, teacherId: string, studentId: string): Promise<void> {
  const made = await makeClass(tx, teacherId, {
    name: '7B',
    subject: 'Science',
    grade: 'Grade 7',
    cover: 'moss',
  });
  await enrol(tx, made.id, studentId);
  await tx.insert(onboardings).values([
    {
      userId: teacherId,
      step: 'class',
      school: sampleSchool,
      grades: [6, 7, 8],
      subjects: ['Science', 'Biology'],
      standards: ['NGSS'],
      classId: made.id,
    },
    { userId: studentId, aiNoticeAt: new Date() },
  ]);
}

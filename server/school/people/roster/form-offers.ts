import type { Database } from '../../../platform/database/client.ts';
import { type ClassChoice, classChoices } from '../../classes/classes/class-choices.ts';
import { studentNames } from './student-names.ts';

interface FormOffers {
  students: string[];
  classes: ClassChoice[];
}

/** The students and classes of a teacher, as far as a form asks for them. */
export async function formOffers(
  db: Database,
  teacherId: string,
  asked: Record<keyof FormOffers, boolean>,
): Promise<FormOffers> {
  const [students, classes] = await Promise.all([
    asked.students ? studentNames(db, teacherId) : [],
    asked.classes ? classChoices(db, teacherId) : [],
  ]);
  return { students, classes };
}

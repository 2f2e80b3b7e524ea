import { eq } from 'drizzle-orm';
import { schools, users } from '../../accounts/users/tables.ts';
import type { Database } from '../../platform/database/client.ts';
import type { OwnTemplateContent } from '../../generated/schemas/index.ts';

/** Gives a teacher a school, as onboarding does. */
export async function joinSchool(db: Database, userId: string, name: string): Promise<void> {
  const [school] = await db.insert(schools).values({ name }).returning({ id: schools.id });
  await db
    .update(users)
    .set({ schoolId: school?.id ?? null })
    .where(eq(users.id, userId));
}

/** What a teacher makes of a copied template. */
export const lab: Omit<OwnTemplateContent, 'base'> = {
  name: 'Lab report',
  description: 'A report on an experiment',
  instructions: 'Write for students who have done the experiment.',
  fields: [
    { key: 'topic', title: 'Experiment', widget: 'common', required: true },
    { key: 'grade_level', title: 'Grade', widget: 'common', required: true },
    { key: 'field_1', title: 'Groups', widget: 'number', required: false, default: '4' },
    { key: 'field_2', title: 'Room', widget: 'select', required: true, options: ['Lab', 'Yard'] },
    {
      key: 'field_3',
      title: 'Material',
      widget: 'rows',
      required: false,
      columns: [{ key: 'column_1', title: 'What' }],
    },
  ],
  sections: [
    { key: 'part_1', title: 'Method', block: 'steps', teacher_only: false, instructions: 'Safety first.' },
    {
      key: 'part_2',
      title: 'Results',
      block: 'table',
      teacher_only: false,
      columns: [
        { key: 'column_1', title: 'Measured' },
        { key: 'column_2', title: 'Value' },
      ],
    },
    { key: 'part_3', title: 'Questions', block: 'questions', teacher_only: false },
    { key: 'part_4', title: 'For the teacher', block: 'list', teacher_only: true },
  ],
};

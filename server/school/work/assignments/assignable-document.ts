import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { compose } from '../../../documents/exports/compose.ts';
import { toMarkdown } from '../../../documents/exports/markdown.ts';
import { findTitledQuestions } from '../../../documents/generations/document/find-questions.ts';
import { findRubric } from '../../../documents/generations/document/find-rubric.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import { madeWith } from '../../../documents/own-templates/find-generator.ts';
import { offersAction } from '../../../documents/templates/actions.ts';
import type { Rubric } from '../../../generated/blocks.ts';
import type { AssignableDocument, AssignmentRubric } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { rounded } from './missing-score.ts';
import { pointsOfQuestions } from './quiz-questions.ts';

/** The usual category of what these templates write. */
const CATEGORIES: Readonly<Record<string, string>> = {
  'exam-and-quizzes': 'Quiz',
  'multiple-choice-handout': 'Quiz',
  'work-sheets': 'Classwork',
  'home-work-creator': 'Homework',
};
const MAX_INSTRUCTIONS = 20_000;

/** What an assignment takes from a document of the teacher; null if it cannot be assigned. */
export async function assignableDocument(
  db: Database,
  teacherId: string,
  id: string,
): Promise<AssignableDocument | null> {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, teacherId), isNull(generations.erasedAt)));
  const generator = row && madeWith(row);
  if (!generator || !offersAction(generator, 'assign')) return null;
  const { title, templateType } = row;
  const category = CATEGORIES[templateType] ?? null;
  const work = { id, title, is_quiz: false, category, instructions: '', points: null, rubric: null };
  const quiz = await findTitledQuestions(db, teacherId, id);
  if (quiz) return { ...work, is_quiz: true, points: pointsOfQuestions(quiz.questions) };
  const rubric = await findRubric(db, teacherId, id);
  if (rubric) return { ...work, rubric: asAssignmentRubric(rubric) };
  const instructions = toMarkdown(compose(generator, row, 'student'));
  // Half a task would be worse than none.
  return {
    ...work,
    instructions: instructions.length > MAX_INSTRUCTIONS ? '' : instructions,
    points: pointsOfTasks(row.result),
  };
}

const tasks = z.object({ tasks: z.array(z.object({ points: z.number().min(0) })).min(1) });

function pointsOfTasks(result: unknown): number | null {
  const found = tasks.safeParse(result).data?.tasks;
  return found ? rounded(found.reduce((sum, { points }) => sum + points, 0)) : null;
}

/** A rubric document as an assignment uses it. Levels without points count down to zero. */
export function asAssignmentRubric({ levels, criteria }: Rubric): AssignmentRubric {
  return {
    criteria: criteria.map(({ name, standard_code: standard, descriptors }, index) => ({
      id: `c${index + 1}`,
      name,
      ...(standard && { standard_code: standard }),
      levels: levels.map((level, place) => {
        const descriptor = descriptors.find((one) => one.level === level.label);
        return {
          label: level.label,
          points: descriptor?.points ?? level.points ?? levels.length - 1 - place,
          description: descriptor?.text ?? '',
        };
      }),
    })),
  };
}

import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { type Question, questionGroupSchema, questionsSchema } from '../../../generated/blocks.ts';
import type { Database } from '../../../platform/database/client.ts';
import { languageOf } from '../../language/language-tag.ts';
import { madeWith } from '../../own-templates/find-generator.ts';
import { generations } from './tables.ts';

/** The questions in a document of the user, without further versions of a paper; null if there are none. */
export const findQuestions = async (db: Database, userId: string, id: string): Promise<Question[] | null> =>
  (await findTitledQuestions(db, userId, id))?.questions ?? null;

/** The questions with the title of their document and the BCP 47 tag of its language. */
export async function findTitledQuestions(
  db: Database,
  userId: string,
  id: string,
): Promise<{ title: string; language: string; questions: Question[] } | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await db
    .select({
      title: generations.title,
      templateType: generations.templateType,
      ownTemplate: generations.ownTemplate,
      input: generations.input,
      result: generations.result,
    })
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId), isNull(generations.erasedAt)));
  const shape = row && madeWith(row)?.result.shape;
  const questions = Object.entries(shape ?? {}).flatMap(([key, schema]) =>
    z.globalRegistry.get(schema)?.block === 'questions' ? questionsIn(row?.result[key]) : [],
  );
  if (row === undefined || questions.length === 0) return null;
  return { title: row.title, language: languageOf(row.input).tag, questions };
}

function questionsIn(value: unknown): Question[] {
  return (questionsSchema.safeParse(value).data ?? []).flatMap((entry) => {
    if ('stem' in entry) return [entry];
    const group = questionGroupSchema.parse(entry);
    return group.answer_key ? [] : group.questions;
  });
}

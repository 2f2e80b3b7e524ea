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

/** A document with questions. */
interface TitledQuestions {
  title: string;
  /** The BCP 47 tag. */
  language: string;
  questions: Question[];
  /** The form of the document. */
  input: Record<string, unknown>;
}

/** The questions with their document; null if it has none. */
export async function findTitledQuestions(
  db: Database,
  userId: string,
  id: string,
): Promise<TitledQuestions | null> {
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
  const { title, input } = row;
  return { title, language: languageOf(input).tag, questions, input };
}

function questionsIn(value: unknown): Question[] {
  return (questionsSchema.safeParse(value).data ?? []).flatMap((entry) => {
    if ('stem' in entry) return [entry];
    const group = questionGroupSchema.parse(entry);
    return group.answer_key ? [] : group.questions;
  });
}

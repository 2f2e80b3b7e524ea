import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { type Rubric, rubricSchema } from '../../../generated/blocks.ts';
import type { Database } from '../../../platform/database/client.ts';
import { madeWith } from '../../own-templates/find-generator.ts';
import { generations } from './tables.ts';

/** The rubric in a document of the user; null if there is none. */
export async function findRubric(db: Database, userId: string, id: string): Promise<Rubric | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await db
    .select({
      templateType: generations.templateType,
      ownTemplate: generations.ownTemplate,
      result: generations.result,
    })
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId), isNull(generations.erasedAt)));
  const shape = row && madeWith(row)?.result.shape;
  for (const [key, schema] of Object.entries(shape ?? {})) {
    if (z.globalRegistry.get(schema)?.block !== 'rubric') continue;
    const { data } = rubricSchema.safeParse(row?.result[key]);
    if (data) return data;
  }
  return null;
}

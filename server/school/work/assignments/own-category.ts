import { and, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { assignments } from './tables.ts';

/** Finds the category of a class that is meant by another name, such as "Quizzes" by "quiz". */
export async function readOwnCategories(
  db: Database,
  classIds: readonly string[],
): Promise<(classId: string, category: string) => string> {
  const rows = await db
    .selectDistinct({ classId: assignments.classId, category: assignments.category })
    .from(assignments)
    .where(
      and(
        inArray(assignments.classId, [...classIds]),
        isNull(assignments.trashedAt),
        ne(assignments.category, ''),
      ),
    )
    .orderBy(assignments.category);
  return (classId, category) => {
    const own = rows.filter((row) => row.classId === classId).map((row) => row.category);
    const named = category.trim();
    if (named === '' || own.includes(named)) return named;
    return own.find((one) => kindOf(one) === kindOf(named)) ?? named;
  };
}

/** In small letters and the singular; only compared, so that it need not be a word. */
const kindOf = (category: string): string =>
  category
    .toLowerCase()
    .replace(/zzes$/, 'z')
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|ss|x)es$/, '')
    .replace(/(?<!s)s$/, '');

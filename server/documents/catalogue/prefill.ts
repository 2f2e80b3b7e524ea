import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { StandardsFramework } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { generations } from '../generations/document/tables.ts';
import type { Generator } from '../templates/generator.ts';

/** What a teacher said about their teaching during onboarding. */
export interface Teaching {
  grades: readonly number[];
  subjects: readonly string[];
  standards: readonly StandardsFramework[];
}

const FIELDS = ['grade_level', 'subject', 'standards_framework'] as const;

type Prefill = Partial<Record<(typeof FIELDS)[number], unknown>>;

const lastDocument = prepareOnce((db) =>
  db
    .select({ input: generations.input })
    .from(generations)
    .where(
      and(
        eq(generations.userId, sql.placeholder('userId')),
        eq(generations.templateType, sql.placeholder('templateType')),
        isNull(generations.trashedAt),
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(1)
    .prepare('last_document_of_template'),
);

/**
 * Values for a new form: those of the user's last document from this template, otherwise what the
 * user teaches. Leaves out fields that the form lacks, and values that it no longer accepts.
 */
export async function readPrefill(
  db: Database,
  userId: string,
  { templateType, input: { shape } }: Generator,
  { grades: [grade], subjects: [subject], standards: [framework] }: Teaching,
): Promise<Prefill> {
  const [last] = await lastDocument(db).execute({ userId, templateType });
  const taught: Prefill = {
    grade_level: grade === undefined ? undefined : `Grade ${grade}`,
    subject,
    standards_framework: framework,
  };
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const accepted = [last?.input[name], taught[name]].find(
        (value) => value !== undefined && value !== '' && shape[name]?.safeParse(value).success,
      );
      return accepted === undefined ? [] : [[name, accepted]];
    }),
  );
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Content, storeVersion, writingOf } from './edit-generation.ts';
import { CHANGED_ELSEWHERE, lockGeneration } from '../document/lock-generation.ts';
import { mergeChanges } from './merge-changes.ts';
import type { GenerationRow } from '../document/present-generation.ts';
import type { Runner } from '../run/runner.ts';
import { versions } from '../document/tables.ts';

type Text = Pick<Content, 'title' | 'result'>;

/** Makes the content of an earlier version the newest one. */
export const restoreVersion = (
  db: Database,
  runner: Runner,
  userId: string,
  id: string,
  version: number,
): Promise<void> => restore(db, runner, { userId, id, version, contentOf: (_, earlier) => earlier });

/** Undoes the change from a version to the next one. Later changes stay; it conflicts with those of the same part. */
export const undoChange = (
  db: Database,
  runner: Runner,
  userId: string,
  id: string,
  version: number,
): Promise<void> =>
  restore(db, runner, {
    userId,
    id,
    version,
    contentOf(current, earlier, next) {
      const base = next ?? current;
      const keys = new Set([base, earlier, current].flatMap(({ result }) => Object.keys(result)));
      const sections = [...keys].map(
        (key) => [key, merged(base.result[key], earlier.result[key], current.result[key])] as const,
      );
      return {
        title: String(merged(base.title, earlier.title, current.title)),
        result: Object.fromEntries(sections.filter(([, value]) => value !== undefined)),
      };
    },
  });

function merged(base: unknown, target: unknown, current: unknown): unknown {
  const merge = mergeChanges(base, target, current);
  if (!merge) throw new Problem('conflict', CHANGED_ELSEWHERE);
  return merge.value;
}

interface Restoration {
  userId: string;
  id: string;
  version: number;
  /** The new content, from the newest one, the version's and the one after it. */
  contentOf: (current: GenerationRow, earlier: Text, next: Text | undefined) => Text;
}

async function restore(
  db: Database,
  runner: Runner,
  { userId, id, version, contentOf }: Restoration,
): Promise<void> {
  const writing = await writingOf(db, runner, userId, id);
  await db.transaction(async (tx) => {
    const row = await lockGeneration(tx, userId, id);
    const found = await tx
      .select()
      .from(versions)
      .where(and(eq(versions.generationId, id), inArray(versions.version, [version, version + 1])));
    const earlier = found.find((each) => each.version === version);
    if (!earlier) throw new Problem('not_found');
    const next = found.find((each) => each.version === version + 1);
    const { title, result } = contentOf(row, earlier, next);
    await storeVersion(tx, writing, row, { cause: 'restored', section: null, title, result });
  });
}

import { and, gt, inArray, isNull, lte, notInArray, or, type SQL } from 'drizzle-orm';
import { submissions } from './tables.ts';

/**
 * The condition on `submissions` for what counts as handed in. For assignments of closed terms, by when these were closed, it
 * is what was handed in then: neither handing in later nor taking work back changes their cells.
 */
export function countsAsHandedIn(closedAt: ReadonlyMap<string, Date>): SQL | undefined {
  const { assignmentId, submittedAt, withdrawnAt } = submissions;
  const byTime = Map.groupBy(closedAt.keys(), (id) => closedAt.get(id)?.getTime() ?? 0);
  const isOpen = [...byTime.values()].map((ids) => notInArray(assignmentId, ids));
  const wasThen = [...byTime].map(([time, ids]) => {
    const at = new Date(time);
    return and(
      inArray(assignmentId, ids),
      lte(submittedAt, at),
      or(isNull(withdrawnAt), gt(withdrawnAt, at)),
    );
  });
  return or(and(isNull(withdrawnAt), ...isOpen), ...wasThen);
}

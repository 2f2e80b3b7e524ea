import type { StudentAssignmentEntry } from '@/shared/api/submissions';
import { ReturnedList } from '@/shared/ui/returned-list';
import { studentPath } from '../model/addresses';
import { dueWords } from '../model/sentences';

type ReturnedWorkProps = {
  entries: readonly StudentAssignmentEntry[];
  /** Whether the work is of several classes, so that each names its own. */
  namesClass?: boolean;
};

/** A student's own returned marks with the comments. */
export function ReturnedWork({ entries, namesClass = false }: ReturnedWorkProps) {
  return (
    <ReturnedList
      label="Returned work"
      work={entries.map((entry) => ({
        id: entry.id,
        title: entry.title,
        href: studentPath(entry.id),
        by: namesClass ? `${entry.class.title}, ${entry.teacher.name}` : dueWords(entry),
        score: entry.score ?? 0,
        outOf: entry.points,
        ...(entry.comment ? { comment: entry.comment } : {}),
      }))}
    />
  );
}

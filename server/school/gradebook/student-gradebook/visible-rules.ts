import type { createTermOf } from 'gradebook-arithmetic/terms';
import type {
  ClosedTermRules,
  GradebookBonus,
  GradebookColumn,
  GradebookRules,
} from '../../../generated/schemas/index.ts';

interface VisibleColumn {
  id: string;
  category: string;
  due_at: string | null;
  time_zone: string;
}

/** The rules without what names an assignment, or a category, that the student does not know. */
export function visibleRules(
  { revision, content, closed_terms: closed }: GradebookRules,
  columns: readonly VisibleColumn[],
  termOf: ReturnType<typeof createTermOf>,
): GradebookRules {
  const own = new Map(content.columns.map((column) => [column.assignment_id, column]));
  const isOwn = new Set(columns.map(({ id }) => id));
  const isUsed = new Set(columns.map(({ category }) => category));
  const partsOf = ({
    categories: all,
    bonuses,
    must_pass,
  }: Pick<ClosedTermRules, 'categories' | 'bonuses' | 'must_pass'>) => {
    const categories = all.filter(({ name }) => isUsed.has(name));
    const isVisible = ({
      category,
      assignment_id: id,
    }: Pick<GradebookBonus, 'category' | 'assignment_id'>) =>
      id === null ? isUsed.has(category ?? '') : isOwn.has(id);
    return { categories, bonuses: bonuses.filter(isVisible), must_pass: must_pass.filter(isVisible) };
  };
  return {
    revision,
    content: {
      ...content,
      ...partsOf(content),
      // The term follows from the due date of everyone, not from that of the student.
      columns: columns.map((column) => ({
        ...(own.get(column.id) ?? usualColumn(column.id)),
        term_id: termOf(column),
      })),
    },
    closed_terms: closed.map(({ rules, assignment_ids: ids, ...term }) => ({
      ...term,
      closed_by: null,
      assignment_ids: ids.filter((id) => isOwn.has(id)),
      rules: { ...rules, ...partsOf(rules) },
    })),
  };
}

const usualColumn = (id: string): GradebookColumn => ({
  assignment_id: id,
  counts: true,
  extra_credit: false,
  never_drop: false,
  term_id: null,
  display: 'usual',
});

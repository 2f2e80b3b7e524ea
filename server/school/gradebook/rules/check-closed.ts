import { createClosedTermOf } from 'gradebook-arithmetic/terms';
import type {
  GradebookColumn,
  GradebookRules,
  GradebookRulesContent,
} from '../../../generated/schemas/index.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Dated, datedOf } from '../../work/closings/closed-assignments.ts';
import type { Renaming } from '../../work/closings/tables.ts';

interface Work extends Dated {
  title: string;
  category: string;
  trashedAt: Date | null;
}

interface Change {
  before: GradebookRules;
  content: GradebookRulesContent;
  renamings: readonly Pick<Renaming, 'from' | 'to'>[];
  /** Of the class, also in the trash. */
  work: readonly Work[];
}

/** Throws a 422 for a change that would reach the work of a closed term: its columns, its categories, or new work in it. */
export function checkClosed({ before, content, renamings, work }: Change): void {
  const closed = before.closed_terms;
  if (closed.length === 0) return;
  const nameOf = (term: string) => before.content.terms.find(({ id }) => id === term)?.name ?? '';
  const [closedBefore, closedAfter] = [before.content, content].map((rules) =>
    createClosedTermOf({ content: rules, closed_terms: closed }),
  );
  const [old, now] = [before.content, content].map(({ columns }) => {
    const byId = new Map(columns.map((column) => [column.assignment_id, column]));
    return (id: string) => byId.get(id);
  });
  const renamed = new Set(renamings.map(({ from }) => from));
  for (const one of work) {
    const [from, to] = [closedBefore, closedAfter].map((termOf) => termOf?.(datedOf(one)) ?? null);
    const reject = (field: 'columns' | 'renamed', term: string, words: string): never => {
      throw Problem.field(field, `${words} in “${nameOf(term)}”, which is closed. Reopen it to change this.`);
    };
    if (from === null && to) reject('columns', to, `“${one.title}” can’t be put`);
    if (!from || one.trashedAt !== null) continue;
    if (isOther(old?.(one.id), now?.(one.id), from)) reject('columns', from, `“${one.title}” is`);
    if (renamed.has(one.category)) reject('renamed', from, `“${one.category}” has “${one.title}”`);
  }
}

/** Whether a column of a closed term would count otherwise; how it is shown may change. */
function isOther(old: GradebookColumn | undefined, now: GradebookColumn | undefined, term: string): boolean {
  const termOf = (column: GradebookColumn | undefined) => column?.term_id ?? term;
  return (
    (old?.counts ?? true) !== (now?.counts ?? true) ||
    (old?.extra_credit ?? false) !== (now?.extra_credit ?? false) ||
    (old?.never_drop ?? false) !== (now?.never_drop ?? false) ||
    (termOf(old) !== termOf(now) && termOf(now) !== term)
  );
}

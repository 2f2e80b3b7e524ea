import type {
  GradebookLevel,
  GradebookRules,
  GradebookRulesContent,
  GradebookTerm,
} from '../../../generated/schemas/index.ts';
import { Problem } from '../../../platform/problem.ts';

/** What the rules of a class can name. */
export interface Known {
  categories: ReadonlySet<string>;
  assignmentIds: ReadonlySet<string>;
}

/** Rules with tidy names; throws a 422 for the first part that contradicts another, or names what the class does not have. */
export function checkRules(
  given: GradebookRulesContent,
  { categories: used, assignmentIds }: Known,
  before: GradebookRules,
): GradebookRulesContent {
  const content = tidy(given);
  const names = content.categories.map(({ name }) => name);
  if (hasTwice(names)) throw Problem.field('categories', 'Two categories have the same name.');
  checkTerms(content.terms, before);
  checkScale(content.scale);
  checkColumns(content, assignmentIds);
  const exists = (category: string) => used.has(category) || names.includes(category);
  for (const field of ['bonuses', 'must_pass'] as const)
    checkBounds(field, content[field], { exists, assignmentIds });
  return content;
}

const tidy = (content: GradebookRulesContent): GradebookRulesContent => {
  const tidyBound = <Rule extends { category: string | null; assignment_id: string | null }>(rule: Rule) => ({
    ...rule,
    category: rule.category?.trim() ?? null,
    assignment_id: rule.assignment_id?.toLowerCase() ?? null,
  });
  return {
    ...content,
    categories: content.categories.map((one) => ({ ...one, name: one.name.trim() })),
    columns: content.columns.map((one) => ({
      ...one,
      // The database writes ids in lower case.
      assignment_id: one.assignment_id.toLowerCase(),
      term_id: one.term_id?.toLowerCase() ?? null,
    })),
    terms: content.terms.map((one) => ({ ...one, id: one.id.toLowerCase(), name: one.name.trim() })),
    scale: content.scale?.map((one) => ({ ...one, name: one.name.trim() })) ?? null,
    bonuses: content.bonuses.map(tidyBound),
    must_pass: content.must_pass.map(tidyBound),
  };
};

const hasTwice = (values: readonly string[]): boolean => new Set(values).size < values.length;

function checkTerms(terms: readonly GradebookTerm[], before: GradebookRules): void {
  const reject = (message: string): never => {
    throw Problem.field('terms', message);
  };
  if (hasTwice(terms.map(({ id }) => id))) reject('Two terms have the same id.');
  for (const [place, { name, starts_on: start, ends_on: end, closes_on: closing }] of terms.entries()) {
    if (end < start) reject(`“${name}” ends before it starts.`);
    if (closing !== null && closing < start) reject(`“${name}” closes before it starts.`);
    if (place > 0 && start <= (terms[place - 1]?.ends_on ?? ''))
      reject('Order the terms by their dates. No day belongs to two terms.');
  }
  for (const { term_id: id } of before.closed_terms) {
    const old = before.content.terms.find((term) => term.id === id);
    const now = terms.find((term) => term.id === id);
    if (old && (now?.starts_on !== old.starts_on || now.ends_on !== old.ends_on))
      reject(`“${old.name}” is closed. Reopen it to change its days or remove it.`);
  }
}

function checkScale(scale: readonly GradebookLevel[] | null): void {
  if (scale === null) return;
  if (scale.length === 0) throw Problem.field('scale', 'Add a level.');
  if (hasTwice(scale.map(({ name }) => name.toLowerCase())))
    throw Problem.field('scale', 'Two levels have the same name.');
  if (scale.some((level, place) => place > 0 && level.from >= (scale[place - 1]?.from ?? 0)))
    throw Problem.field('scale', 'Order the levels from the best to the lowest.');
  if (scale.at(-1)?.from !== 0) throw Problem.field('scale', 'Let the lowest level start at 0.');
}

function checkColumns(
  { columns, terms }: GradebookRulesContent,
  assignmentIds: Known['assignmentIds'],
): void {
  if (hasTwice(columns.map(({ assignment_id: id }) => id)))
    throw Problem.field('columns', 'An assignment is named twice.');
  if (columns.some(({ assignment_id: id }) => !assignmentIds.has(id)))
    throw Problem.field('columns', 'An assignment is not in this class.');
  const termIds = new Set(terms.map(({ id }) => id));
  if (columns.some(({ term_id: id }) => id !== null && !termIds.has(id)))
    throw Problem.field('columns', 'An assignment has a term that does not exist.');
}

function checkBounds(
  field: 'bonuses' | 'must_pass',
  rules: readonly { category: string | null; assignment_id: string | null }[],
  { exists, assignmentIds }: { exists: (category: string) => boolean } & Pick<Known, 'assignmentIds'>,
): void {
  for (const { category, assignment_id: id } of rules) {
    if ((category === null) === (id === null))
      throw Problem.field(field, 'Choose a category or an assignment.');
    if (category !== null && !exists(category))
      throw Problem.field(field, `There is no category “${category}”.`);
    if (id !== null && !assignmentIds.has(id))
      throw Problem.field(field, 'An assignment is not in this class.');
  }
}

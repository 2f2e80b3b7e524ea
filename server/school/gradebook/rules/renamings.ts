import type { ClosedTermRules } from '../../../generated/schemas/index.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Renaming } from '../../work/closings/tables.ts';

/** Throws a 422 unless each renaming gives a category that is gone the name of one that is there. */
export function checkRenamings(
  renamings: readonly Pick<Renaming, 'from' | 'to'>[],
  categories: readonly { name: string }[],
): void {
  const names = new Set(categories.map(({ name }) => name));
  const targets = new Set(renamings.map(({ to }) => to));
  const invalid = renamings.find(
    ({ from, to }, place) =>
      !names.has(to) ||
      (names.has(from) && !targets.has(from)) ||
      renamings.findIndex((other) => other.from === from) < place,
  );
  if (invalid)
    throw Problem.field(
      'renamed',
      `“${invalid.from}” can’t be renamed to “${invalid.to}” with these categories.`,
    );
}

/** The rules of a closed term under the names that its categories have now. */
export function withNewNames(
  rules: ClosedTermRules,
  renamings: readonly Renaming[],
  closedAt: string,
): ClosedTermRules {
  const later = renamings.filter(({ at }) => at > closedAt);
  if (later.length === 0) return rules;
  const taken = new Set(rules.categories.map(({ name }) => name));
  const names = new Map(rules.categories.map(({ name }) => [name, newName(name, later)]));
  const nameOf = (name: string): string => {
    const next = names.get(name) ?? name;
    // Two categories that became one stay two here.
    return taken.has(next) ? name : next;
  };
  const rename = <Rule extends { category: string | null }>(rule: Rule): Rule => ({
    ...rule,
    category: rule.category === null ? null : nameOf(rule.category),
  });
  return {
    ...rules,
    categories: rules.categories.map((category) => ({ ...category, name: nameOf(category.name) })),
    bonuses: rules.bonuses.map(rename),
    must_pass: rules.must_pass.map(rename),
  };
}

/** The name after all renamings; those of one change happen at the same time. */
function newName(name: string, renamings: readonly Renaming[]): string {
  let current = name;
  let changedAt = '';
  for (const { from, to, at } of renamings) {
    if (from !== current || at === changedAt) continue;
    current = to;
    changedAt = at;
  }
  return current;
}

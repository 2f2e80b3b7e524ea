import type { Gradebook as Model, Rules } from 'gradebook-arithmetic/gradebook';
import type { GradebookRulesContent } from '../../../generated/schemas/index.ts';

const categoryOf = ({
  id,
  weight,
  dropLowest,
  dropHighest,
  extraCredit,
  average,
}: Rules['categories'][number]) => ({
  name: id,
  weight: weight === null || weight === undefined ? null : Number(weight),
  drop_lowest: dropLowest ?? 0,
  drop_highest: dropHighest ?? 0,
  extra_credit: extraCredit ?? false,
  average: average ?? ('points' as const),
});

/** Rules as the API takes them. */
export const contentOf = ({
  mode,
  categories,
  bonuses = [],
  mustPass = [],
}: Rules): Partial<GradebookRulesContent> => {
  const boundOf = ({
    category,
    column,
    atLeast,
  }: {
    category?: string;
    column?: string;
    atLeast: number | string;
  }) => ({
    category: category ?? null,
    assignment_id: column ?? null,
    at_least: Number(atLeast),
  });
  return {
    mode,
    categories: categories.map(categoryOf),
    bonuses: bonuses.map((rule) => ({ ...boundOf(rule), add: Number(rule.add) })),
    must_pass: mustPass.map((rule) => ({
      ...boundOf(rule),
      otherwise_at_most: Number(rule.otherwiseAtMost),
    })),
  };
};

/** Rules with every category that is used, whose bounds name what there is, under the ids of assignments. */
export function rulesFor(rules: Rules, columns: Model['columns'], ids: ReadonlyMap<string, string>): Rules {
  const named = new Set(rules.categories.map(({ id }) => id));
  const used = [...new Set(columns.map(({ category }) => category))]
    .filter((id) => !named.has(id))
    .toSorted();
  const bound = <Rule extends { category?: string; column?: string }>(rule: Rule): Rule[] => {
    if (rule.column === undefined) return [...named, ...used].includes(rule.category ?? '') ? [rule] : [];
    const id = ids.get(rule.column);
    return id === undefined ? [] : [{ ...rule, column: id }];
  };
  return {
    mode: rules.mode,
    categories: [...rules.categories, ...used.map((id) => ({ id }))],
    bonuses: (rules.bonuses ?? []).flatMap(bound),
    mustPass: (rules.mustPass ?? []).flatMap(bound),
  };
}

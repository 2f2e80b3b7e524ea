import type { Gradebook, GradebookRulesContent } from '@/shared/api/gradebooks';

type Renamed = readonly { from: string; to: string }[];

/** Rules as they are edited, with the categories of assignments that get another name. */
export type EditedRules = GradebookRulesContent & { renamed?: Renamed };

/** The rules after a category got another name, wherever it is named. */
export function renamedCategory(content: EditedRules, place: number, name: string): EditedRules {
  const was = content.categories[place]?.name;
  if (was === undefined || was === name) return content;
  const { renamed = [] } = content;
  const from = renamed.find(({ to }) => to === was)?.from ?? was;
  const bounded = <Bound extends { category: string | null }>(bounds: readonly Bound[]): Bound[] =>
    bounds.map((bound) => (bound.category === was ? { ...bound, category: name } : bound));
  return {
    ...content,
    categories: content.categories.map((one, other) => (other === place ? { ...one, name } : one)),
    bonuses: bounded(content.bonuses),
    must_pass: bounded(content.must_pass),
    renamed: [...renamed.filter((one) => one.from !== from), ...(from === name ? [] : [{ from, to: name }])],
  };
}

/** A class whose assignments have the new names. */
export const withRenamed = (of: Gradebook, { renamed = [] }: Pick<EditedRules, 'renamed'>): Gradebook =>
  renamed.length === 0
    ? of
    : {
        ...of,
        assignments: of.assignments.map((assignment) => {
          const other = renamed.find(({ from }) => from === assignment.category);
          return other ? { ...assignment, category: other.to } : assignment;
        }),
      };

/** What is stored of edited rules, and which names change. */
export const changeOf = ({ renamed = [], ...content }: EditedRules) => ({
  content,
  ...(renamed.length > 0 && { renamed: [...renamed] }),
});

/** Takes new names back. */
export const reversed = (renamed: Renamed = []): Renamed =>
  renamed.map(({ from, to }) => ({ from: to, to: from }));

/** Lessons by their units, in the order of the first lesson of each; those without a unit have an empty name. */
export const byUnit = <Lesson extends { unit: string }>(lessons: readonly Lesson[]) =>
  [...Map.groupBy(lessons, ({ unit }) => unit)].map(([unit, items]) => ({ unit, items }));

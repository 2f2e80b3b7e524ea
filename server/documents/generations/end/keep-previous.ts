import type { Writing } from '../document/context.ts';
import type { EndedRun } from './ended-run.ts';
import { sectionStates } from './section-states.ts';

/** The sections that a revision has not finished, or whose dependents it has not, keep their text. */
export function withPreviousSections({ generator }: Writing, ended: EndedRun): EndedRun {
  const { row, keys } = ended;
  const finished = new Set(ended.sections.flatMap(({ key, state }) => (state === 'finished' ? [key] : [])));
  const isRevised = (key: string) =>
    !keys.includes(key) ||
    [key, ...(generator.dependents[key] ?? [])].every((each) => finished.has(each) || !keys.includes(each));
  const revised = keys.filter(isRevised);
  const previous = row.sections.filter(({ key }) => !revised.includes(key));
  const result = Object.fromEntries(
    row.sections.flatMap(({ key }) => {
      const value = revised.includes(key) || !keys.includes(key) ? ended.result[key] : row.result[key];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
  const states = new Map(sectionStates(generator, previous, result).map(({ key, state }) => [key, state]));
  return {
    ...ended,
    result,
    keys: revised,
    sections: ended.sections.map(({ key, state }) => ({ key, state: states.get(key) ?? state })),
  };
}

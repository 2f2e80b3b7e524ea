import type { SectionProgress, SectionState } from '../../generated/schemas/index.ts';
import type { Generator } from '../templates/generator.ts';
import { settleParts } from './outlined.ts';
import type { Result } from './patches.ts';

/** The state of each section, worked out from its value. */
export function sectionStates(
  generator: Generator,
  sections: readonly SectionProgress[],
  result: Result,
): SectionProgress[] {
  const states = sections.map(({ key }) => ({ key, state: stateOf(generator, key, result[key]) }));
  return settleParts(generator, states, result);
}

function stateOf(generator: Generator, key: string, value: unknown): SectionState {
  if (value === undefined) return 'waiting';
  return generator.result.shape[key]?.safeParse(value).success ? 'finished' : 'partial';
}

import type { SectionProgress, SectionState } from '../../../generated/schemas/index.ts';
import type { Generator } from '../../templates/generator.ts';
import { isWritten, outlineIn, partsIn, planParts } from '../../templates/outline.ts';
import type { Result } from '../document/patches.ts';

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

/** The parts are finished once each entry of the outline is written. */
export function settleParts(
  { outline }: Generator,
  sections: readonly SectionProgress[],
  result: Result,
): SectionProgress[] {
  if (!outline) return [...sections];
  const { parts } = planParts(outlineIn(outline, result), partsIn(outline, result));
  const written = parts.filter(isWritten).length;
  const state = written === 0 ? 'waiting' : written < parts.length ? 'partial' : 'finished';
  return sections.map((section) => (section.key === outline.parts ? { key: section.key, state } : section));
}

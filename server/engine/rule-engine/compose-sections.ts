import type { BlockKind } from '../../generated/schemas/index.ts';
import type { RuleAdapter, WritingRequest } from '../port/writing-request.ts';
import { composeQuestions } from './composers/questions.ts';
import { definedTerms } from './composers/vocabulary.ts';
import { itemOf } from './item-of.ts';

type Composer = (request: WritingRequest) => unknown;

/** The block kinds whose content doesn't depend on the template; the other kinds need its adapter. */
const composers: Partial<Record<BlockKind, Composer>> = {
  questions: (request) => orNothing(composeQuestions(request)),
  vocabulary: ({ sources }) => orNothing(definedTerms(sources, 8)),
};

const orNothing = (list: readonly unknown[]) => (list.length === 0 ? undefined : list);

/** The value of each requested section that can be composed well, in document order. */
export function composeSections(request: WritingRequest): Map<string, unknown> {
  const composed = new Map<string, unknown>();
  if (composesNothing(request)) return composed;
  for (const { key, block } of request.sections) {
    const written = { ...request.written, ...Object.fromEntries(composed) };
    const compose = adapterOf(request)?.sections[key] ?? composers[block];
    const section = compose?.({ ...request, written });
    const { change } = request;
    const value =
      change?.item && change.section === key ? itemOf(section, change.before, change.item) : section;
    if (value !== undefined) composed.set(key, value);
  }
  return composed;
}

const adapterOf = ({ ruleAdapter }: WritingRequest): RuleAdapter | undefined =>
  ruleAdapter && 'sections' in ruleAdapter ? ruleAdapter : undefined;

/** Whether the rule engine writes nothing of this template, whatever its form and sources. */
export const composesNothing = ({ ruleAdapter, sections }: WritingRequest): boolean =>
  ruleAdapter ? 'declines' in ruleAdapter : !sections.some(({ block }) => composers[block] !== undefined);

import { REFERENCE } from '../../engine/rule-engine/sentences.ts';
import { standardKind } from '../standards/known-codes.ts';
import type { CommonInput } from './fields/common.ts';
import type { SourceText } from '../../engine/port/writing-request.ts';
import type { Check, GeneratorContext } from './generator.ts';
import { counted, open, passed } from './verdicts.ts';

/** Whether the codes that were chosen, and those that the document names, exist; codes of other sets are not checked. */
export function checkStandards(
  input: Pick<CommonInput, 'standards_framework' | 'standards'>,
  named: readonly string[],
  context: GeneratorContext,
): Check[] {
  const chosen = new Set(context.standards.map(({ code }) => code));
  const codes = [...new Set([...(input.standards_framework === 'none' ? [] : input.standards), ...named])];
  if (codes.length === 0) return [];
  const name = 'Standards are real';
  const typed = new Set(input.standards);
  const kinds = Map.groupBy(codes, (code) => (chosen.has(code) ? 'real' : standardKind(code)));
  const unreal = kinds.get('unreal') ?? [];
  const unchecked = kinds.get('unchecked') ?? [];
  // A document names no standard besides those that the teacher chose.
  const added = named.filter((code) => !chosen.has(code) && !typed.has(code) && !unreal.includes(code));
  const faults = [
    ...(unreal.length === 0
      ? []
      : [open(name, `${unreal.join(', ')} ${unreal.length === 1 ? 'doesn’t' : 'don’t'} exist.`)]),
    ...(added.length === 0
      ? []
      : [open(name, `${[...new Set(added)].join(', ')}: not among the standards you chose.`)]),
  ];
  if (faults.length > 0) return faults;
  const real = kinds.get('real') ?? [];
  return [
    ...(real.length === 0 ? [] : [passed(name, `${real.join(', ')} found in the published sets.`)]),
    ...(unchecked.length === 0
      ? []
      : [passed('Standards not checked', `We don’t have the set of ${unchecked.join(', ')}.`)]),
  ];
}

/** Whether a source contains the quotation, ignoring spaces, quotation marks and case. */
export function isQuoted(quote: string, context: GeneratorContext): boolean {
  const wanted = plain(quote);
  return wanted !== '' && context.sources.some((source) => plainSource(source).includes(wanted));
}

const plainSources = new WeakMap<SourceText, string>();

/** Cached, because each question of a paper is compared with the same source. */
function plainSource(source: SourceText): string {
  const known = plainSources.get(source) ?? plain(source.text);
  plainSources.set(source, known);
  return known;
}

function plain(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(REFERENCE, '')
    .replaceAll(/[“”„"«»‘’']/g, '')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/-\s*\n\s*/g, '')
    .replaceAll(/\s+/g, ' ');
  // In a loop: a regular expression for the end takes quadratic time over a long row of dots.
  let end = words.length;
  while (end > 0 && /[\s.…]/.test(words.charAt(end - 1))) end -= 1;
  return words.slice(0, end).replace(/^[\s.…]+/, '');
}

export function listLabels(labels: readonly string[]): string {
  const shown = labels.slice(0, 5).join(', ');
  return labels.length > 5 ? `${shown} and ${counted(labels.length - 5, 'more', 'more')}` : shown;
}

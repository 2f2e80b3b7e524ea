import { REFERENCE } from '../../engine/rule-engine/sentences.ts';
import type { CommonInput } from './fields/common.ts';
import type { SourceText } from '../../engine/port/writing-request.ts';
import type { Check, GeneratorContext } from './generator.ts';
import { counted, open, passed } from './verdicts.ts';

/** Whether the codes that were chosen, and those that the document names, exist in the shipped sets. */
export function checkStandards(
  input: Pick<CommonInput, 'standards_framework' | 'standards'>,
  named: readonly string[],
  context: GeneratorContext,
): Check[] {
  const real = new Set(context.standards.map(({ code }) => code));
  const codes = [...new Set([...(input.standards_framework === 'none' ? [] : input.standards), ...named])];
  if (codes.length === 0) return [];
  const unknown = codes.filter((code) => !real.has(code));
  if (unknown.length === 0) {
    return [passed('Standards are real', `${codes.join(', ')} found in the shipped sets.`)];
  }
  return [
    open(
      'Standards are real',
      `${unknown.join(', ')} ${unknown.length === 1 ? 'is' : 'are'} not among the standards you chose from the shipped sets.`,
    ),
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

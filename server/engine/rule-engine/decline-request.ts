import { z } from 'zod';
import { isDeepStrictEqual } from 'node:util';
import type { WritingRequest } from '../port/writing-request.ts';
import { composeSections, composesNothing } from './compose-sections.ts';
import { wordCount } from './words.ts';

/** Why nothing is written without a model, for a teacher, who can't connect one. */
const needsModel = (task: string): string =>
  `Lectern can’t ${task} without an AI model, and none is connected here.`;

const languageField = z.object({ language: z.string().default('English') });

/** Why the rule engine can't write this, in one sentence for the teacher; null if it can. */
export function declineRequest(request: WritingRequest): string | null {
  const { change, ruleAdapter } = request;
  if (!change && composesNothing(request)) {
    return needsModel(ruleAdapter && 'declines' in ruleAdapter ? ruleAdapter.declines : 'write this');
  }
  const { language } = languageField.parse(request.form);
  if (!language.startsWith('English')) {
    return 'Without an AI model, Lectern writes in English only: choose English.';
  }
  if (request.revision) return needsModel('rewrite a whole document');
  const composed = composeSections(request);
  if (change) {
    const value = composed.get(change.section);
    const isRewritten = value !== undefined && !isDeepStrictEqual(value, change.before);
    return isRewritten
      ? null
      : `Lectern can’t rewrite this ${change.item ? 'item' : 'section'} without an AI model: edit it yourself.`;
  }
  if (composed.size > 0 || request.sections.length === 0) return null;
  const needed = ruleAdapter && 'sections' in ruleAdapter && ruleAdapter.needs?.(request.form);
  if (needed) return needed;
  if (request.sources.length === 0) {
    return 'Without an AI model, Lectern works from a text: add a source.';
  }
  return isEnglish(request)
    ? 'This source has too few complete sentences: add a longer one.'
    : 'Without an AI model, Lectern reads English only: add a source in English.';
}

const FREQUENT = /\b(?:the|and|of|to|is|are|was|that|with|for|it)\b/gi;

/** By the share of frequent English words; a very short text counts as English. */
function isEnglish({ sources }: WritingRequest): boolean {
  const text = sources.map((source) => source.text.slice(0, 5_000)).join(' ');
  const words = wordCount(text);
  return words < 30 || (text.match(FREQUENT)?.length ?? 0) / words > 0.05;
}

import { z } from 'zod';
import { isDeepStrictEqual } from 'node:util';
import type { WritingRequest } from '../port/writing-request.ts';
import { composeSections, composesNothing } from './compose-sections.ts';
import { wordCount } from './words.ts';

const CONNECT = 'connect an AI model';

/** For a template without a sentence of its own; docs/models.md has the settings. */
const NEEDS_MODEL = `The built-in engine can’t write this: ${CONNECT} by AI_PROVIDER in the server’s settings.`;

const languageField = z.object({ language: z.string().default('English') });

/** Why the rule engine can't write this, in one sentence for the teacher; null if it can. */
export function declineRequest(request: WritingRequest): string | null {
  const { change, ruleAdapter } = request;
  if (!change && composesNothing(request)) {
    return ruleAdapter && 'declines' in ruleAdapter ? ruleAdapter.declines : NEEDS_MODEL;
  }
  const { language } = languageField.parse(request.form);
  if (!language.startsWith('English')) {
    return `The built-in engine writes English only: choose English, or ${CONNECT} to write in ${language}.`;
  }
  if (request.revision) return `The built-in engine can’t rewrite a whole document: ${CONNECT} to do it.`;
  const composed = composeSections(request);
  if (change) {
    const value = composed.get(change.section);
    const isRewritten = value !== undefined && !isDeepStrictEqual(value, change.before);
    return isRewritten
      ? null
      : `The built-in engine can’t rewrite this ${change.item ? 'item' : 'section'}: edit it yourself, or ${CONNECT}.`;
  }
  if (composed.size > 0 || request.sections.length === 0) return null;
  if (ruleAdapter && 'sections' in ruleAdapter && ruleAdapter.needs !== undefined) return ruleAdapter.needs;
  if (request.sources.length === 0) {
    return `The built-in engine needs a text to work from: add a source, or ${CONNECT}.`;
  }
  return isEnglish(request)
    ? `This source has too few complete sentences: add a longer source, or ${CONNECT}.`
    : `The built-in engine reads English only: add a source in English, or ${CONNECT}.`;
}

const FREQUENT = /\b(?:the|and|of|to|is|are|was|that|with|for|it)\b/gi;

/** By the share of frequent English words; a very short text counts as English. */
function isEnglish({ sources }: WritingRequest): boolean {
  const text = sources.map((source) => source.text.slice(0, 5_000)).join(' ');
  const words = wordCount(text);
  return words < 30 || (text.match(FREQUENT)?.length ?? 0) / words > 0.05;
}

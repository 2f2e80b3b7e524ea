import type { GenerationPreview } from '../../generated/schemas/index.ts';

const MAX_LENGTH = 280;

/** The beginning of a document. */
export const presentPreview = (result: Record<string, unknown>): GenerationPreview => ({
  text: excerptOf(result),
});

/** The first sentences of a document, cut after a word. */
function excerptOf(result: Record<string, unknown>): string {
  let text = '';
  for (const sentence of sentencesIn(result)) {
    text = text === '' ? sentence : `${text} ${sentence}`;
    if (text.length > MAX_LENGTH) return `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
  }
  return text;
}

/** Single words are left out, because most are keys such as the type of a question. */
function* sentencesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    const text = value.replaceAll(/\s+/g, ' ').trim();
    if (text.includes(' ')) yield /[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text;
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* sentencesIn(part);
  }
}

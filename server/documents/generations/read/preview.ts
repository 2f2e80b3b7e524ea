import type { GenerationPreview } from '../../../generated/schemas/index.ts';

const MAX_LENGTH = 280;

/** White space that is not a single space: a text without any, as most are, is not copied. */
const MORE_THAN_A_SPACE = /[^\S ]\s*| \s+/g;

/** The beginning of a document. */
export const presentPreview = (result: Record<string, unknown>): GenerationPreview => ({
  text: excerptOf(result),
});

/** The first sentences of a document, cut after a word. */
function excerptOf(result: Record<string, unknown>): string {
  let text = '';
  for (const words of textsIn(result)) {
    const sentence = /[\p{L}\p{N}]$/u.test(words) ? `${words}.` : words;
    text = text === '' ? sentence : `${text} ${sentence}`;
    if (text.length > MAX_LENGTH) return `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
  }
  return text;
}

/** The texts of a document, without single words, because most are keys such as the type of a question. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    const text = value.replaceAll(MORE_THAN_A_SPACE, ' ').trim();
    if (text.includes(' ')) yield text;
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* textsIn(part);
  }
}

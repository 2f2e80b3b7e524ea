import type { Check } from '../../../generated/schemas/index.ts';
import { wrongLanguageOf } from '../../language/document-language.ts';
import { open } from '../../templates/verdicts.ts';
import type { Writing } from '../document/context.ts';
import { readShared } from '../document/form.ts';
import type { Result } from '../document/patches.ts';

/** The language that a document is written in instead of the chosen one; null if it is right. */
export function foundInstead({ input, context }: Writing, result: Result): string | null {
  const { language, subject, topic } = readShared(input);
  const sources = context.sources.map(({ text }) => text);
  return wrongLanguageOf(result, { language, subject, topic, sources });
}

/** An open check if the document is in another language than the chosen one. */
export function checkLanguage(writing: Writing, result: Result): Check[] {
  const found = foundInstead(writing, result);
  if (found === null) return [];
  const { language } = readShared(writing.input);
  return [
    open(
      'Language',
      `You chose ${language}, but this document is in ${found}. Rewrite its sections, or choose another model.`,
    ),
  ];
}

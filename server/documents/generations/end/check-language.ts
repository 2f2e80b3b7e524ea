import type { Check } from '../../../generated/schemas/index.ts';
import { wrongLanguageOf, wrongSectionsOf } from '../../language/document-language.ts';
import { open } from '../../templates/verdicts.ts';
import type { Writing } from '../document/context.ts';
import { type Form, readShared } from '../document/form.ts';
import type { Result } from '../document/patches.ts';

/** A document, or some of its sections, in another language than chosen. */
export interface WrongLanguage {
  /** The sections to write again. */
  keys: readonly string[];
  isWhole: boolean;
  wanted: string;
  found: string;
}

/** What is written in another language than chosen; null if nothing is. */
export function foundInstead({ generator, input, context }: Writing, result: Result): WrongLanguage | null {
  const { language, subject, topic } = readShared(input);
  const sources = context.sources.map(({ text }) => text);
  const written = { language, subject, topic, sources, others: otherLanguages(input) };
  const found = wrongLanguageOf(result, written);
  if (found !== null) return { keys: Object.keys(result), isWhole: true, wanted: language, found };
  const sections = wrongSectionsOf(result, written).filter(({ key }) => !generator.derived.includes(key));
  const [first] = sections;
  if (!first) return null;
  return {
    ...first,
    isWhole: false,
    keys: sections.filter(({ wanted }) => wanted === first.wanted).map(({ key }) => key),
  };
}

/** The sections that a form wants in a language of their own. */
function otherLanguages({ translate_to: language }: Form): Record<string, string> {
  return typeof language === 'string' && language !== 'None' ? { translation: language } : {};
}

/** An open check for a document, or each section, that is in another language than the chosen one. */
export function checkLanguage(writing: Writing, result: Result): Check[] {
  const wrong = foundInstead(writing, result);
  if (wrong === null) return [];
  const { keys, isWhole, wanted, found } = wrong;
  const name = 'Language';
  if (isWhole) {
    const detail = `You chose ${wanted}, but this document is in ${found}. Rewrite its sections, or choose another model.`;
    return [open(name, detail)];
  }
  return keys.map((section) =>
    open(name, `You chose ${wanted}, but this section is in ${found}. Rewrite it.`, { section }),
  );
}

import { definedTerms } from '../../../engine/rule-engine/composers/vocabulary.ts';
import { keySentences } from '../../../engine/rule-engine/composers/list.ts';
import type { RuleAdapter } from '../../../engine/port/writing-request.ts';
import type { Question, VocabularyEntry } from '../../../generated/blocks.ts';
import { folded, hasName, hasRelative } from '../word-use.ts';
import { MAX_WORDS, type VocabularyInput, vocabularyResult } from './schema.ts';

/** Words that the source defines, each with another sentence of the source that uses it, and a gap in that sentence. */
export const vocabularyAdapter: RuleAdapter<VocabularyInput> = {
  sections: {
    words({ sources, form }) {
      const known = new Set(form.known_words.map(folded));
      const terms = definedTerms(sources, MAX_WORDS)
        .filter(({ term, definition }) => !known.has(folded(term)) && !hasRelative(definition, term))
        .slice(0, form.number_of_words);
      if (terms.length === 0) return undefined;
      const sentences = keySentences(sources, 60);
      return terms.map((entry) => {
        const example = sentences.find((text) => hasName(text, entry.term) && !isDefinition(text, entry));
        return example === undefined ? entry : { ...entry, example };
      });
    },
    practice({ written, change }) {
      const { words = [] } = vocabularyResult.partial().parse({ words: written['words'] });
      if (words.length === 0 || change) return undefined;
      return words
        .map(taskFor)
        .toSorted((a, b) => a.stem.localeCompare(b.stem))
        .map(numbered);
    },
  },
};

const isDefinition = (text: string, { definition }: VocabularyEntry) =>
  folded(text).includes(folded(definition.slice(0, -1)));

type Task = Omit<Question, 'id'>;

function taskFor({ term, definition, example = '' }: VocabularyEntry): Task {
  const at = folded(example).indexOf(folded(term));
  if (at >= 0 && hasName(example, term)) {
    const stem = `${example.slice(0, at)}____${example.slice(at + term.length)}`;
    if (!hasName(stem, term)) return { type: 'fill-in-blank', stem, blanks: [folded(term)], points: 1 };
  }
  return {
    type: 'short-answer',
    stem: `Which word means this? ${definition}`,
    answers: [folded(term)],
    points: 1,
  };
}

const numbered = (task: Task, index: number): Question => ({ id: `q${index + 1}`, ...task });

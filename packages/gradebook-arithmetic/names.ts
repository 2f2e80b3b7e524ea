import type { Names } from './sentences.ts';

/** What the API calls the assignments and terms of a class. */
interface NamedAnswer {
  rules: { content: { terms: readonly { id: string; name: string }[]; neutral_words: boolean } };
  assignments: readonly { id: string; title: string }[];
}

/** The names for `explainInWords`. Categories are their own names. */
export function readNames({ rules, assignments }: NamedAnswer): Names {
  const { terms, neutral_words: neutralWords } = rules.content;
  const titles = new Map(assignments.map(({ id, title }) => [id, title]));
  const termNames = new Map(terms.map(({ id, name }) => [id, name]));
  return {
    column: (id) => titles.get(id) ?? '',
    category: (name) => name || 'Without a category',
    term: (id) => termNames.get(id) ?? '',
    neutralWords,
  };
}

import type { ModificationDeclaration } from '../generator.ts';

const MAX_QUESTIONS = 50;

/** The handout of another document's questions has as many, with as many options each. */
export const handoutModification: ModificationDeclaration = {
  ofDocument(id, questions) {
    const options = questions.find((question) => (question.options ?? []).length > 0)?.options ?? [];
    return {
      start_from: 'Saved set',
      source_id: id,
      keep_ids: [],
      number_of_questions: Math.min(questions.length, MAX_QUESTIONS),
      options_per_question: String(options.length),
    };
  },
  ofOwnQuestions: { start_from: 'My questions', keep_ids: [] },
  originOf: ({ start_from, source_id }) =>
    start_from === 'Saved set' && typeof source_id === 'string' && source_id !== '' ? source_id : undefined,
};

import { blockSchemas } from '@/shared/api/blocks';

export type ChoosableQuestion = { id: string; stem: string };

/** The questions of a document, without those of further versions of a paper. */
export function questionsIn(result: Readonly<Record<string, unknown>>): ChoosableQuestion[] {
  return Object.values(result).flatMap((value) => {
    const entries = Array.isArray(value) ? (blockSchemas.questions.safeParse(value).data ?? []) : [];
    return entries.flatMap((entry) => {
      if (!entry) return [];
      if ('questions' in entry) return entry.answer_key ? [] : (entry.questions ?? []).flatMap(choosable);
      return choosable(entry);
    });
  });
}

const choosable = (question: object | null | undefined): ChoosableQuestion[] =>
  question && 'id' in question && 'stem' in question
    ? [{ id: String(question.id), stem: String(question.stem) }]
    : [];

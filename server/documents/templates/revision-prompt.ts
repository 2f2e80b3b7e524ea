import type { Revision } from '../../engine/port/writing-request.ts';
import { asData } from '../../engine/safety/user-data.ts';
import type { SectionTask } from './generator.ts';

const KEEP = 'Keep the facts, the order, the ids and the number of entries of every list.';

const instructions: Readonly<Record<Revision['kind'], string>> = {
  shorter: `Say the same in about two thirds of the words. Keep every section, every essential and every point total.`,
  longer:
    'Go further: more detail and examples, about half as long again. Keep every section and every total.',
  simpler: `Make every text for students, or else for its other readers, easier to read, at the reading level given above: shorter sentences, common words. ${KEEP}`,
  richer: `Make every text for students, or else for its other readers, more demanding to read, at the reading level given above: exact terms, longer sentences. ${KEEP}`,
  easier:
    'Make every task easier: smaller steps, plainer wording, more help. Keep the types, the number and the points of the tasks.',
  harder:
    'Make every task more demanding: deeper thinking, fewer hints. Keep the types, the number and the points of the tasks, and keep them reachable for the grade.',
  translation: `Translate it into the language given above, naturally and completely, as a teacher of that language would say it. ${KEEP} Keep formulas, names, codes and numbers.`,
  support:
    'Write the version for students who need support: the same objectives and content, with shorter sentences, smaller steps, sentence starters, a worked example before each new kind of task, and fewer tasks where there are many. Name no student and no diagnosis.',
  extension:
    'Write the version for students who are ready for more: the same topic and objectives, with open problems, transfer to new cases, justification and connections, instead of more of the same.',
};

/** The text that a document is rewritten from, and how; empty for a document that is written from its form. */
export function revisionBlock({ revision, keys }: SectionTask): string {
  if (!revision) return '';
  const before = Object.fromEntries(Object.entries(revision.before).filter(([key]) => keys.includes(key)));
  return `The document says now:\n${asData(JSON.stringify(before))}\n${instructions[revision.kind]}`;
}

import { blockSchemas } from '@/shared/api/blocks';
import type { DocumentCopy, Generation } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { papersOf, type ShownSection, shownSections } from '@/entities/document';
import { studentValue } from './student-value';

/** A version of a document as it is printed. */
export type PrintedPart = {
  /** The letter of the version; null if there is only one. */
  letter: string | null;
  sections: readonly ShownSection[];
  /** The text that its questions depend on; empty if they depend on none. */
  source: string;
};

export type PrintChoice = {
  copy: DocumentCopy;
  /** The letter of a version; null prints all. */
  letter: string | null;
  /** The text of the uploaded source. */
  uploaded: string;
};

/** What a copy of the document prints, version by version. A student copy contains no teacher-only value. */
export function printedParts(
  template: Template,
  generation: Pick<Generation, 'input' | 'result' | 'sections'>,
  choice: PrintChoice,
): PrintedPart[] {
  const papers = papersOf(template, generation);
  const versions = [null, ...papers];
  return versions
    .map((paper): PrintedPart => {
      const shown = shownSections(template, generation, { copy: choice.copy, paper });
      const sections = choice.copy === 'student' ? shown.map(forStudents) : shown;
      return {
        letter: papers.length === 0 ? null : (paper?.letter ?? 'A'),
        sections: sections.filter(({ value }) => !isEmpty(value)),
        source: dependsOnSource(shown) ? (pastedSource(generation) ?? choice.uploaded) : '',
      };
    })
    .filter(({ letter }) => choice.letter === null || letter === choice.letter)
    .flatMap((part) => (choice.copy === 'student' ? byStudent(part) : [part]));
}

/** A part for each student of a class set, because nobody may see the marks of another. */
function byStudent(part: PrintedPart): PrintedPart[] {
  const found = part.sections.find(({ section }) => section.block === 'submissions');
  const submissions: unknown[] = Array.isArray(found?.value) ? found.value : [];
  if (submissions.length < 2) return [part];
  return submissions.map((submission) => ({
    ...part,
    sections: part.sections.map((shown) => (shown === found ? { ...shown, value: [submission] } : shown)),
  }));
}

const forStudents = (shown: ShownSection): ShownSection => ({
  ...shown,
  value: studentValue(shown.section.schema, shown.value),
});

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Whether the answer of any question rests on the source. */
function dependsOnSource(sections: readonly ShownSection[]): boolean {
  return sections.some(({ section, value }) => {
    if (section.block !== 'questions') return false;
    const entries = blockSchemas.questions.safeParse(value).data ?? [];
    return entries
      .flatMap((entry) => (entry && 'questions' in entry ? (entry.questions ?? []) : [entry]))
      .some((question) => Boolean(question && 'source_ref' in question && question.source_ref));
  });
}

function pastedSource({ input }: Pick<Generation, 'input'>): string | null {
  return input.source_type === 'paste' && typeof input.source_text === 'string'
    ? input.source_text.trim()
    : null;
}

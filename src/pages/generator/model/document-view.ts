import type { DocumentCopy, Generation, SectionState } from '@/shared/api/generations';
import type { Template, TemplateSection } from '@/shared/api/templates';
import { blockOf, type QuestionGroup } from './block-content';

export type ShownSection = {
  section: TemplateSection;
  state: SectionState;
  value: unknown;
  /** The number of its first question in the paper. */
  firstQuestion: number;
  /** The labels of the sections that are rewritten with this one; usually empty. */
  alsoRewritten: string;
};

/** Another version of a paper: the same questions in another order, with its own answer key. */
export type Paper = { letter: string; group: QuestionGroup };

const PAPERS_KEY = 'versions';

/** Versions B to D of a paper; the document itself is version A. */
export function papersOf({ sections }: Template, { result }: Generation): Paper[] {
  const section = sections.find(({ key, block }) => key === PAPERS_KEY && block === 'questions');
  const block = section && blockOf(section, result[PAPERS_KEY]);
  if (block?.kind !== 'questions') return [];
  const groups = block.value.flatMap((entry) => (entry && 'questions' in entry ? [entry] : []));
  return groups.map((group, index) => ({ letter: String.fromCodePoint(66 + index), group }));
}

/** The sections that this copy of the document shows, in order. */
export function shownSections(
  template: Template,
  generation: Generation,
  { copy, paper }: { copy: DocumentCopy; paper: Paper | null },
): ShownSection[] {
  const { result } = generation;
  const progress = new Map(generation.sections.map(({ key, state }) => [key, state]));
  let questions = 1;
  return template.sections.flatMap((section): ShownSection[] => {
    const state = progress.get(section.key);
    if (state === undefined || section.key === PAPERS_KEY) return [];
    if (copy === 'student' && section.teacher_only) return [];
    const value = paper ? onPaper(section, result[section.key], paper) : result[section.key];
    const firstQuestion = questions;
    questions += countQuestions(section, value);
    const alsoRewritten = template.sections
      .filter(({ key }) => section.followed_by?.includes(key) && progress.has(key))
      .map(({ title }) => title)
      .join(', ');
    return [{ section, state, value, firstQuestion, alsoRewritten }];
  });
}

function onPaper({ key, block }: TemplateSection, value: unknown, { group }: Paper): unknown {
  if (key === 'answer_key') return group.answer_key ?? value;
  return block === 'questions' ? [{ ...group, title: null }] : value;
}

function countQuestions(section: TemplateSection, value: unknown): number {
  const block = blockOf(section, value);
  if (block?.kind !== 'questions') return 0;
  return block.value.reduce(
    (sum, entry) => sum + (entry && 'questions' in entry ? (entry.questions?.length ?? 0) : 1),
    0,
  );
}

/** The facts under the title, such as grade and subject. */
export function documentFacts({ input, meta, result }: Generation): { label: string; value: string }[] {
  const fact = (label: string, value: unknown, unit = '') =>
    (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [{ label, value: `${value}${unit}` }]
      : [];
  const standards = meta.standards.map(({ code }) => code).join(', ');
  return [
    ...fact('Grade', typeof input.grade_level === 'string' ? input.grade_level.replace('Grade ', '') : ''),
    ...fact('Subject', input.subject),
    ...fact('Time', input.duration_minutes ?? input.time_limit, ' minutes'),
    ...fact('Points', result.total_points),
    ...fact('Standards', standards),
  ];
}

export const finishedCount = ({ sections }: Generation): number =>
  sections.filter(({ state }) => state === 'finished').length;

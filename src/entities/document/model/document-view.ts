import {
  answerKeyRowLabels,
  blockSchemas,
  type BlockValues,
  markingRowLabels,
  type QuestionGroup,
} from '@/shared/api/blocks';
import type { DocumentCopy, Generation, SectionState } from '@/shared/api/generations';
import type { BlockKind, Template, TemplateSection } from '@/shared/api/templates';

/** What the view of a document needs of it; an example is no generation. */
export type ViewedDocument = Pick<Generation, 'title' | 'input' | 'result' | 'sections'> & {
  meta: Pick<Generation['meta'], 'composed' | 'model' | 'standards'>;
};

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

/** Versions B to D of a paper: the groups with their own answer key. The document itself is version A. */
export function papersOf({ sections }: Template, { result }: Pick<Generation, 'result'>): Paper[] {
  return sections
    .flatMap((section) => papersIn(section, result[section.key]))
    .map((group, index) => ({ letter: String.fromCodePoint(66 + index), group }));
}

function papersIn({ block }: TemplateSection, value: unknown): QuestionGroup[] {
  return questionsIn(block, value).flatMap((entry) => (entry && 'answer_key' in entry ? [entry] : []));
}

function questionsIn(block: BlockKind, value: unknown): BlockValues['questions'] {
  return block === 'questions' ? (blockSchemas.questions.safeParse(value).data ?? []) : [];
}

/** Whether a section is a table whose columns are all among these. */
const isTableOf = (labels: object, { block, columns = [] }: TemplateSection): boolean =>
  block === 'table' && columns.length > 0 && columns.every(({ key }) => key in labels);

/** The sections that this copy of the document shows, in order. */
export function shownSections(
  template: Template,
  generation: Pick<Generation, 'result' | 'sections'>,
  { copy, paper }: { copy: DocumentCopy; paper: Paper | null },
): ShownSection[] {
  const { result } = generation;
  const progress = new Map(generation.sections.map(({ key, state }) => [key, state]));
  let questions = 1;
  return template.sections.flatMap((section): ShownSection[] => {
    const state = progress.get(section.key);
    if (state === undefined || papersIn(section, result[section.key]).length > 0) return [];
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

function onPaper(section: TemplateSection, value: unknown, { group }: Paper): unknown {
  if (isTableOf(answerKeyRowLabels, section)) return group.answer_key ?? value;
  if (isTableOf(markingRowLabels, section)) return group.marking ?? value;
  return section.block === 'questions' ? [{ ...group, title: null }] : value;
}

const countQuestions = ({ block }: TemplateSection, value: unknown): number =>
  questionsIn(block, value).reduce(
    (sum, entry) => sum + (entry && 'questions' in entry ? (entry.questions?.length ?? 0) : 1),
    0,
  );

/** What a document that a model wrote says on the screen and on paper. */
export const aiNotice = ({ composed, model }: ViewedDocument['meta']): string | undefined =>
  composed ? undefined : `Written with AI (${model}). Check it before you use it.`;

/** The facts under the title, such as grade and subject. */
export function documentFacts({ input, meta, result }: ViewedDocument): { label: string; value: string }[] {
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

/** The text of the form that a section's comments are about; empty for other sections. */
export function aboutOf({ about }: TemplateSection, { input }: Pick<Generation, 'input'>): string {
  const text: unknown = about === undefined ? '' : input[about];
  return typeof text === 'string' ? text : '';
}

import { z } from 'zod';
import { questionGroupLabels } from '../../generated/block-labels.ts';
import { type BlockKind, proseSchema } from '../../generated/blocks.ts';
import type { Generator } from '../templates/generator.ts';
import { counted } from '../templates/verdicts.ts';
import { keyTable, questionsIn } from './blocks/questions-block.ts';
import { withFactsTogether } from './labelled.ts';
import { writeBlock } from './blocks/write-block.ts';
import { forStudents } from './student-copy.ts';
import { type Copy, heading, kept, nameLine, note, type Piece, quiet } from './piece.ts';

/** A document, finished or not, with the form it was written from. */
export interface WrittenDocument {
  title: string;
  input: Record<string, unknown>;
  result: Record<string, unknown>;
  meta: { composed: boolean; model: string };
  /** The text that its questions rest on, for the reader; empty or absent if they rest on none. */
  source?: string;
}

/** A section that a copy of the document shows. */
export interface DocumentSection {
  key: string;
  title: string;
  block: BlockKind;
  schema: z.core.$ZodType;
  /** Without the parts that the copy leaves out. */
  value: unknown;
  isTeachers: boolean;
  isKey: boolean;
}

/** The written sections in order; a student's copy holds no answers and no notes for the teacher. */
export function sectionsOf(
  { result }: Pick<Generator, 'result'>,
  written: WrittenDocument,
  copy: Copy,
): DocumentSection[] {
  return Object.entries(result.shape).flatMap(([key, schema]) => {
    const meta = z.globalRegistry.get(schema) ?? {};
    const {
      title = key,
      block = 'prose',
      teacher_only: isTeachers = false,
      answer_key: isKey = false,
    } = meta;
    if (isTeachers && copy === 'student') return [];
    const value = copy === 'student' ? forStudents(schema, written.result[key]) : written.result[key];
    return isEmpty(value) ? [] : [{ key, title, block, schema, value, isTeachers, isKey }];
  });
}

/** The text of the form that a section's comments are about; empty for other sections. */
function aboutOf(schema: z.core.$ZodType, { input }: WrittenDocument): string {
  const { about } = z.globalRegistry.get(schema) ?? {};
  const text = about === undefined ? '' : input[about];
  return typeof text === 'string' ? text : '';
}

/** The sections, with the source before the first questions. */
function withSource(sections: DocumentSection[], value = ''): DocumentSection[] {
  const at = sections.findIndex(({ block }) => block === 'questions');
  if (value === '' || at === -1) return sections;
  const title = 'Source';
  return sections.toSpliced(at, 0, {
    key: 'source',
    title,
    block: 'prose',
    schema: proseSchema,
    value,
    isTeachers: false,
    isKey: false,
  });
}

interface ComposedSection extends DocumentSection {
  pieces: Piece[];
  firstQuestion: number;
}

/** The sections as pieces without their headings; questions are numbered through the whole document. */
function composeSections(
  generator: Pick<Generator, 'result'>,
  written: WrittenDocument,
  copy: Copy,
): ComposedSection[] {
  let firstQuestion = 1;
  const opening: Piece[] = [];
  return withSource(sectionsOf(generator, written, copy), written.source).flatMap((section) => {
    const { title, block, schema, value, isTeachers } = section;
    const about = aboutOf(schema, written);
    const pieces = withFactsTogether(
      writeBlock(block, { value, schema, copy, firstQuestion, opening, about }),
    );
    if (pieces.length === 0) return [];
    const composed = { ...section, pieces, firstQuestion };
    if (firstQuestion === 1 && block === 'prose' && !isTeachers) opening.push(heading(3, title), ...pieces);
    if (block === 'questions') firstQuestion += questionsIn(value).length;
    return [composed];
  });
}

const withHeading = ({ title, pieces }: ComposedSection): Piece[] =>
  pieces[0]?.kind === 'page-break' ? pieces : [heading(2, title), ...pieces];

/** The pieces of one section; none if this copy lacks the section. */
export const composeSection = (
  generator: Pick<Generator, 'result'>,
  written: WrittenDocument,
  copy: Copy,
  key: string,
): Piece[] =>
  composeSections(generator, written, copy).flatMap((section) =>
    section.key === key ? withHeading(section) : [],
  );

/** The whole document as pieces. */
export function compose(generator: Pick<Generator, 'result'>, written: WrittenDocument, copy: Copy): Piece[] {
  const sections = composeSections(generator, written, copy);
  const asks = sections.some(({ block, schema }) => block === 'questions' || hasAnswerLines(schema));
  const hasKey = sections.some(({ isKey }) => isKey);
  const facts = factsIn(written.input);
  const repeated = new Map(sections.map((section) => [section, factsOfSection(section, facts)]));
  const line = [...new Set([...facts, ...[...repeated.values()].flat()])].join(SEPARATOR);
  const body = [
    heading(1, written.title),
    ...(line === '' ? [] : [quiet(line)]),
    ...(copy === 'student' && asks && written.input['name_date_header'] !== false ? [nameLine] : []),
    ...sections.filter((section) => repeated.get(section)?.length === 0).flatMap(withHeading),
    ...(copy === 'teacher' && !hasKey
      ? answerKey(sections.filter(({ block }) => block === 'questions'))
      : []),
  ];
  if (copy === 'student' && written.meta.composed) return body;
  // So that the note never stands alone on a page.
  const last = body.pop();
  return [...body, ...(last === undefined ? [] : [kept(last)]), note(originOf(written.meta))];
}

/** The author: every copy names a model, only the teacher's copy names the built-in engine. */
export function originOf({ composed, model }: WrittenDocument['meta']): string {
  return composed
    ? 'Put together without AI by Lectern’s built-in engine, from your form and your source. Read it before you use it.'
    : `Written with AI (${model}). Check it before you use it.`;
}

const hasAnswerLines = (schema: z.core.$ZodType) => z.globalRegistry.get(schema)?.answer_lines !== undefined;

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

const shown = z.object({
  subject: z.string().optional().catch(undefined),
  grade_level: z.string().optional().catch(undefined),
  duration_minutes: z.number().optional().catch(undefined),
  time_limit: z.number().optional().catch(undefined),
  standards_framework: z.string().optional().catch(undefined),
  standards: z.array(z.string()).optional().catch(undefined),
});

const SEPARATOR = ' · ';

/** The subject, grade, minutes and standards of a form, on one line. */
export const factsOf = (input: Record<string, unknown>): string => factsIn(input).join(SEPARATOR);

function factsIn(input: Record<string, unknown>): string[] {
  const facts = shown.parse(input);
  const minutes = facts.duration_minutes ?? facts.time_limit;
  const codes = facts.standards_framework === 'none' ? [] : (facts.standards ?? []);
  const parts = [facts.subject, facts.grade_level, minutes && `${minutes} minutes`, codes.join(', ')];
  return parts.flatMap((part) => part || []);
}

/** What a section adds to the line of facts, which then replaces it: the total of a quiz, the header of a worksheet. */
function factsOfSection({ key, value }: DocumentSection, facts: readonly string[]): string[] {
  if (key === 'total_points' && typeof value === 'number') return [counted(value, 'point')];
  const parts = key === 'header' && typeof value === 'string' ? value.split(SEPARATOR) : [];
  // A teacher may have written another header.
  return parts.length > 1 && parts.some((part) => facts.includes(part)) ? parts : [];
}

/** The key that an export adds to a document with questions but without a key section. */
function answerKey(sections: readonly { title: string; value: unknown; firstQuestion: number }[]): Piece[] {
  const keys = sections.flatMap(({ title, value, firstQuestion }): Piece[] => {
    const questions = questionsIn(value);
    return questions.length === 0 ? [] : [heading(3, title), ...keyTable(questions, firstQuestion)];
  });
  return keys.length === 0 ? [] : [heading(2, questionGroupLabels.answer_key), ...keys];
}

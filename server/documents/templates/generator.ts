import type { z } from 'zod';
import type { Prompt } from '../../engine/port/engine.ts';
import type {
  Revision,
  RuleAdapter,
  RuleRefusal,
  SectionChange,
  SourceText,
  StandardRef,
} from '../../engine/port/writing-request.ts';
import type { BookCatalogue } from '../books/book-catalogue.ts';
import type { ReadingLevel } from '../readability/bands.ts';
import type { BlockKind, Question, Rubric } from '../../generated/blocks.ts';
import type { AnyTemplateType, Check, OwnTemplateContent } from '../../generated/schemas/index.ts';
import type { OutlineDeclaration } from './outline.ts';
import type { ReadingPart } from './reading.ts';
import type { TemplateDeclaration } from './declaration.ts';

export type { Check };

/**
 * How a field is drawn. A `select` over plain words offers the field's `examples` and takes other words too. `rows` is an array of flat
 * objects and `fields` one such object; their properties carry a widget each, other than these two.
 */
export const widgets = [
  'text',
  'textarea',
  'select',
  'number',
  'switch',
  'chips',
  'tags',
  'standards',
  'source',
  'question-mix',
  /** The ids of questions in the document that the field in `about` names. */
  'questions',
  'rows',
  'fields',
  'date',
  'time',
  /** A long text that can be read from a file. */
  'document-text',
  /** The id of one of the caller's documents with a block of the kind in `block`. */
  'document',
  /** The name of a student, which no model sees. */
  'student',
  'class',
] as const;

export type Widget = (typeof widgets)[number];

declare module 'zod' {
  /** Metadata of a field or a section; `z.toJSONSchema` passes it to the client. */
  interface GlobalMeta {
    widget?: Widget;
    /** The fieldset that contains the field. */
    group?: string;
    placeholder?: string;
    /** Values that a number offers beside its field. */
    presets?: readonly number[];
    /** What one entry of `rows` is called, in the singular: "course" for the button "Add course". */
    row?: string;
    shown_if?: { field: string; in: readonly string[] };
    block?: BlockKind;
    /** Ruled lines for an answer after each entry, in the student copy. */
    answer_lines?: number;
    /** No model sees the value, which says who the student is, in a field that suggests no names. */
    masked?: true;
    /** Left out of the student copy. */
    teacher_only?: boolean;
    /** Set by a teacher, never by a model. */
    by_teacher?: boolean;
    /** Holds the answers of the document's questions, so that an export adds no key of its own. */
    answer_key?: boolean;
    /** A conversion fills the field in with the text of the other document's student copy. */
    takes_document?: true;
    /** The form's field with the text that the section's comments are about. */
    about?: string;
  }
}

/** Sources and standards that a document is written and checked with. */
export interface GeneratorContext {
  sources: readonly SourceText[];
  /** The chosen codes that exist in the shipped set. */
  standards: readonly StandardRef[];
  /** The caller's own rubric that the form refers to. */
  rubric?: Rubric;
  /** The questions of the saved set that the form names. */
  questions?: readonly Question[];
  /** The books that exist for certain; absent without a configured catalogue. */
  books?: BookCatalogue;
}

export interface SectionTask {
  /** The keys to write, in the order of the document. */
  keys: readonly string[];
  /** The sections that are already written and don't change. */
  written: Readonly<Record<string, unknown>>;
  /** For a rewrite of one section; its dependents are rewritten in the same run. */
  change?: SectionChange;
  /** For a document that is written anew from its text, or from another document. */
  revision?: Revision;
}

export interface CheckedResult<Result> {
  /** The same result, or a repaired one; each repair is a check with status `repaired`. */
  result: Result;
  checks: Check[];
  /** The reading level of the texts for students; null if it can't be measured. */
  reading: ReadingLevel | null;
}

/** How the entries of a list in the form are written one by one, each as a document of its own. */
export interface BatchDeclaration {
  /** The field that holds the list: texts, or objects whose first text names the entry. */
  items: string;
  /** The most items of a batch. */
  max: number;
  /** The property of an entry that a file of each student can be read into. */
  file?: string;
  /** A document holds one entry, so several need a batch. */
  alone?: true;
  /** The derived sections that sum up all items; computed from their sections put together. */
  summary?: readonly string[];
  /** Keys of these sections that the scores of the batch show already. */
  summaryWithout?: readonly string[];
  /** Compares the finished items with each other. */
  checks?(items: readonly FinishedItem[]): Check[];
}

/** How a template changes the questions of another document, or questions that the teacher brings. */
export interface ModificationDeclaration {
  /** The form's values for the questions of a document. */
  ofDocument(id: string, questions: readonly Question[]): Record<string, unknown>;
  /** The form's values for questions that the teacher pastes or uploads. */
  ofOwnQuestions: Readonly<Record<string, unknown>>;
  /** The document that a form changes; undefined if it changes none. */
  originOf(input: Readonly<Record<string, unknown>>): string | undefined;
}

export interface FinishedItem {
  name: string;
  result: Readonly<Record<string, unknown>>;
}

/**
 * Declares a template: its form, its result, its prompt, its checks and what code derives. The form view, the document view and the
 * exports are built from it.
 */
export interface Generator<Input extends z.ZodObject = z.ZodObject, Result extends z.ZodObject = z.ZodObject>
  extends Omit<TemplateDeclaration, 'templateType'> {
  templateType: AnyTemplateType;
  /** The version of a teacher's template, which a document stores. */
  own?: { id: string; version: number; content: OwnTemplateContent };
  /** What the author of a teacher's template wrote; the rules of safety judge it with each request. */
  authored?: readonly string[];
  input: Input;
  /** Each key carries `title` (its heading) and `block`. */
  result: Result;
  /** The keys of the result that this input asks for, in the order of the document. */
  sections(input: z.output<Input>): readonly string[];
  /**
   * The keys that `derive` computes from the other sections (an answer key, shuffled versions), whichever engine writes.
   * `checks` computes them again after every edit.
   */
  derived: readonly string[];
  /** For a template that writes one document per student. */
  batch?: BatchDeclaration;
  /** Present if `modifies` declares its pages. */
  modification?: ModificationDeclaration;
  /** For a long document: an outline for approval, then one run for each of its parts. */
  outline?: OutlineDeclaration<z.output<Input>>;
  /** Sections that depend on another one and are rewritten in the same run (the marking scheme with the questions). */
  dependents: Readonly<Partial<Record<string, readonly string[]>>>;
  /** The title of a document whose form has neither title nor topic. */
  heading?(input: z.output<Input>): string;
  /** Tokens of a whole document in English by any model; estimates correct them by past documents. */
  outputTokens(input: z.output<Input>, context: GeneratorContext): number;
  prompt(input: z.output<Input>, context: GeneratorContext, task: SectionTask): Prompt;
  checks(
    result: z.output<Result>,
    input: z.output<Input>,
    context: GeneratorContext,
  ): CheckedResult<z.output<Result>>;
  /** What question formats hold of a document whose tasks are not in question blocks. */
  quiz?(result: Partial<z.output<Result>>): readonly Question[];
  /** The texts for students, which decide the reading level. A document in writing lacks some. */
  readingParts(result: Partial<z.output<Result>>): readonly ReadingPart[];
  /** Whether a model rewrites, once, texts that are harder to read than their grade allows. */
  adjustsReading: boolean;
  /** Computes a section of `derived`, once the sections before it are written. */
  derive(
    key: string,
    written: Readonly<Record<string, unknown>>,
    input: z.output<Input>,
    context: GeneratorContext,
  ): unknown;
  /**
   * For sections that the rule engine's composers can't make, or why it writes nothing. Without one, it
   * declines a template that has no block it can compose.
   */
  ruleAdapter?: RuleAdapter<z.output<Input>> | RuleRefusal;
}

import type { z } from 'zod';
import type { ReadingLevel } from '../readability/bands.ts';
import type { BlockKind } from '../../generated/blocks.ts';
import type { TemplateType } from '../../generated/schemas/index.ts';

/** How a field is drawn. A `select` over plain words offers the field's `examples` and takes other words too. */
export type Widget =
  | 'text'
  | 'textarea'
  | 'select'
  | 'number'
  | 'switch'
  | 'chips'
  | 'tags'
  | 'standards'
  | 'source'
  | 'question-mix';

declare module 'zod' {
  /** What a field of a form or a section of a document says of itself; `z.toJSONSchema` carries it to the client. */
  interface GlobalMeta {
    widget?: Widget;
    /** The fieldset of the form that the field stands in. */
    group?: string;
    placeholder?: string;
    shown_if?: { field: string; in: readonly string[] };
    block?: BlockKind;
    /** Left out of the student copy. */
    teacher_only?: boolean;
  }
}

/** A file's text or pasted text that the document may use. */
export interface SourceText {
  id: string;
  name: string;
  text: string;
}

export interface StandardRef {
  framework: string;
  code: string;
  statement: string;
}

/** What is known beside the form while a document is written or checked. */
export interface GeneratorContext {
  sources: readonly SourceText[];
  /** The chosen codes that exist in the shipped set. */
  standards: readonly StandardRef[];
}

export interface SectionTask {
  /** The keys to write, in the order of the document. */
  keys: readonly string[];
  /** What is already written and stays. */
  written: Readonly<Record<string, unknown>>;
  /** For one section again: which, how it should differ, and what it says now. Those that follow it are written beside it. */
  change?: {
    section: string;
    kind: 'again' | 'shorter' | 'longer' | 'easier' | 'harder';
    instruction?: string;
    before: unknown;
  };
}

export interface Prompt {
  system: string;
  user: string;
}

export interface Check {
  name: string;
  status: 'passed' | 'repaired' | 'open';
  detail: string;
  section: string | null;
  /** Where in the result, as a JSON pointer. */
  path: string | null;
}

export interface CheckedResult<Result> {
  /** The same result, or one that code has mended (each mend is a check with status `repaired`). */
  result: Result;
  checks: Check[];
  /** What students read of it, measured; null where it cannot be. */
  reading: ReadingLevel | null;
}

/**
 * A generator is data: one file says what it asks, what it returns, how a model is asked, what is verified afterwards, and how
 * the built-in engine drafts it. The form, the document and the exports are drawn from it.
 */
export interface Generator<
  Input extends z.ZodObject = z.ZodObject,
  Result extends z.ZodObject = z.ZodObject,
> {
  templateType: TemplateType;
  audience: 'teacher' | 'student';
  title: string;
  description: string;
  group: 'Plan' | 'Practise' | 'Read and write' | 'Assess' | 'Students and families';
  /** The name of a lucide icon. */
  icon: string;
  route: string;
  input: Input;
  /** Each key carries `title` (its heading) and `block`. */
  result: Result;
  /** The keys of the result that this input asks for, in the order of the document. */
  sections(input: z.output<Input>): readonly string[];
  /**
   * The keys that code works out from what is already written (an answer key, shuffled versions). No model is asked for them:
   * whichever engine writes, `draft` gives them once the keys before them are there, and `checks` works them out again.
   */
  derived: readonly string[];
  /**
   * Sections that rest on another and are written again in the same run whenever that one is (the marking with the questions), so
   * that the document never speaks of what is gone.
   */
  followers: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Tokens that a whole document is likely to need, for the estimate and the reservation. */
  outputTokens(input: z.output<Input>): number;
  prompt(input: z.output<Input>, context: GeneratorContext, task: SectionTask): Prompt;
  checks(
    result: z.output<Result>,
    input: z.output<Input>,
    context: GeneratorContext,
  ): CheckedResult<z.output<Result>>;
  /** Why the built-in engine cannot honestly draft this, in a sentence for the person who asked; null when it can. */
  draftRefusal(input: z.output<Input>, context: GeneratorContext): string | null;
  /** Drafts one section by rule; never states a fact that is not in the input or the sources. */
  draft(key: string, input: z.output<Input>, context: GeneratorContext, task: SectionTask): unknown;
}

/** Checks a generator against its own types, then forgets them, so that the registry can hold all of them. */
export function defineGenerator<Input extends z.ZodObject, Result extends z.ZodObject>(
  generator: Generator<Input, Result>,
): Generator {
  return generator;
}

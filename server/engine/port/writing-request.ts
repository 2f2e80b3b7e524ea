import type { BlockKind } from '../../generated/schemas/index.ts';

/** The text of an uploaded file, or pasted text. */
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

/** A section as an engine needs to know it. */
export interface SectionOutline {
  key: string;
  title: string;
  block: BlockKind;
  description?: string;
  /** JSON Schema of the section's value. */
  schema: Record<string, unknown>;
}

/** A request to rewrite one section. */
export interface SectionChange {
  section: string;
  kind: 'again' | 'shorter' | 'longer' | 'easier' | 'harder';
  instruction?: string;
  /** The current value of the section. */
  before: unknown;
}

/** What to write, and everything it may be written from. */
export interface WritingRequest<Form = Record<string, unknown>> {
  templateType: string;
  /** The form values, as parsed by the template's schema. */
  form: Form;
  sources: readonly SourceText[];
  standards: readonly StandardRef[];
  /** The sections to write, in document order. */
  sections: readonly SectionOutline[];
  /** The sections that are already written and stay as they are. */
  written: Readonly<Record<string, unknown>>;
  change?: SectionChange;
  ruleAdapter?: RuleAdapter;
}

/** Composes one section; undefined when nothing good can be made of this request. */
type SectionComposer<Form> = { compose(request: WritingRequest<Form>): unknown }['compose'];

/**
 * What a template adds to the rule engine: sections that the composer of their block kind can't
 * make.
 */
export interface RuleAdapter<Form = Record<string, unknown>> {
  /** By section key. */
  sections: Readonly<Record<string, SectionComposer<Form>>>;
}

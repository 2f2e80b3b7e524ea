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

/** The description of a section for an engine. */
export interface SectionOutline {
  key: string;
  title: string;
  block: BlockKind;
  description?: string;
  /** JSON Schema of the section's value. */
  schema: Record<string, unknown>;
}

/** One item within a section. */
export interface SectionItem {
  /** The keys and positions that lead to the item within the section's value. */
  path: readonly (string | number)[];
  /** The current value of the item. */
  before: unknown;
}

/** A request to rewrite one section, or one item of it; `write` writes an item for the first time. */
export interface SectionChange {
  section: string;
  kind: 'again' | 'shorter' | 'longer' | 'easier' | 'harder' | 'write';
  instruction?: string;
  /** The current value of the section. */
  before: unknown;
  /** The engine writes only this item, as the value of the section's key. */
  item?: SectionItem;
}

/** A request to write a document anew from its text. */
export interface Revision {
  kind:
    | 'shorter'
    | 'longer'
    | 'simpler'
    | 'richer'
    | 'easier'
    | 'harder'
    | 'translation'
    | 'support'
    | 'extension';
  /** The sections of the document that is rewritten. */
  before: Readonly<Record<string, unknown>>;
}

/** What to write, and the material to write it from. */
export interface WritingRequest<Form = Record<string, unknown>> {
  templateType: string;
  /** The form values, as parsed by the template's schema. */
  form: Form;
  /** The students whom the document is about, as the user typed them. No model may see them. */
  students: readonly string[];
  sources: readonly SourceText[];
  standards: readonly StandardRef[];
  /** The sections to write, in document order. */
  sections: readonly SectionOutline[];
  /** The finished sections, which remain unchanged. */
  written: Readonly<Record<string, unknown>>;
  change?: SectionChange;
  revision?: Revision;
  ruleAdapter?: RuleAdapter | RuleRefusal;
}

/** Composes one section; returns undefined if it cannot do so well. */
type SectionComposer<Form> = { compose(request: WritingRequest<Form>): unknown }['compose'];

/**
 * What a template adds to the rule engine: sections that the composer of their block kind can't
 * make.
 */
export interface RuleAdapter<Form = Record<string, unknown>> {
  /** By section key. */
  sections: Readonly<Record<string, SectionComposer<Form>>>;
  /** What the form needs to ask for, in one sentence for the user; undefined if a text as the source is enough. */
  needs?(form: Form): string | undefined;
}

/** A template of which the rule engine writes nothing, because it could not do an honest job. */
export interface RuleRefusal {
  /** What only a model can do, after “Lectern can’t”: “judge an essay”. */
  declines: string;
}

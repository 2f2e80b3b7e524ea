import type { ComponentType, ReactElement } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { DocumentCopy, SectionState } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';
import { ProseBlock } from '@/shared/ui/prose-block';

/** What a view knows beside the value. */
export type BlockContext = {
  section: TemplateSection;
  state: SectionState;
  copy: DocumentCopy;
  /** The number of its first question in the paper. */
  firstQuestion: number;
  /** The text of the form that the section is about. */
  about?: string;
};

export type BlockEditorProps = {
  section: TemplateSection;
  /** The value as it is edited; it may break the contract until it is saved. */
  value: unknown;
  onChange: (value: unknown) => void;
};

/** Loaded on the first edit. */
type Editors = {
  /** Edits the whole value, for kinds with parts that have no text in the document. */
  editor?: ComponentType<BlockEditorProps>;
  /** Edits one item with all its fields. */
  itemEditor?: ComponentType<BlockEditorProps>;
};

export type Block = Editors & {
  view: (value: unknown, context: BlockContext) => ReactElement;
};

type BlockDefinition<Value> = Editors & {
  /** Accepts a value that is still being written. */
  schema: ZodMiniType<Value>;
  view: (value: Value, context: BlockContext) => ReactElement;
};

/** A block kind. An empty rule stands in for a value that is missing or that the schema rejects. */
export function defineBlock<Value>({ schema, view, ...editors }: BlockDefinition<Value>): Block {
  return {
    view: (value, context) => {
      const { data } = schema.safeParse(value);
      return data === undefined ? <ProseBlock /> : view(data, context);
    },
    ...editors,
  };
}

import type { ReactElement, ReactNode } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { BlockValues, Score } from '@/shared/api/blocks';
import type { DocumentCopy, SectionState } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';
import { ProseBlock } from '@/shared/ui/prose-block';

/** What a view knows beside the value. */
export type BlockContext = {
  section: TemplateSection;
  state: SectionState;
  copy: DocumentCopy;
  /** Whether it is on paper, where nothing opens or closes. */
  printed?: boolean;
  /** The number of its first question in the paper. */
  firstQuestion: number;
  /** The text of the form that the section is about. */
  about?: string;
  /** The actions beside a suggested score. */
  scoreActions?: (score: Score) => ReactNode;
  /** The actions beside a submission. */
  submissionActions?: (
    submission: NonNullable<BlockValues['submissions'][number]>,
    index: number,
  ) => ReactNode;
};

export type BlockRenderer = (value: unknown, context: BlockContext) => ReactElement;

type ViewDefinition<Value> = {
  /** Accepts a value that is still being written. */
  schema: ZodMiniType<Value>;
  view: (value: Value, context: BlockContext) => ReactElement;
};

/** The view of a block kind. An empty rule stands in for a value that is missing or that the schema rejects. */
export function defineView<Value>({ schema, view }: ViewDefinition<Value>): BlockRenderer {
  // The value itself, because a parsed copy would render parts again that have not changed.
  const isShown = (value: unknown): value is Value => value !== undefined && schema.safeParse(value).success;
  return (value, context) => (isShown(value) ? view(value, context) : <ProseBlock />);
}

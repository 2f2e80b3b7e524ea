import type { ReactElement, ReactNode } from 'react';
import { safeParse, ZodMiniArray, type ZodMiniType } from 'zod/mini';
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
  const isShown = acceptedBy(schema);
  return (value, context) => (isShown(value) ? view(value, context) : <ProseBlock />);
}

/** Whether the schema accepts a value. In a list that is being written, only entries that have changed are checked again. */
function acceptedBy<Value>(schema: ZodMiniType<Value>) {
  const part = schema instanceof ZodMiniArray ? schema.def.element : schema;
  const accepted = new WeakSet<object>();
  const accepts = (value: unknown): boolean => {
    const isObject = typeof value === 'object' && value !== null;
    if (isObject && accepted.has(value)) return true;
    const { success } = safeParse(part, value);
    if (isObject && success) accepted.add(value);
    return success;
  };
  return (value: unknown): value is Value => {
    if (part === schema) return value !== undefined && accepts(value);
    return Array.isArray(value) && value.every(accepts);
  };
}

import { type ComponentType, lazy } from 'react';
import type { BlockKind } from '@/shared/api/templates';
import type { BlockEditorProps } from './block-editor-props';

/** Loaded on the first edit. */
type Editors = {
  /** Edits the whole value, for kinds with parts that have no text in the document. */
  editor?: ComponentType<BlockEditorProps>;
  /** Edits one item with all its fields. */
  itemEditor?: ComponentType<BlockEditorProps>;
};

/** The fields of the contract, for kinds that need no editor of their own. */
const FieldsEditor = lazy(async () => ({ default: (await import('./editor/fields-editor')).FieldsEditor }));
const ColumnsEditor = lazy(async () => ({
  default: (await import('./editor/columns-editor')).ColumnsEditor,
}));
const StepEditor = lazy(async () => ({ default: (await import('./editor/step-editor')).StepEditor }));
const QuestionEditor = lazy(async () => ({
  default: (await import('./editor/question-editor')).QuestionEditor,
}));
const ItemEditor = lazy(async () => ({ default: (await import('./editor/item-editor')).ItemEditor }));
const GradingEditor = lazy(async () => ({
  default: (await import('./editor/grading-editor')).GradingEditor,
}));
const RubricEditor = lazy(async () => ({ default: (await import('./editor/rubric-editor')).RubricEditor }));

/** How each block kind is edited; the document shows them. */
export const blocks: Readonly<Record<BlockKind, Editors>> = {
  prose: { editor: FieldsEditor },
  list: {},
  steps: { itemEditor: StepEditor },
  facts: { editor: ColumnsEditor },
  table: { itemEditor: ItemEditor },
  timeline: { itemEditor: ItemEditor },
  questions: { itemEditor: QuestionEditor },
  rubric: { editor: RubricEditor },
  vocabulary: { itemEditor: ItemEditor },
  goals: { itemEditor: ItemEditor },
  letter: { editor: FieldsEditor },
  story: { itemEditor: ItemEditor },
  schedule: { itemEditor: ItemEditor },
  books: { itemEditor: ItemEditor },
  scores: { editor: FieldsEditor },
  grading: { editor: GradingEditor },
  comments: { itemEditor: ItemEditor },
  submissions: { editor: FieldsEditor },
  conversation: { editor: FieldsEditor },
  entries: { itemEditor: ItemEditor },
  record: { editor: FieldsEditor },
  units: { itemEditor: ItemEditor },
  parts: { itemEditor: ItemEditor },
};

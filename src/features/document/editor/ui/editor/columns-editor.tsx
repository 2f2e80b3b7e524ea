import { useMemo } from 'react';
import { readEditorSchema } from '../../model/editor-schema';
import type { BlockEditorProps } from '../block-editor-props';
import { NodeEditor } from './node-editor';

/** Edits a table or facts, whose columns and their types the section declares. */
export function ColumnsEditor({ section: { schema, title }, value, onChange }: BlockEditorProps) {
  const node = useMemo(() => readEditorSchema(schema), [schema]);
  return (
    <NodeEditor node={{ ...node, label: title }} path={[]} hidesLabel root={value} onChange={onChange} />
  );
}

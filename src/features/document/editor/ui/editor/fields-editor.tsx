import { useMemo } from 'react';
import { blockJsonSchemas } from '@/shared/api/block-json-schemas';
import { readEditorSchema } from '../../model/editor-schema';
import type { BlockEditorProps } from '../block-editor-props';
import { NodeEditor } from './node-editor';

/** Edits a value by the fields that the contract gives its block kind. */
export function FieldsEditor({ section: { block, title }, value, onChange }: BlockEditorProps) {
  const node = useMemo(() => readEditorSchema(blockJsonSchemas[block]), [block]);
  return (
    <NodeEditor node={{ ...node, label: title }} path={[]} hidesLabel root={value} onChange={onChange} />
  );
}

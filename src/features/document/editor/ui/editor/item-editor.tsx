import { useMemo } from 'react';
import { blockJsonSchemas } from '@/shared/api/block-json-schemas';
import { declaresItems, readEditorSchema } from '../../model/editor-schema';
import type { BlockEditorProps } from '../block-editor-props';
import { NodeEditor } from './node-editor';

/** Edits one item by the fields of its list: those that the section declares, or else the contract's. */
export function ItemEditor({ section: { block, schema }, value, onChange }: BlockEditorProps) {
  const node = useMemo(() => {
    const list = readEditorSchema(declaresItems(block) ? schema : blockJsonSchemas[block]);
    return list.kind === 'list' ? list.item : list;
  }, [block, schema]);
  return <NodeEditor node={node} path={[]} hidesLabel root={value} onChange={onChange} />;
}

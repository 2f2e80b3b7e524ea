import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import { TextInput } from '@/shared/ui/text-input';
import { Textarea } from '@/shared/ui/textarea';
import { blankOf, type EditorNode } from '../../model/editor-schema';
import { type JsonPath, valueAt, withValueAt } from '../../model/json-path';
import { RowsEditor } from './rows-editor';
import { TaskQuestionEditor } from './task-question-editor';
import * as styles from './editor.css';

export type NodeEditorProps = {
  node: EditorNode;
  /** The value of the section, and the path to this part of it. */
  root: unknown;
  path: JsonPath;
  /** Hides the label visually where a heading already shows it. */
  hidesLabel?: boolean;
  onChange: (root: unknown) => void;
};

/** The editor of one value and its children. */
export function NodeEditor({ node, root, path, hidesLabel = false, onChange }: NodeEditorProps) {
  const value = valueAt(root, path);
  const set = (part: unknown) => onChange(withValueAt(root, path, part));
  const name = hidesLabel ? { label: node.label } : {};
  switch (node.kind) {
    case 'text': {
      const text = typeof value === 'string' ? value : '';
      const write = (next: string) => set(next === '' && node.optional ? undefined : next);
      const limit = node.maxLength === null ? {} : { maxLength: node.maxLength };
      return labelled(
        node,
        hidesLabel,
        node.long ? (
          <Textarea value={text} rows={1} maxRows={24} onChange={write} {...name} {...limit} />
        ) : (
          <TextInput value={text} onChange={write} {...name} {...limit} />
        ),
      );
    }
    case 'number':
      return labelled(
        node,
        hidesLabel,
        <NumberInput
          value={typeof value === 'number' ? value : null}
          onChange={(next) => set(next ?? (node.optional ? undefined : 0))}
          {...(node.min !== null && { min: node.min })}
          {...(node.max !== null && { max: node.max })}
          {...name}
        />,
      );
    case 'select':
      return labelled(
        node,
        hidesLabel,
        <Select
          value={typeof value === 'string' ? value : ''}
          options={node.options}
          onChange={set}
          {...name}
        />,
      );
    case 'switch':
      return (
        <Switch checked={value === true} onChange={set}>
          {node.label}
        </Switch>
      );
    case 'question':
      return <TaskQuestionEditor node={node} value={value} onChange={set} />;
    case 'list':
      return (
        <RowsEditor
          label={rowName(node.item, node.label)}
          root={root}
          path={path}
          rows={Array.isArray(value) ? value : []}
          blank={() => blankOf(node.item)}
          max={node.maxItems}
          onChange={onChange}
        >
          {(_, index) => (
            <NodeEditor
              node={{ ...node.item, label: node.item.label || `${node.label} ${index + 1}` }}
              root={root}
              path={[...path, index]}
              hidesLabel={node.item.kind === 'text'}
              onChange={onChange}
            />
          )}
        </RowsEditor>
      );
    case 'object':
      return (
        <div className={styles.fields}>
          {node.properties.map(([key, property]) => (
            <NodeEditor key={key} node={property} root={root} path={[...path, key]} onChange={onChange} />
          ))}
        </div>
      );
  }
}

/** The name of one row of a list. */
const rowName = (item: EditorNode, label: string): string => item.label || label;

function labelled(node: EditorNode, hidesLabel: boolean, control: React.JSX.Element) {
  if (hidesLabel) return control;
  return (
    <Field label={node.label} optional={node.optional}>
      {control}
    </Field>
  );
}

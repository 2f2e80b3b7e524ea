import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { TemplateSection } from '@/shared/api/templates';
import { $editing, valueChanged } from '../../model/document-editing';
import { readEditorSchema } from '../../model/editor-schema';
import { EditorForm } from './editor-form';
import { NodeEditor } from './node-editor';

/** The inline editor of a section. */
export function SectionEditor({ section }: { section: TemplateSection }) {
  const { editing, change } = useUnit({ editing: $editing, change: valueChanged });
  const node = useMemo(() => readEditorSchema(section.schema), [section.schema]);
  if (editing.state === 'idle') return null;
  const { value, saving, problem } = editing;
  return (
    <EditorForm label={`Edit: ${section.title}`} saving={saving} problem={problem}>
      <NodeEditor
        node={{ ...node, label: section.title }}
        path={[]}
        hidesLabel
        onChange={change}
        root={value}
      />
    </EditorForm>
  );
}

import { useUnit } from 'effector-react';
import type { TemplateSection } from '@/shared/api/templates';
import { $editing, valueChanged } from '../../model/document-editing';
import { blocks } from '../blocks/block-registry';
import { EditorForm } from './editor-form';

/** The inline editor of a section. */
export function SectionEditor({ section }: { section: TemplateSection }) {
  const { editing, change } = useUnit({ editing: $editing, change: valueChanged });
  if (editing.state === 'idle') return null;
  const { value, saving, problem } = editing;
  const { editor: Editor } = blocks[section.block];
  return (
    <EditorForm label={`Edit: ${section.title}`} saving={saving} problem={problem}>
      <Editor section={section} value={value} onChange={change} />
    </EditorForm>
  );
}

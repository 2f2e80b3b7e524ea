import { useUnit } from 'effector-react';
import { isFree, type GenerationState, type OpenDocument } from '@/entities/generation';
import type { Template } from '@/shared/api';
import { templateIcon } from '@/shared/lib/template-icon';
import { DocumentSheet } from '@/shared/ui/document-sheet';
import { $copy, $paper, $picked } from '../../model/document';
import { documentFacts, papersOf, shownSections } from '../../model/document-view';
import { $editing } from '../../model/section-editing';
import { SectionView } from './section-view';

export type DocumentViewProps = {
  template: Template;
  state: GenerationState;
  document: OpenDocument;
};

/** The document as it stands, section by section. */
export function DocumentView({ template, state, document }: DocumentViewProps) {
  const { copy, paper, picked, editing } = useUnit({
    copy: $copy,
    paper: $paper,
    picked: $picked,
    editing: $editing,
  });
  const { generation } = document;
  const { entry } = template;
  const shownPaper = paper === 0 ? null : (papersOf(template, generation)[paper - 1] ?? null);
  const changeable = isFree(state) && generation.trashed_at === null && copy === 'teacher' && !shownPaper;
  return (
    <DocumentSheet
      template={entry.templateType}
      kind={entry.title}
      icon={templateIcon(entry.icon)}
      title={generation.title}
      note={noteOf(generation.meta.drafted_by_rule, copy, shownPaper?.letter)}
      facts={documentFacts(generation)}
      nameLine={copy === 'student'}
      busy={state.state === 'writing'}
    >
      {shownSections(template, generation, { copy, paper: shownPaper }).map((shown) => (
        <SectionView
          key={shown.section.key}
          {...shown}
          copy={copy}
          picked={picked === shown.section.key}
          editing={editing.state === 'editing' && editing.section === shown.section.key}
          changeable={changeable && shown.state === 'finished'}
        />
      ))}
    </DocumentSheet>
  );
}

function noteOf(
  byRule: boolean,
  copy: 'teacher' | 'student',
  letter: string | undefined,
): string | undefined {
  const paper = letter ? `Version ${letter}` : '';
  if (copy === 'student') return paper || undefined;
  return [paper, byRule ? 'Drafted by rule' : ''].filter(Boolean).join(', ') || undefined;
}

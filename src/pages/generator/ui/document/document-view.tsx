import { useUnit } from 'effector-react';
import { PenTool } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { acceptsChanges, type GenerationState, type OpenDocument } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { templateIcon } from '@/shared/api/template-icons';
import { Button } from '@/shared/ui/button';
import { DocumentSheet } from '@/shared/ui/document-sheet';
import { Skeleton } from '@/shared/ui/skeleton';
import { $copy, $paper, $selected, $rewriting } from '../../model/document';
import { documentFacts, papersOf, shownSections } from '../../model/document-view';
import { $editing, editRequested } from '../../model/document-editing';
import { elementIdOf } from '../../model/section-focus';
import { SectionView } from './section-view';
import { useFollowWriting } from './use-follow-writing';
import * as styles from './follow-writing.css';

// Loaded on the first edit.
const TitleEditor = lazy(async () => ({ default: (await import('../editor/title-editor')).TitleEditor }));

export type DocumentViewProps = {
  template: Template;
  state: GenerationState;
  document: OpenDocument;
};

/** The document, section by section. */
export function DocumentView({ template, state, document }: DocumentViewProps) {
  const { copy, paper, selected, editing, rewriting } = useUnit({
    copy: $copy,
    paper: $paper,
    selected: $selected,
    editing: $editing,
    rewriting: $rewriting,
  });
  const edit = useUnit(editRequested);
  const { generation } = document;
  const { entry } = template;
  const edited = editing.state === 'editing' ? editing.section : undefined;
  const shownPaper = paper === 0 ? null : (papersOf(template, generation)[paper - 1] ?? null);
  const changeable =
    acceptsChanges(state) && generation.trashed_at === null && copy === 'teacher' && !shownPaper;
  const writing = useFollowWriting({
    isWriting: state.state === 'writing',
    follows: !rewriting,
    section: generation.sections.find((section) => section.state === 'writing')?.key,
    isComplete: state.state === 'complete',
  });
  return (
    <>
      <DocumentSheet
        template={entry.templateType}
        kind={entry.title}
        icon={templateIcon(entry.icon)}
        title={generation.title}
        titleId={elementIdOf(null)}
        {...(changeable && { onTitlePick: () => edit(null) })}
        {...(edited === null && {
          titleEditor: (
            <Suspense fallback={<Skeleton lines={1} label="Opening the editor" />}>
              <TitleEditor />
            </Suspense>
          ),
        })}
        note={noteOf(generation.meta.composed, copy, shownPaper?.letter)}
        facts={documentFacts(generation)}
        nameLine={copy === 'student'}
        busy={state.state === 'writing'}
      >
        {shownSections(template, generation, { copy, paper: shownPaper }).map((shown) => (
          <SectionView
            key={shown.section.key}
            {...shown}
            copy={copy}
            selected={selected === shown.section.key}
            editing={edited === shown.section.key}
            changeable={changeable && shown.state === 'finished'}
          />
        ))}
      </DocumentSheet>
      {writing.away ? (
        <div className={styles.follow}>
          <Button size="sm" variant="second" icon={PenTool} onClick={writing.follow}>
            Follow
          </Button>
        </div>
      ) : null}
    </>
  );
}

function noteOf(
  byRule: boolean,
  copy: 'teacher' | 'student',
  letter: string | undefined,
): string | undefined {
  const paper = letter ? `Version ${letter}` : '';
  if (copy === 'student') return paper || undefined;
  return [paper, byRule ? 'Put together without AI' : ''].filter(Boolean).join(', ') || undefined;
}

import { useUnit } from 'effector-react';
import { PenTool } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { isFree, type GenerationState, type OpenDocument } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { templateIcon } from '@/shared/api/template-icons';
import { Button } from '@/shared/ui/button';
import { DocumentSheet } from '@/shared/ui/document-sheet';
import { Skeleton } from '@/shared/ui/skeleton';
import { $copy, $paper, $picked, $rewriting } from '../../model/document';
import { documentFacts, papersOf, shownSections } from '../../model/document-view';
import { $editing, editAsked } from '../../model/document-editing';
import { placeId } from '../../model/document-place';
import { SectionView } from './section-view';
import { useWritingPlace } from './use-writing-place';
import * as styles from './writing-place.css';

// Nobody who only reads a document needs it.
const TitleEditor = lazy(async () => ({ default: (await import('../editor/title-editor')).TitleEditor }));

export type DocumentViewProps = {
  template: Template;
  state: GenerationState;
  document: OpenDocument;
};

/** The document as it stands, section by section. */
export function DocumentView({ template, state, document }: DocumentViewProps) {
  const { copy, paper, picked, editing, rewriting } = useUnit({
    copy: $copy,
    paper: $paper,
    picked: $picked,
    editing: $editing,
    rewriting: $rewriting,
  });
  const edit = useUnit(editAsked);
  const { generation } = document;
  const { entry } = template;
  const place = editing.state === 'editing' ? editing.section : undefined;
  const shownPaper = paper === 0 ? null : (papersOf(template, generation)[paper - 1] ?? null);
  const changeable = isFree(state) && generation.trashed_at === null && copy === 'teacher' && !shownPaper;
  const writing = useWritingPlace({
    isWriting: state.state === 'writing',
    follows: !rewriting,
    section: generation.sections.find((section) => section.state === 'writing')?.key,
  });
  return (
    <>
      <DocumentSheet
        template={entry.templateType}
        kind={entry.title}
        icon={templateIcon(entry.icon)}
        title={generation.title}
        titleId={placeId(null)}
        {...(changeable && { onTitlePick: () => edit(null) })}
        {...(place === null && {
          titleEditor: (
            <Suspense fallback={<Skeleton lines={1} label="Opening the editor" />}>
              <TitleEditor />
            </Suspense>
          ),
        })}
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
            editing={place === shown.section.key}
            changeable={changeable && shown.state === 'finished'}
          />
        ))}
      </DocumentSheet>
      {writing.away ? (
        <div className={styles.goThere}>
          <Button size="sm" variant="second" icon={PenTool} onClick={writing.goThere}>
            Go to the writing
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
  return [paper, byRule ? 'Drafted by rule' : ''].filter(Boolean).join(', ') || undefined;
}

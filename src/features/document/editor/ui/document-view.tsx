import { useUnit } from 'effector-react';
import { PenTool } from 'lucide';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { $generation, documentOf, type GenerationState } from '@/entities/generation';
import type { Generation } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { templateIcon } from '@/shared/api/template-icons';
import { Button } from '@/shared/ui/button';
import { DocumentSheet } from '@/shared/ui/document-sheet';
import { Skeleton } from '@/shared/ui/skeleton';
import { coverOf } from '@/shared/ui/theme/template-name';
import { aboutOf, aiNotice, documentFacts, papersOf, shownSections, watermarkOf } from '@/entities/document';
import { $copy, $item, $paper, $selected, $rewriting } from '../model/document';
import { $editing, editRequested } from '../model/document-editing';
import { $shown } from '../model/pending-changes';
import { isBusy } from '../model/queued-changes';
import { elementIdOf } from '../model/section-focus';
import { SectionView } from './section-view';
import { useFollowWriting } from './use-follow-writing';
import { useUnlocking } from './use-unlocking';
import { pair } from './document-view.css';
import * as styles from './follow-writing.css';

// Loaded on the first edit.
const EditDrawer = lazy(async () => ({ default: (await import('./editor/edit-drawer')).EditDrawer }));
const TitleEditor = lazy(async () => ({ default: (await import('./editor/title-editor')).TitleEditor }));

/** The document, alone or with another one beside it. */
const Pair = ({ other, children }: { other: ReactNode; children: ReactNode }) =>
  other ? (
    <div className={pair}>
      {children}
      {other}
    </div>
  ) : (
    children
  );

export type DocumentViewProps = {
  template: Template;
  /** Another document in its place. */
  instead?: ReactNode;
  /** Draws another document beside it, with the same sections in as many rows. */
  renderBeside?: ((sections: readonly string[], rows: number) => ReactNode) | undefined;
};

/** The document, section by section. */
export function DocumentView(props: DocumentViewProps) {
  const { state, shown } = useUnit({ state: $generation, shown: $shown });
  const generation = shown ?? documentOf(state)?.generation;
  return generation ? <Sheet {...props} state={state} generation={generation} /> : null;
}

type SheetProps = DocumentViewProps & {
  state: GenerationState;
  /** With the changes that are not stored yet. */
  generation: Generation;
};

function Sheet({ template, instead, renderBeside, state, generation }: SheetProps) {
  const { copy, paper, selected, item, editing, rewriting } = useUnit({
    copy: $copy,
    paper: $paper,
    selected: $selected,
    item: $item,
    editing: $editing,
    rewriting: $rewriting,
  });
  const edit = useUnit(editRequested);
  const { entry } = template;
  const watermark = watermarkOf(template, generation);
  const target = editing.state === 'editing' ? editing.target.kind : null;
  const shownPaper = paper === 0 ? null : (papersOf(template, generation)[paper - 1] ?? null);
  const editable = generation.trashed_at === null && copy === 'teacher' && !shownPaper;
  const locked = isBusy(state);
  const writing = useFollowWriting({
    isWriting: state.state === 'writing',
    follows: !rewriting,
    section: generation.sections.find((section) => section.state === 'writing')?.key,
    isComplete: state.state === 'complete',
  });
  const parts = shownSections(template, generation, { copy, paper: shownPaper });
  const unlocked = useUnlocking(locked, parts.length);
  // The end of a run brings both, which concern every section; a slow device renders them between frames.
  const checks = useDeferredValue(generation.checks);
  const meta = useDeferredValue(generation.meta);
  if (instead) return instead;
  // Its head, the sections and its foot.
  const rows = parts.length + 2;
  const beside = renderBeside?.(
    parts.map(({ section }) => section.key),
    rows,
  );
  return (
    <>
      <Pair other={beside}>
        <DocumentSheet
          template={coverOf(entry.templateType, entry.color)}
          kind={entry.title}
          icon={templateIcon(entry.icon)}
          title={generation.title}
          titleId={elementIdOf(null)}
          {...(editable && !locked && { onTitlePick: () => edit({ kind: 'title' }) })}
          {...(target === 'title' && {
            titleEditor: (
              <Suspense fallback={<Skeleton lines={1} label="Opening the editor" />}>
                <TitleEditor />
              </Suspense>
            ),
          })}
          note={noteOf(watermark, generation.meta.composed, copy, shownPaper?.letter)}
          facts={documentFacts(generation)}
          watermark={watermark}
          nameLine={copy === 'student'}
          busy={state.state === 'writing'}
          {...(beside && { rows })}
          foot={aiNotice(generation.meta)}
        >
          {parts.map((part, index) => (
            <SectionView
              key={part.section.key}
              {...part}
              copy={copy}
              selected={selected === part.section.key}
              item={item?.section === part.section.key ? item.path : null}
              about={aboutOf(part.section, generation)}
              checks={checks}
              meta={meta}
              editable={editable && part.state !== 'waiting'}
              locked={locked || index >= unlocked || part.state !== 'finished'}
            />
          ))}
        </DocumentSheet>
      </Pair>
      {target === null || target === 'title' ? null : (
        <Suspense fallback={null}>
          <EditDrawer />
        </Suspense>
      )}
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
  watermark: string | undefined,
  byRule: boolean,
  copy: 'teacher' | 'student',
  letter: string | undefined,
): string | undefined {
  const paper = letter ? `Version ${letter}` : '';
  const origin = copy === 'teacher' && byRule ? 'Put together without AI' : '';
  return [watermark, paper, origin].filter(Boolean).join(', ') || undefined;
}

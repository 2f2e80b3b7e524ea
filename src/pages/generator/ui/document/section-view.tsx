import { useUnit } from 'effector-react';
import { lazy, memo, Suspense } from 'react';
import type { DocumentCopy, SectionState } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';
import { DocumentSection } from '@/shared/ui/document-sheet';
import { Skeleton } from '@/shared/ui/skeleton';
import { sectionSelected } from '../../model/document';
import { elementIdOf } from '../../model/section-focus';
import { BlockView } from '../blocks/block-view';
import { SectionTools } from './section-tools';
import { WRITING_MARK } from './use-follow-writing';
import * as styles from './follow-writing.css';

// Loaded on the first edit.
const SectionEditor = lazy(async () => ({
  default: (await import('../editor/section-editor')).SectionEditor,
}));

export type SectionViewProps = {
  section: TemplateSection;
  state: SectionState;
  value: unknown;
  copy: DocumentCopy;
  firstQuestion: number;
  alsoRewritten: string;
  /** Whether its tools are visible. */
  selected: boolean;
  /** Whether it is being edited. */
  editing: boolean;
  /** Whether it can be changed now. */
  changeable: boolean;
};

/** One section. It does not render again while another one is written, because its value keeps its identity. */
export const SectionView = memo(function SectionView(props: SectionViewProps) {
  const { section, state, alsoRewritten, selected, editing, changeable, ...content } = props;
  const select = useUnit(sectionSelected);
  return (
    <div id={elementIdOf(section.key)} tabIndex={-1} className={styles.section}>
      <DocumentSection
        title={section.title}
        state={state}
        selected={selected || editing}
        {...(changeable && !editing && { onSelect: () => select(section.key) })}
        toolbar={
          selected && !editing ? <SectionTools section={section} alsoRewritten={alsoRewritten} /> : undefined
        }
      >
        {editing ? (
          <Suspense fallback={<Skeleton lines={3} label="Opening the editor" />}>
            <SectionEditor section={section} />
          </Suspense>
        ) : (
          <BlockView section={section} state={state} {...content} />
        )}
      </DocumentSection>
      {state === 'writing' ? <span className={styles.mark} {...{ [WRITING_MARK]: '' }} /> : null}
    </div>
  );
});

import { useUnit } from 'effector-react';
import { lazy, memo, Suspense } from 'react';
import type { DocumentCopy, SectionState } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';
import { DocumentSection } from '@/shared/ui/document-sheet';
import { Skeleton } from '@/shared/ui/skeleton';
import { sectionPicked } from '../../model/document';
import { placeId } from '../../model/document-place';
import { BlockView } from './block-view';
import { SectionTools } from './section-tools';
import { WRITING_PLACE } from './use-writing-place';
import * as styles from './writing-place.css';

// Nobody who only reads a document needs it.
const SectionEditor = lazy(async () => ({
  default: (await import('../editor/section-editor')).SectionEditor,
}));

export type SectionViewProps = {
  section: TemplateSection;
  state: SectionState;
  value: unknown;
  copy: DocumentCopy;
  firstQuestion: number;
  alsoWritten: string;
  /** Whether its tools are shown. */
  picked: boolean;
  /** Whether it is being edited. */
  editing: boolean;
  /** Whether it may be changed now. */
  changeable: boolean;
};

/** One section. While another one is written it is not drawn again: its value stays the same object. */
export const SectionView = memo(function SectionView(props: SectionViewProps) {
  const { section, state, alsoWritten, picked, editing, changeable, ...content } = props;
  const pick = useUnit(sectionPicked);
  return (
    <div id={placeId(section.key)} tabIndex={-1} className={styles.home}>
      <DocumentSection
        title={section.title}
        state={state}
        selected={picked || editing}
        {...(changeable && !editing && { onSelect: () => pick(section.key) })}
        toolbar={
          picked && !editing ? <SectionTools section={section} alsoWritten={alsoWritten} /> : undefined
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
      {state === 'writing' ? <span className={styles.place} {...{ [WRITING_PLACE]: '' }} /> : null}
    </div>
  );
});

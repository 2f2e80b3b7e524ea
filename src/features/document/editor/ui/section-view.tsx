import { useUnit } from 'effector-react';
import { memo, useMemo } from 'react';
import type { Check, DocumentCopy, GenerationMeta, SectionState } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';
import {
  type DocumentEditing,
  DocumentEditingContext,
  type DocumentPath,
  ItemNotesContext,
} from '@/shared/ui/document-editing';
import { DocumentSection } from '@/shared/ui/document-sheet';
import { itemSelected, sectionSelected } from '../model/document';
import { itemActed, textEdited, textTyped, toolsOpened } from '../model/in-place';
import { itemNoun, itemsAt } from '../model/item-changes';
import type { JsonPath } from '../model/json-path';
import { checksOf } from '../model/placed-checks';
import { elementIdOf } from '../model/section-focus';
import { BlockView } from './block-view';
import { useArriving } from './use-arriving';
import { ItemTools } from './item-tools';
import { SectionChecks } from './section-checks';
import { SectionTools } from './section-tools';
import { WRITING_MARK } from './use-follow-writing';
import * as styles from './follow-writing.css';

export type SectionViewProps = {
  section: TemplateSection;
  state: SectionState;
  value: unknown;
  copy: DocumentCopy;
  firstQuestion: number;
  /** The text of the form that the section is about. */
  about: string;
  alsoRewritten: string;
  /** Whether its tools are visible. */
  selected: boolean;
  /** The selected item of the section; null if none is. */
  item: JsonPath | null;
  /** Whether this copy of the document can be changed. */
  editable: boolean;
  /** The checks of the document. */
  checks: readonly Check[];
  meta: Pick<GenerationMeta, 'reading' | 'composed'>;
  /** Whether it cannot be changed now, because a part of the document is being written. */
  locked: boolean;
};

/** One section. It does not render again while another one is written, because its value keeps its identity. */
export const SectionView = memo(function SectionView(props: SectionViewProps) {
  const { section, state, value, alsoRewritten, selected, item, checks, meta, editable, locked } = props;
  const { copy, firstQuestion, about } = props;
  const select = useUnit(sectionSelected);
  const inPlace = useEditing(section, item, locked);
  const arrived = useArriving(value);
  const placed = useMemo(() => checksOf(section, value, checks), [section, value, checks]);
  const notes = useMemo(
    () => (beside: DocumentPath) => <SectionChecks {...{ section, checks: placed, beside, meta, locked }} />,
    [section, placed, meta, locked],
  );
  const hasNotes = editable && state === 'finished';
  function tools() {
    if (!editable) return undefined;
    if (selected) return <SectionTools {...{ section, value, alsoRewritten, locked }} />;
    const noun = itemNoun(section);
    const count = item ? itemsAt(section, value, item).length : 0;
    if (!item || noun === null || Number(item.at(-1)) >= count) return undefined;
    return <ItemTools {...{ section, noun, count, locked }} path={item} />;
  }
  return (
    <div id={elementIdOf(section.key)} tabIndex={-1} className={styles.section}>
      <DocumentSection
        title={section.title}
        state={state}
        selected={selected}
        {...(editable && !locked && { onSelect: () => select(section.key) })}
        toolbar={tools()}
      >
        <DocumentEditingContext value={editable ? inPlace : null}>
          <ItemNotesContext value={hasNotes ? notes : null}>
            <BlockView {...{ section, state, copy, firstQuestion, about }} value={arrived} />
          </ItemNotesContext>
        </DocumentEditingContext>
        {hasNotes ? notes([]) : null}
      </DocumentSection>
      {state === 'writing' ? <span className={styles.mark} {...{ [WRITING_MARK]: '' }} /> : null}
    </div>
  );
});

/** How the blocks of a section are edited in place. */
function useEditing(section: TemplateSection, selected: JsonPath | null, locked: boolean): DocumentEditing {
  const [select, openTools, act, type, edit] = useUnit([
    itemSelected,
    toolsOpened,
    itemActed,
    textTyped,
    textEdited,
  ]);
  return useMemo(
    () => ({
      selected,
      locked,
      onSelect: (path) => select({ section: section.key, path }),
      onTools: (path) => openTools({ section: section.key, path }),
      onMove: (path, to) => act({ section, path, action: { kind: 'move', to } }),
      onTyping: (path, before, text) => type({ section, path, before, text }),
      onText: (path, before, text) => edit({ section, path, before, text }),
    }),
    [section, selected, locked, select, openTools, act, type, edit],
  );
}

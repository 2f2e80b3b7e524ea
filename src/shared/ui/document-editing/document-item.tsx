import type { ReactNode } from 'react';
import { useContext } from 'react';
import { DocumentEditingContext, type DocumentPath, isSamePath, ItemNotesContext } from './document-editing';
import { pathAttribute } from './focus-item';
import { ItemHandle } from './item-handle';
import { useTurn } from './use-turn';
import * as styles from './document-item.css';

export type DocumentItemProps = {
  /** The element: an entry of a list, a paragraph, a group or a row. */
  as?: 'li' | 'p' | 'div' | 'section' | 'tr';
  /** Where the item is in its section; the last step is its position in the list. */
  at: DocumentPath;
  /** Names the item, such as "Question 3". */
  name: string;
  /** The number of items in its list. */
  count: number;
  /** Whether it is as wide as the sheet, and its selection too. */
  wide?: boolean;
  /** Whether the content shows the handle, because the element, such as a row, may not contain a button. */
  ownHandle?: boolean;
  /** The class of the block for this element. */
  look?: string;
  /** The direction of its text. */
  dir?: 'auto';
  /** The content. */
  children: ReactNode;
};

/** A note is about the item, but not a part of it. */
const isInNote = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-note]') !== null;

/** An item of a block. While its document is edited it can be selected and moved by its handle, and shows its notes. */
export function DocumentItem({
  as: Element = 'li',
  at,
  name,
  count,
  wide = false,
  ownHandle = false,
  look,
  dir,
  children,
}: DocumentItemProps) {
  const editing = useContext(DocumentEditingContext);
  const notesAt = useContext(ItemNotesContext);
  const inTurn = useTurn(editing);
  if (!editing) {
    return (
      <Element className={look} dir={dir}>
        {children}
      </Element>
    );
  }
  const selected = isSamePath(editing.selected, at);
  const select = () => {
    if (!selected && !editing.locked) editing.onSelect(at);
  };
  return (
    <Element
      className={look === undefined ? styles.item : `${look} ${styles.item}`}
      dir={dir}
      data-path={pathAttribute(at)}
      data-wide={wide || undefined}
      data-selected={selected || undefined}
      onFocus={({ currentTarget, target }) => {
        // While the pointer is down nothing may move below it; the click selects.
        if (!currentTarget.matches(':active') && !isInNote(target)) select();
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (!isInNote(event.target)) select();
      }}
    >
      <DocumentEditingContext value={inTurn}>
        {children}
        {ownHandle ? null : notesAt?.(at)}
        {ownHandle ? null : <ItemHandle at={at} name={name} count={count} />}
      </DocumentEditingContext>
    </Element>
  );
}

import { PenLine } from 'lucide';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Icon } from '../icon';
import { Blank, WritingContext } from '../private/ink';
import * as styles from './document-section.css';
import { SectionToolbar } from './section-toolbar';

/** The progress of a section; `partial` was cut off and can be continued. */
export type SectionState = 'waiting' | 'writing' | 'partial' | 'finished';

export type DocumentSectionProps = {
  /** The title of the section. */
  title?: string;
  /** The name of its sheet, if another sheet with the same titles is beside it. */
  sheet?: string;
  /** The progress; a waiting section shows empty rules. */
  state?: SectionState;
  /** The content of the margin: use `MarginNote`. */
  margin?: ReactNode;
  /** Whether it is selected. */
  selected?: boolean;
  /** Called when the user selects it by a click or its button; without it the section is read-only. */
  onSelect?: () => void;
  /** The actions on a selected section: use `DocumentToolbar`. */
  toolbar?: ReactNode;
  /** The number of empty rules while it waits. */
  rules?: number;
  /** The blocks. */
  children?: ReactNode;
};

const shares = [1, 0.92, 0.54, 1, 0.86, 0.69, 0.97, 0.6];

/** A section of a document. Selecting it marks the margin and shows its toolbar. */
export function DocumentSection({
  title,
  sheet,
  state = 'finished',
  margin,
  selected = false,
  onSelect,
  toolbar,
  rules = 3,
  children,
}: DocumentSectionProps) {
  const titleId = useId();
  const waiting = state === 'waiting';

  function pick(event: MouseEvent) {
    const inside =
      event.target instanceof Element &&
      event.target.closest('a, button, input, textarea, [contenteditable], [data-note]');
    if (!inside) onSelect?.();
  }

  // A shortcut for pointers; keyboard users have the button.
  const pointer = onSelect && !waiting ? { onClick: pick } : {};

  return (
    <section
      className={styles.section}
      data-state={state}
      data-selected={selected || undefined}
      data-selectable={(onSelect && !waiting) || undefined}
      aria-label={title && sheet ? `${title}, ${sheet}` : undefined}
      aria-labelledby={title && !sheet ? titleId : undefined}
      {...pointer}
    >
      {onSelect && !waiting ? (
        <button
          type="button"
          className={styles.pick}
          aria-pressed={selected}
          aria-label={title ? `Change: ${title}` : 'Change this section'}
          onClick={onSelect}
        >
          <Icon of={PenLine} size="sm" />
        </button>
      ) : null}
      <div className={styles.body}>
        {margin}
        {title ? (
          <h3 id={titleId} className={styles.title} dir="auto">
            {title}
          </h3>
        ) : null}
        {waiting ? (
          shares.slice(0, rules).map((share, index) => <Blank key={index} share={share} />)
        ) : (
          <WritingContext value={state === 'writing'}>{children}</WritingContext>
        )}
        {state === 'writing' ? <Blank share={0.78} /> : null}
      </div>
      {toolbar ? <SectionToolbar>{toolbar}</SectionToolbar> : null}
    </section>
  );
}

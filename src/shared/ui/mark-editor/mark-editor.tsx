import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../button';
import { pop } from '../private/overlay.css';
import { Textarea } from '../textarea';
import * as styles from './mark-editor.css';

const marks = [
  { value: 'on-time', sign: '✓', label: 'On time' },
  { value: 'late', sign: 'L', label: 'Late' },
  { value: 'missing', sign: 'M', label: 'Missing' },
  { value: 'excused', sign: 'Ex', label: 'Excused' },
] as const;

/** The submission state. */
export type GivenMark = (typeof marks)[number]['value'];

export type MarkEditorProps = {
  /** The cell it belongs to; null closes it. */
  anchor: HTMLElement | null;
  /** Called on Escape or a click outside. */
  onClose: () => void;
  /** The student. */
  student: string;
  /** The current score, such as "27 of 30, 90%". */
  summary: string;
  /** The submission state. */
  mark: GivenMark;
  /** Called with a new submission state. */
  onMarkChange: (mark: GivenMark) => void;
  /** The comment for the student. */
  comment: string;
  /** Called with the comment at every change. */
  onCommentChange: (comment: string) => void;
  /** Called to save the changes. */
  onSave: () => void;
  /** Whether saving is pending. */
  pending?: boolean;
};

/** The details of a mark, beside its cell: the submission state and a comment for the student. */
export function MarkEditor({
  anchor,
  onClose,
  student,
  summary,
  mark,
  onMarkChange,
  comment,
  onCommentChange,
  onSave,
  pending,
}: MarkEditorProps) {
  const titleId = useId();
  const name = useId();
  // While it closes the anchor is null, but the focus must return to it.
  const lastAnchor = useRef(anchor);
  useEffect(() => {
    if (anchor) lastAnchor.current = anchor;
  }, [anchor]);
  return (
    <Ark.Root
      open={anchor !== null}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      finalFocusEl={() => lastAnchor.current}
      positioning={{ placement: 'top-end', gutter: 10, getAnchorElement: () => anchor ?? lastAnchor.current }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={`${pop} ${styles.editor}`} aria-labelledby={titleId}>
            <div className={styles.head}>
              <p id={titleId} className={styles.student}>
                {student}
              </p>
              <span className={styles.summary}>{summary}</span>
            </div>
            <div role="radiogroup" aria-label="Submission" className={styles.marks}>
              {marks.map(({ value, sign, label }) => (
                <label key={value} className={styles.choice}>
                  <input
                    type="radio"
                    className={styles.input}
                    name={name}
                    checked={value === mark}
                    onChange={() => onMarkChange(value)}
                  />
                  <span className={styles.sign} aria-hidden="true">
                    {sign}
                  </span>
                  {label}
                </label>
              ))}
            </div>
            <div className={styles.comment}>
              <Textarea label="Comment for the student" rows={2} value={comment} onChange={onCommentChange} />
            </div>
            <div className={styles.foot}>
              <Button variant="red" size="sm" pending={pending} onClick={onSave}>
                Save mark
              </Button>
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

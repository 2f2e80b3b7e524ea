import { MessageSquarePlus } from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { selectedRange } from './selected-range';
import * as styles from './written-sheet.css';

type CommentButtonProps = {
  /** The element with the text. */
  text: RefObject<HTMLElement | null>;
  /** The element that the button is placed in. */
  frame: RefObject<HTMLElement | null>;
  onComment: (range: { start: number; end: number }) => void;
};

/** Appears below words that the teacher has selected. */
export function CommentButton({ text, frame, onComment }: CommentButtonProps) {
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null);
  useEffect(() => {
    const follow = () => setPlace(placeOfSelection(text.current, frame.current));
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [text, frame]);
  const isShown = place !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
      if (key !== 'c' || ctrlKey || metaKey || altKey || isTyping) return;
      const range = text.current && selectedRange(text.current);
      if (!range) return;
      event.preventDefault();
      onComment(range);
    };
    // Before the keys of the page, where C goes to the comment on the whole work.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isShown, text, onComment]);
  if (place === null) return null;
  return (
    // Pressing the button must not end the selection.
    <span
      className={styles.commentButton}
      style={place}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      <Button
        size="sm"
        variant="primary"
        icon={MessageSquarePlus}
        onClick={() => {
          const range = text.current && selectedRange(text.current);
          if (range) onComment(range);
        }}
      >
        Comment
      </Button>
    </span>
  );
}

const WIDTH = 128;

/** Below the end of the selection, within the frame. */
function placeOfSelection(text: HTMLElement | null, frame: HTMLElement | null) {
  const selection = document.getSelection();
  if (!text || !frame || !selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!text.contains(range.startContainer) || !text.contains(range.endContainer)) return null;
  const last = [...range.getClientRects()].at(-1);
  if (last === undefined) return null;
  const edge = frame.getBoundingClientRect();
  const left = Math.min(last.right - edge.left - WIDTH / 2, edge.width - WIDTH);
  return { top: last.bottom - edge.top + 6, left: Math.max(0, left) };
}

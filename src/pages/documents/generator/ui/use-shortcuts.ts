import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import {
  itemDeselected,
  sectionDeselected,
  changeQueued,
  redoQueued,
  undoQueued,
} from '@/features/document/editor';
import { printChosen } from '../model/opened-document';

/** On an open document, Ctrl+S saves and Ctrl+P opens the print view; outside of fields, Ctrl+Z undoes, Ctrl+Shift+Z redoes and Escape deselects. */
export function useShortcuts(): void {
  const [change, undo, redo, leave, leaveItem, print] = useUnit([
    changeQueued,
    undoQueued,
    redoQueued,
    sectionDeselected,
    itemDeselected,
    printChosen,
  ]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key === 'Escape' && !isField(event.target)) {
        leave();
        leaveItem();
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's' && !event.shiftKey) {
        event.preventDefault();
        change({ kind: 'save' });
      } else if (key === 'p' && !event.shiftKey) {
        event.preventDefault();
        print();
      } else if (key === 'z' && !isField(event.target)) {
        event.preventDefault();
        if (event.shiftKey) redo();
        else undo();
      }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [change, undo, redo, leave, leaveItem, print]);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

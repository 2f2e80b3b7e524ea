import type { GridStep } from './grid-selection';

/** What a key asks for. */
export type GridCommand =
  | { kind: 'move'; key: string; wide: boolean; extend: boolean }
  | { kind: 'edit'; text: string | null }
  | { kind: 'commit'; step: GridStep }
  | { kind: 'commit-arrow'; key: string }
  | { kind: 'commit-fill' }
  | { kind: 'restore' }
  | { kind: 'step'; step: GridStep }
  | { kind: 'clear' }
  | { kind: 'fill'; direction: 'down' | 'right' }
  | { kind: 'select'; what: 'rows' | 'columns' | 'all' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'details' }
  | { kind: 'menu' }
  | { kind: 'leave' }
  | { kind: 'move-column' | 'resize-column'; by: -1 | 1 };

/** The keys of an event that matter. */
export type GridKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** How the active cell is being edited: its text was replaced by typing, or is being corrected. */
export type GridEditing = 'replacing' | 'correcting';

const moves = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/;

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

const lettersWithCtrl: Record<string, GridCommand> = {
  a: { kind: 'select', what: 'all' },
  d: { kind: 'fill', direction: 'down' },
  r: { kind: 'fill', direction: 'right' },
  y: { kind: 'redo' },
  z: { kind: 'undo' },
};

const lineStep = ({ key, shiftKey }: GridKey): GridStep => {
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return shiftKey ? 'up' : 'down';
};

/** What a key asks for while a cell is edited; null leaves it to the input. */
export function commandWhileEditing(event: GridKey, editing: GridEditing): GridCommand | null {
  const { key } = event;
  if (key === 'Escape') return { kind: 'restore' };
  if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return { kind: 'commit-fill' };
  if (key === 'Enter' || key === 'Tab') return { kind: 'commit', step: lineStep(event) };
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  const leavesInput = isVertical || (editing === 'replacing' && key.startsWith('Arrow'));
  return leavesInput && !event.shiftKey ? { kind: 'commit-arrow', key } : null;
}

/** What a key asks for while the user moves in the grid; null leaves it to the browser. */
export function commandWhileMoving(
  event: GridKey,
  place: { isHead: boolean; rtl: boolean },
): GridCommand | null {
  const { shiftKey, altKey } = event;
  const wide = event.ctrlKey || event.metaKey;
  const key = place.rtl ? (mirrored[event.key] ?? event.key) : event.key;
  if (altKey) return commandWithAlt(key, shiftKey, place.isHead);
  if (moves.test(key)) return { kind: 'move', key, wide, extend: shiftKey };
  if (key === ' ') {
    if (wide || place.isHead) return { kind: 'select', what: 'columns' };
    return shiftKey ? { kind: 'select', what: 'rows' } : null;
  }
  if (wide) {
    const letter = key.toLowerCase();
    if (letter === 'z' && shiftKey) return { kind: 'redo' };
    return !shiftKey && Object.hasOwn(lettersWithCtrl, letter) ? (lettersWithCtrl[letter] ?? null) : null;
  }
  return plainCommand(event, key, place.isHead);
}

function commandWithAlt(key: string, shiftKey: boolean, isHead: boolean): GridCommand | null {
  if (key === 'ArrowDown') return { kind: 'menu' };
  const by = { ArrowLeft: -1, ArrowRight: 1 } as const;
  if (!isHead || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  return { kind: shiftKey ? 'resize-column' : 'move-column', by: by[key] };
}

function plainCommand(event: GridKey, key: string, isHead: boolean): GridCommand | null {
  switch (key) {
    case 'Tab':
      return { kind: 'step', step: lineStep(event) };
    case 'Enter':
      return event.shiftKey ? { kind: 'step', step: 'up' } : { kind: 'edit', text: null };
    case 'F2':
      return event.shiftKey ? { kind: 'details' } : { kind: 'edit', text: null };
    case 'Delete':
    case 'Backspace':
      return { kind: 'clear' };
    case 'ContextMenu':
      return { kind: isHead ? 'menu' : 'details' };
    case 'Escape':
      return { kind: 'leave' };
    default:
      return Array.from(key).length === 1 ? { kind: 'edit', text: key } : null;
  }
}

import { describe, expect, test } from 'vitest';
import { commandWhileEditing, commandWhileMoving, type GridKey } from './grid-commands';

/** A key as written in a list of shortcuts, such as "Ctrl+Shift+Z". */
function keyOf(written: string): GridKey {
  const parts = written.split('+');
  const has = (name: string) => parts.includes(name);
  const key = (parts.at(-1) ?? '').replace('Space', ' ');
  return { key, shiftKey: has('Shift'), ctrlKey: has('Ctrl'), metaKey: has('Cmd'), altKey: has('Alt') };
}

const moving = (written: string, place = { isHead: false, rtl: false }) =>
  commandWhileMoving(keyOf(written), place);

describe('while moving', () => {
  test.each([
    ['ArrowDown', { kind: 'move', key: 'ArrowDown', wide: false, extend: false }],
    ['Shift+ArrowDown', { kind: 'move', key: 'ArrowDown', wide: false, extend: true }],
    ['Ctrl+Shift+End', { kind: 'move', key: 'End', wide: true, extend: true }],
    ['Cmd+ArrowUp', { kind: 'move', key: 'ArrowUp', wide: true, extend: false }],
    ['7', { kind: 'edit', text: '7' }],
    ['m', { kind: 'edit', text: 'm' }],
    ['-', { kind: 'edit', text: '-' }],
    ['F2', { kind: 'edit', text: null }],
    ['Enter', { kind: 'edit', text: null }],
    ['Shift+F2', { kind: 'details' }],
    ['Shift+Enter', { kind: 'step', step: 'up' }],
    ['Tab', { kind: 'step', step: 'next' }],
    ['Shift+Tab', { kind: 'step', step: 'previous' }],
    ['Delete', { kind: 'clear' }],
    ['Backspace', { kind: 'clear' }],
    ['Ctrl+d', { kind: 'fill', direction: 'down' }],
    ['Cmd+r', { kind: 'fill', direction: 'right' }],
    ['Ctrl+a', { kind: 'select', what: 'all' }],
    ['Ctrl+Space', { kind: 'select', what: 'columns' }],
    ['Shift+Space', { kind: 'select', what: 'rows' }],
    ['Ctrl+z', { kind: 'undo' }],
    ['Cmd+z', { kind: 'undo' }],
    ['Ctrl+y', { kind: 'redo' }],
    ['Ctrl+Shift+Z', { kind: 'redo' }],
    ['Cmd+Shift+z', { kind: 'redo' }],
    ['Alt+ArrowDown', { kind: 'menu' }],
    ['Escape', { kind: 'leave' }],
  ])('%s', (written, command) => {
    expect(moving(written)).toEqual(command);
  });

  test.each([
    'Space',
    'Ctrl+c',
    'Ctrl+v',
    'Ctrl+f',
    'Ctrl+Shift+r',
    'Ctrl+Shift+a',
    'Shift',
    'F5',
    'Alt+ArrowLeft',
  ])('%s is left to the browser', (written) => {
    expect(moving(written)).toBeNull();
  });

  test('in the head, Alt moves and resizes a column, and the space bar selects it', () => {
    const head = { isHead: true, rtl: false };
    expect(moving('Alt+ArrowLeft', head)).toEqual({ kind: 'move-column', by: -1 });
    expect(moving('Alt+Shift+ArrowRight', head)).toEqual({ kind: 'resize-column', by: 1 });
    expect(moving('Space', head)).toEqual({ kind: 'select', what: 'columns' });
  });

  test('from right to left, the left arrow leads to the next column', () => {
    const rtl = { isHead: true, rtl: true };
    expect(moving('ArrowLeft', rtl)).toMatchObject({ key: 'ArrowRight' });
    expect(moving('Alt+ArrowRight', rtl)).toEqual({ kind: 'move-column', by: -1 });
  });
});

describe('while editing', () => {
  test.each([
    ['Enter', { kind: 'commit', step: 'down' }],
    ['Shift+Enter', { kind: 'commit', step: 'up' }],
    ['Tab', { kind: 'commit', step: 'next' }],
    ['Shift+Tab', { kind: 'commit', step: 'previous' }],
    ['Ctrl+Enter', { kind: 'commit-fill' }],
    ['Escape', { kind: 'restore' }],
    ['ArrowUp', { kind: 'commit-arrow', key: 'ArrowUp' }],
  ])('%s', (written, command) => {
    expect(commandWhileEditing(keyOf(written), 'correcting')).toEqual(command);
    expect(commandWhileEditing(keyOf(written), 'replacing')).toEqual(command);
  });

  test('the left and right arrows move in the text that is corrected, and leave one that was replaced', () => {
    expect(commandWhileEditing(keyOf('ArrowLeft'), 'correcting')).toBeNull();
    expect(commandWhileEditing(keyOf('ArrowLeft'), 'replacing')).toMatchObject({ kind: 'commit-arrow' });
    expect(commandWhileEditing(keyOf('Shift+ArrowLeft'), 'replacing')).toBeNull();
  });

  test('other keys are left to the input', () => {
    for (const key of ['7', 'Ctrl+z', 'Ctrl+a', 'Delete', 'Home'])
      expect(commandWhileEditing(keyOf(key), 'replacing')).toBeNull();
  });
});

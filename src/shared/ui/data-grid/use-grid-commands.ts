import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { type GridColumn, type GridRow, isClosed, type GridCells } from './grid-book';
import { type GridBlock, parseTsv, readTable, writeTable, writeTsv } from './grid-clipboard';
import { commandWhileEditing, commandWhileMoving, type GridCommand } from './grid-commands';
import { filledFrom, filledWith, pasted, pastedRange } from './grid-fill';
import { type GridPlace, type GridSize, isCell, moveTo, nearest } from './grid-moves';
import {
  extendedTo,
  type GridSelection,
  type GridStep,
  grown,
  isSingle,
  movingCorner,
  placesOf,
  selectionAt,
  stepped,
} from './grid-selection';
import type { useGridEditing } from './use-grid-editing';

type Commands = {
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  cells: Readonly<Record<string, GridCells>>;
  selection: GridSelection;
  size: GridSize;
  rtl: boolean;
  page: () => number;
  editing: ReturnType<typeof useGridEditing>;
  /** Selects cells, and scrolls to one of them: by default the active one. */
  select: (selection: GridSelection, shown?: GridPlace) => void;
  /** Whether the last press was by finger. */
  touched: RefObject<boolean>;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  onDetails: ((rowId: string, columnId: string) => void) | undefined;
  onClosed: ((rowId: string, columnId: string) => void) | undefined;
  onMenu: (columnId: string) => boolean;
  onColumn: (column: number, command: 'move' | 'resize', by: -1 | 1) => void;
};

/** What keys and the clipboard do. */
export function useGridCommands(commands: Commands) {
  const { rows, columns, cells, selection, size, editing, select } = commands;
  const { active, range } = selection;
  const row = rows[active.row];
  const column = columns[active.column];
  // Where a run of Tabs began: Enter returns to that column.
  const tabColumn = useRef<number | null>(null);
  // After Escape, the next Tab leaves the grid.
  const leaving = useRef(false);

  const textAt = (place: GridPlace) => editing.textOf(rows[place.row], columns[place.column]);

  function edit(text: string | null, place = active): boolean {
    const student = rows[place.row];
    const field = columns[place.column];
    if (!student || !field) return false;
    if (isClosed(cells[student.id]?.[field.id], field)) {
      editing.say('This cell is closed.');
      commands.onClosed?.(student.id, field.id);
    } else
      editing.begin({
        row: student.id,
        column: field.id,
        text: text ?? textAt(place),
        before: textAt(place),
        mode: text === null ? 'correcting' : 'replacing',
      });
    return true;
  }

  /** The selection after Enter or Tab, or null if Tab leaves the grid. */
  function step(direction: GridStep): GridSelection | null {
    const byTab = direction === 'next' || direction === 'previous';
    if (byTab) tabColumn.current ??= active.column;
    const start = tabColumn.current;
    const returns = !byTab && start !== null && isSingle(range);
    const from = returns ? selectionAt({ ...active, column: start }) : selection;
    if (!byTab) tabColumn.current = null;
    const next = stepped(from, direction, { rows: size.rows, columns: size.columns });
    if (!next && byTab) return null;
    select(next ?? from);
    return next ?? from;
  }

  function move({ key, wide, extend }: Extract<GridCommand, { kind: 'move' }>) {
    tabColumn.current = null;
    const isFilled = (place: GridPlace) => textAt(place) !== '';
    const bounds = { ...size, page: commands.page() };
    const from = extend ? movingCorner(selection) : active;
    const next = moveTo(from, key, bounds, wide, isFilled) ?? from;
    select(extend ? extendedTo(selection, next, size) : selectionAt(next), next);
  }

  /** Does what a key asks for; false leaves the key to the browser. */
  function run(command: GridCommand, grid: HTMLElement): boolean {
    switch (command.kind) {
      case 'move':
        move(command);
        return true;
      case 'edit':
        return edit(command.text) || (command.text === null && press(grid));
      case 'commit': {
        editing.commit();
        const next = step(command.step);
        // By finger, each cell would have to be tapped again.
        if (next && commands.touched.current) edit(null, next.active);
        // At the grid's edge Tab leaves from the cell, because its input disappears.
        if (!next) grid.querySelector<HTMLElement>('td[data-active]')?.focus();
        return next !== null;
      }
      case 'commit-arrow':
        editing.commit();
        move({ kind: 'move', key: command.key, wide: false, extend: false });
        return true;
      case 'commit-fill':
        editing.emit(filledWith(editing.take(), range), 'fill');
        select(selection);
        return true;
      case 'restore':
        editing.restore();
        select(selection);
        return true;
      case 'step':
        return step(command.step) !== null;
      case 'clear':
        editing.emit(
          filledWith('', range).filter((place) => textAt(place) !== ''),
          'clear',
        );
        return true;
      case 'fill':
        if (isCell(active, size)) editing.emit(filledFrom(command.direction, range, textAt), 'fill');
        return true;
      case 'select':
        select(grown(selection, command.what, size), active);
        return true;
      case 'undo':
        commands.onUndo?.();
        return true;
      case 'redo':
        commands.onRedo?.();
        return true;
      case 'details':
        if (row && column) commands.onDetails?.(row.id, column.id);
        return true;
      case 'menu':
        return column !== undefined && commands.onMenu(column.id);
      case 'leave':
        return false;
      case 'move-column':
      case 'resize-column':
        commands.onColumn(active.column, command.kind === 'move-column' ? 'move' : 'resize', command.by);
        return true;
    }
  }

  /** Enter on a name or a total follows its link or button; on a head it opens the menu. */
  function press(grid: HTMLElement): boolean {
    if (active.row < 0 && column) return commands.onMenu(column.id);
    grid.querySelector<HTMLElement>(`[data-place="${active.row}:${active.column}"] :is(a, button)`)?.click();
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (!target?.closest('[data-place]') || event.nativeEvent.isComposing) return;
    const bubble = target.closest('[data-bubble]');
    if (bubble) return void bubbleKey(event, bubble);
    if (target instanceof HTMLButtonElement && /^(Enter| |Arrow(Up|Down))$/.test(event.key)) return;
    if (target instanceof HTMLButtonElement && /^(Escape|Tab)$/.test(event.key)) return void back(event);
    const command = editing.draft
      ? commandWhileEditing(event, editing.draft.mode)
      : commandWhileMoving(event, { isHead: active.row < 0, rtl: commands.rtl });
    if (!command || (event.key === 'Tab' && !editing.draft && leaving.current)) return;
    leaving.current = command.kind === 'leave';
    const choice = target.querySelector<HTMLElement>('[data-resolve]');
    // Enter on a conflict leads to its two values.
    if (command.kind === 'edit' && command.text === null && choice) choice.focus();
    else if (!run(command, event.currentTarget)) return;
    event.preventDefault();
  }

  function back(event: KeyboardEvent) {
    event.preventDefault();
    select(selection);
  }

  function bubbleKey(event: KeyboardEvent, bubble: Element) {
    const choices = [...bubble.querySelectorAll<HTMLElement>('[data-resolve]')];
    if (event.key === 'Escape') back(event);
    else if (/^Arrow|^Tab$/.test(event.key))
      choices.find((choice) => choice !== document.activeElement)?.focus();
    else return;
    event.preventDefault();
  }

  function copy(event: ClipboardEvent<HTMLElement>, isCut: boolean) {
    if (editing.draft || !isCell(active, size)) return;
    const block: GridBlock = Array.from({ length: range.bottom - range.top + 1 }, (_, down) =>
      Array.from({ length: range.end - range.start + 1 }, (_item, across) =>
        textAt({ row: range.top + down, column: range.start + across }),
      ),
    );
    event.clipboardData.setData('text/plain', writeTsv(block));
    event.clipboardData.setData('text/html', writeTable(block));
    event.preventDefault();
    const count = placesOf(range).length;
    editing.say(`${count} ${count === 1 ? 'cell' : 'cells'} copied.`);
    if (isCut)
      editing.emit(
        filledWith('', range).filter((place) => textAt(place) !== ''),
        'cut',
      );
  }

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    if (editing.draft || !isCell(active, size)) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    const html = event.clipboardData.getData('text/html');
    const block = text ? parseTsv(text) : readTable(new DOMParser().parseFromString(html, 'text/html'));
    if (block.length === 0) return;
    editing.emit(pasted(block, range), 'paste');
    const { top, start, bottom, end } = pastedRange(block, range);
    const corner = nearest({ row: bottom, column: end }, { rows: size.rows, columns: size.columns });
    select(extendedTo(selectionAt({ row: top, column: start }), corner, size));
  }

  return {
    onKeyDown,
    clipboard: {
      onPaste,
      onCopy: (event: ClipboardEvent<HTMLElement>) => copy(event, false),
      onCut: (event: ClipboardEvent<HTMLElement>) => copy(event, true),
    },
    edit,
    /** A press or a tap ends a run of Tabs. */
    restart: () => {
      tabColumn.current = null;
      leaving.current = false;
    },
  };
}

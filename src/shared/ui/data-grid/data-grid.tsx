import '../theme/template-themes.css';
import { type FocusEvent, type MouseEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MenuEntry } from '../menu';
import { VisuallyHidden } from '../visually-hidden';
import { allowedWidth, applyLayout, layoutEntries, moveColumn, resizeColumn } from './column-layout';
import type { DataGridProps } from './data-grid-props';
import { type GridFootRow, type GridTotal, spokenCell } from './grid-book';
import { GridBody } from './grid-body';
import { GridColumns } from './grid-columns';
import { GridFoot } from './grid-foot';
import { GridHead, hasGroups } from './grid-head';
import { type GridPlace, type GridSize, isCell } from './grid-moves';
import { GridPrint } from './grid-print';
import { extendedTo, type GridSelection, grown, heightOf, isSingle, selectionAt } from './grid-selection';
import { foundSelection, keptSelection } from './kept-selection';
import { useGridCommands } from './use-grid-commands';
import { useGridEditing } from './use-grid-editing';
import { placeOf, useGridPointer } from './use-grid-pointer';
import { useGridWindow, widthOf } from './use-grid-window';
import { useListening } from './use-listening';
import { useResizedColumns } from './use-resized-columns';
import { useSoughtCell } from './use-sought-cell';
import * as styles from './data-grid.css';

// `grid` tells assistive technology that the table is interactive.
const interactive = { role: 'grid' };
const noTotals: readonly GridTotal[] = [];
const noFoot: readonly GridFootRow[] = [];

/** A mark book: typing replaces a score, Enter and Tab move as in a spreadsheet, blocks are copied and pasted. */
export function DataGrid(props: DataGridProps) {
  const { label, rows, cells, totals = noTotals, foot = noFoot, opened = null } = props;
  const [columns, setResizing] = useResizedColumns(props.columns);
  const leads = totals.length + 1;
  const [kept, setKept] = useState(() => keptSelection(selectionAt({ row: 0, column: 0 }), rows, columns));
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const selection = useMemo(() => foundSelection(kept, rows, columns, leads), [kept, rows, columns, leads]);
  const { active, range } = selection;
  const hasMenu = [props.columnMenu, props.onColumnHide, props.onColumnMove, props.onColumnResize].some(
    Boolean,
  );
  const size: GridSize = { rows: rows.length, columns: columns.length, leads };
  const scroller = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const touched = useRef(false);
  const listening = useListening();
  const view = useGridWindow(scroller, rows.length, columns, active);
  const editing = useGridEditing({ rows, columns, cells, onChange: props.onChange, onEdit: props.onEdit });
  const helpId = useId();

  function select(next: GridSelection, shown = next.active) {
    const keep = keptSelection(next, rows, columns);
    wantsFocus.current = true;
    setKept(keep);
    setMenuOf(null);
    view.show(shown);
    if (!isSingle(next.range))
      editing.say(`${heightOf(next.range)} by ${next.range.end - next.range.start + 1} cells selected.`);
    props.onSelect?.(keep.rows, keep.columns);
  }

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    if (!editing.draft)
      scroller.current
        ?.querySelector<HTMLElement>(`[data-place="${active.row}:${active.column}"]`)
        ?.focus({ preventScroll: true });
  });

  useSoughtCell(props, (place) => {
    editing.commit();
    select(selectionAt(place));
    scroller.current?.scrollIntoView({ block: 'nearest' });
  });

  // Before React listened, the browser focused the pressed cell alone: the rest of a score would go to the active one.
  useLayoutEffect(() => {
    const focused = scroller.current?.querySelector<HTMLElement>('[data-place]:focus');
    focused?.blur();
  }, []);

  const commands = useGridCommands({
    rows,
    columns,
    cells,
    selection,
    size,
    rtl: view.rtl,
    page: view.page,
    editing,
    select,
    touched,
    onUndo: props.onUndo,
    onRedo: props.onRedo,
    onDetails: props.onDetails,
    onClosed: props.onClosed,
    onMenu: (columnId) => {
      if (hasMenu) setMenuOf(columnId);
      return hasMenu;
    },
    onColumn: (column, command, by) =>
      (command === 'move' ? moveColumn : resizeColumn)(columns, column, by, props),
  });

  const pointer = useGridPointer({
    touched,
    movable: props.onColumnMove !== undefined,
    rtl: view.rtl,
    onPress: (place, extend) => {
      editing.commit();
      commands.restart();
      if (extend && place.row >= 0) select(extendedTo(selection, place, size), place);
      else if (place.row < 0 && place.column >= 0 && rows.length > 0)
        select(grown(selectionAt({ row: 0, column: place.column }), 'columns', size), { ...place, row: -1 });
      else select(selectionAt(place));
    },
    onTap: (place) => {
      const again = place.row === active.row && place.column === active.column;
      if (again && !editing.draft) return void commands.edit(null);
      editing.commit();
      commands.restart();
      select(selectionAt(place));
    },
    onAgain: (place) => {
      if (place.row === active.row && place.column === active.column) showDetails(place);
    },
    onContext: (place) => {
      if (!props.onDetails || !isCell(place, size)) return false;
      editing.commit();
      commands.restart();
      select(selectionAt(place));
      showDetails(place);
      return true;
    },
    onExtend: (place) => select(extendedTo(selection, place, size), place),
    onDrop: (column, before) => {
      const moved = columns[column];
      const next = columns[before > column ? before + 1 : before];
      if (moved && before !== column) props.onColumnMove?.(moved.id, next?.id ?? null);
    },
    onResize: (id, by, done) => {
      const column = props.columns.find((one) => one.id === id);
      const width = allowedWidth(widthOf(column) + by / view.rem);
      setResizing(done ? null : { id, width });
      if (done && column) props.onColumnResize?.(id, width);
    },
  });

  function showDetails({ row: at, column: across }: GridPlace) {
    const row = rows[at];
    const column = columns[across];
    if (row && column) props.onDetails?.(row.id, column.id);
  }

  function menuEntries(columnId: string): readonly MenuEntry[] {
    const own = props.columnMenu?.(columnId) ?? [];
    const layout = layoutEntries(columns, columnId, props);
    return own.length > 0 && layout.length > 0 ? [...own, { kind: 'rule' }, ...layout] : [...own, ...layout];
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    pointer.handlers.onClick(event);
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    const place = placeOf(control);
    if (!control || !place) return;
    const { menu, total, resolve, details } = control.dataset;
    const row = rows[place.row];
    const column = columns[place.column];
    if (menu !== undefined) setMenuOf(menu);
    else if (details !== undefined) {
      select(selectionAt(place));
      showDetails(place);
    } else if (row && total !== undefined) props.onTotal?.(row.id, total);
    else if (row && column && (resolve === 'mine' || resolve === 'theirs')) {
      props.onResolve?.(row.id, column.id, resolve);
      select(selection);
    }
  }

  function onDoubleClick(event: MouseEvent<HTMLElement>) {
    const place = event.target instanceof Element ? placeOf(event.target) : null;
    if (place && isCell(place, size)) commands.edit(null);
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    // A window that loses the focus keeps its active element, and the edit goes on.
    if (event.target instanceof HTMLInputElement && document.activeElement !== event.target) editing.commit();
  }

  const { row: enteredRow, column: enteredColumn } = {
    row: rows.find(({ id }) => id === editing.entered?.row),
    column: columns.find(({ id }) => id === editing.entered?.column),
  };
  const enteredCell = enteredRow && enteredColumn && cells[enteredRow.id]?.[enteredColumn.id];
  const refusal =
    enteredRow && enteredColumn && enteredCell?.invalid
      ? spokenCell(enteredRow, enteredColumn, enteredCell)
      : null;
  const headRows = hasGroups(columns) ? 2 : 1;
  const wholeColumns = rows.length > 0 && heightOf(range) === rows.length && !isSingle(range);
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        style={{ maxHeight: `max(20rem, calc(100dvh - ${props.around ?? 4}rem))` }}
        data-scroller=""
      >
        <span className={styles.probe} data-probe="" aria-hidden="true" />
        <table
          className={styles.grid}
          {...interactive}
          aria-label={label}
          aria-describedby={helpId}
          aria-multiselectable="true"
          aria-disabled={listening ? undefined : true}
          aria-rowcount={headRows + rows.length + foot.length}
          aria-colcount={leads + columns.length}
          {...commands.clipboard}
          {...pointer.handlers}
          onKeyDown={commands.onKeyDown}
          onClick={onClick}
          onDoubleClick={onDoubleClick}
          onBlur={onBlur}
          onInput={({ target }) => target instanceof HTMLInputElement && editing.onTyped(target.value)}
        >
          <GridColumns
            columns={columns}
            pieces={view.columns}
            totals={totals}
            rem={view.rem}
            current={active.column}
          />
          <GridHead
            columns={columns}
            pieces={view.columns}
            totals={totals}
            current={active.column}
            active={active.row < 0 ? active.column : null}
            selectedFrom={wholeColumns ? range.start : 0}
            selectedTo={wholeColumns ? range.end : -1}
            hasMenu={hasMenu}
            menu={menuEntries}
            onMenuSelect={(columnId, value) => {
              select(selection);
              if (!applyLayout(columns, columnId, value, props)) props.onColumnCommand?.(columnId, value);
            }}
            menuOf={menuOf}
            resizable={props.onColumnResize !== undefined}
            dropBefore={pointer.dropBefore}
          />
          <GridBody
            columns={columns}
            rows={rows}
            cells={cells}
            totals={totals}
            view={view}
            selection={selection}
            draft={editing.draft}
            opened={opened}
            entered={editing.entered}
            headRows={headRows}
            explained={props.onTotal !== undefined}
            detailed={props.onDetails !== undefined}
            listening={listening}
          />
          <GridFoot
            lines={foot}
            rowsAbove={headRows + rows.length}
            columns={columns}
            pieces={view.columns}
            totals={totals}
            current={active.column}
          />
        </table>
        {rows.length === 0 && props.placeholder ? (
          <div className={styles.placeholder}>{props.placeholder}</div>
        ) : null}
      </div>
      <VisuallyHidden>
        <span id={helpId}>
          {listening
            ? 'Type to replace a score. Enter edits it. Escape, then Tab, leaves the grid.'
            : 'The grid is still loading. Nothing can be entered yet.'}
        </span>
        <span role="status">{refusal ?? editing.said}</span>
      </VisuallyHidden>
      <GridPrint label={label} columns={columns} rows={rows} cells={cells} totals={totals} foot={foot} />
    </div>
  );
}

import type { ReactNode } from 'react';
import type { MenuEntry } from '../menu';
import type { GridCells, GridColumn, GridEntry, GridFootRow, GridRow, GridTotal } from './grid-book';
import type { GridChange } from './use-grid-editing';

export type DataGridProps = {
  /** The accessible name, also the heading on paper, such as "Scores for 7B Science, term 1". */
  label: string;
  /** The assignments that are shown, in order. The same array until one changes. */
  columns: readonly GridColumn[];
  /** The students that are shown, in order. A row that does not change is the same object. */
  rows: readonly GridRow[];
  /** The cells, by the ids of the student and the column. A student whose cells do not change has the same object. */
  cells: Readonly<Record<string, GridCells>>;
  /** Called with texts that were entered; they are one step of undo. */
  onChange: (entries: GridEntry[], change: GridChange) => void;
  /** Called when the user begins to edit a cell. */
  onEdit?: (rowId: string, columnId: string) => void;
  /** The columns of results between names and assignments. */
  totals?: readonly GridTotal[];
  /** The lines below the students, such as averages and medians. */
  foot?: readonly GridFootRow[];
  /** Shown in place of students: a skeleton, an empty or an error state. */
  placeholder?: ReactNode;
  /** Called on Ctrl+Z. */
  onUndo?: () => void;
  /** Called on Ctrl+Y and Ctrl+Shift+Z. */
  onRedo?: () => void;
  /** Called to open the details of a cell, which is the active one. */
  onDetails?: (rowId: string, columnId: string) => void;
  /** Called when an entry begins in a cell that takes none. */
  onClosed?: (rowId: string, columnId: string) => void;
  /** The height of what the page has above and below it, in rem: the foot is in sight without scrolling the page. */
  around?: number;
  /** The cell whose details are open; it keeps its ring while they have the focus. */
  opened?: { row: string; column: string } | null;
  /** The cell that gets the focus as soon as its row and column are there. */
  sought?: { row: string; column: string } | null;
  /** Called when it has the focus. */
  onReached?: () => void;
  /** Called with the value that is chosen in a conflict. */
  onResolve?: (rowId: string, columnId: string, choice: 'mine' | 'theirs') => void;
  /** Called to explain a total. */
  onTotal?: (rowId: string, totalId: string) => void;
  /** Called with the selected students and columns. */
  onSelect?: (rowIds: readonly string[], columnIds: readonly string[]) => void;
  /** The entries of a column's menu, before those for its place and width. */
  columnMenu?: (columnId: string) => readonly MenuEntry[];
  /** Called with the selected entry of a column's menu. */
  onColumnCommand?: (columnId: string, value: string) => void;
  /** Called to hide a column. */
  onColumnHide?: (columnId: string) => void;
  /** Called to move a column before another one, or to the end if that is null. */
  onColumnMove?: (columnId: string, beforeId: string | null) => void;
  /** Called with the new width of a column in rem. */
  onColumnResize?: (columnId: string, width: number) => void;
};

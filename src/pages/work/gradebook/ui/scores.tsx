import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Gradebook } from '@/shared/api/gradebooks';
import { Button } from '@/shared/ui/button';
import { ColumnList, DataGrid, type GridEntry, type GridOrigin } from '@/shared/ui/data-grid';
import { EmptyState } from '@/shared/ui/empty-state';
import { MarkLegend } from '@/shared/ui/mark-legend';
import { Stack } from '@/shared/ui/stack';
import { media } from '@/shared/ui/theme/media';
import { useMediaQuery } from '@/shared/ui/theme/use-media-query';
import { conflictResolved, editingBegun, textsEntered } from '../model/entering';
import { closedCellEntered } from '../model/closed-cells';
import { ENOUGH, missingWords } from '../model/grid';
import * as page from '../model/page';
import { $panel, panelOpened } from '../model/panel';
import { $sought, soughtReached } from '../model/questions';
import { redoRequested, undoRequested } from '../model/scores';
import { movedBefore } from '../model/shown';
import { cellId, cellOf } from '../model/unsaved';
import { $layout, everythingShown, layoutChanged } from '../model/view';
import { useColumnMenu } from './column-menu';

/** The scores: a grid, and on a phone one assignment at a time. */
export function Scores({ answer }: { answer: Gradebook }) {
  const { nearest, columns, rows, cells, sought } = useUnit({
    nearest: page.$nearestColumn,
    columns: page.$gridColumns,
    rows: page.$rows,
    cells: page.$cells,
    sought: $sought,
  });
  const on = useUnit({
    enter: textsEntered,
    edit: editingBegun,
    resolve: conflictResolved,
    open: panelOpened,
    reach: soughtReached,
  });
  const isPhone = useMediaQuery(media.phone);
  const label = useLabel(answer);
  const [columnId, setColumnId] = useState('');
  if (answer.assignments.length === 0 && answer.students.length > 0) return <NoAssignments answer={answer} />;
  const shared = {
    label,
    columns,
    rows,
    cells,
    onChange: (entries: GridEntry[], { origin }: { origin: GridOrigin }) => on.enter({ entries, origin }),
    onEdit: (row: string, column: string) => on.edit(cellId(row, column)),
    onResolve: (row: string, column: string, choice: 'mine' | 'theirs') =>
      on.resolve({ cell: cellId(row, column), choice }),
    onDetails: (row: string, column: string) => on.open({ kind: 'cell', cell: cellId(row, column) }),
    sought,
    onReached: () => {
      if (sought) setColumnId(sought.column);
      on.reach();
    },
  };
  const shownId = sought?.column ?? columnId;
  if (isPhone && rows.length > 0 && columns.length > 0)
    return (
      <ColumnList
        {...shared}
        columnId={columns.some(({ id }) => id === shownId) ? shownId : nearest}
        onColumnChange={setColumnId}
      />
    );
  return <Sheet answer={answer} shared={shared} />;
}

/** What stands above the grid, and the legend below it, in rem. */
const AROUND = 17;

type Shared = Pick<
  Parameters<typeof DataGrid>[0],
  | 'label'
  | 'columns'
  | 'rows'
  | 'cells'
  | 'onChange'
  | 'onEdit'
  | 'onResolve'
  | 'onDetails'
  | 'sought'
  | 'onReached'
>;

function Sheet({ answer, shared }: { answer: Gradebook; shared: Shared }) {
  const { foot, layout, allColumns, panel, totals } = useUnit({
    totals: page.$totals,
    foot: page.$foot,
    layout: $layout,
    allColumns: page.$columns,
    panel: $panel,
  });
  const on = useUnit({
    undo: undoRequested,
    redo: redoRequested,
    open: panelOpened,
    arrange: layoutChanged,
    refuse: closedCellEntered,
  });
  const menu = useColumnMenu(answer);
  const opened = panel?.kind === 'cell' ? cellOf(panel.cell) : null;
  const order = shared.columns.map(({ id }) => id);
  return (
    <Stack gap={0}>
      <DataGrid
        {...shared}
        totals={totals}
        around={AROUND}
        onClosed={(row, column) => on.refuse(cellId(row, column))}
        foot={shared.rows.length > 0 ? foot : undefined}
        placeholder={<NoStudents answer={answer} />}
        onUndo={() => on.undo()}
        onRedo={() => on.redo()}
        opened={opened && { row: opened.studentId, column: opened.assignmentId }}
        onTotal={(studentId, total) =>
          on.open({
            kind: 'explanation',
            studentId,
            total: total === 'missingAsZero' ? 'missingAsZero' : 'current',
          })
        }
        columnMenu={menu.entriesOf}
        onColumnCommand={menu.select}
        onColumnHide={(id) => on.arrange({ ...layout, hidden: [...layout.hidden, id] })}
        onColumnMove={(id, before) => {
          const rest = allColumns.map((column) => column.id).filter((other) => !order.includes(other));
          on.arrange({ ...layout, order: [...movedBefore(order, id, before), ...rest] });
        }}
        onColumnResize={(id, width) => on.arrange({ ...layout, widths: { ...layout.widths, [id]: width } })}
      />
      <MarkLegend
        enough={ENOUGH}
        missing={missingWords(answer).legend}
        hint="Type to enter a score, right-click or Shift+F2 for its details"
      />
    </Stack>
  );
}

/** "Scores for 7B Science, Term 1", also the heading on paper. */
function useLabel(answer: Gradebook): string {
  const term = useUnit(page.$term);
  const name = answer.rules.content.terms.find(({ id }) => id === term)?.name;
  const isDivided = answer.rules.content.terms.length > 0;
  return [`Scores for ${answer.class.title}`, name ?? (isDivided ? 'whole year' : '')]
    .filter(Boolean)
    .join(', ');
}

function NoStudents({ answer }: { answer: Gradebook }) {
  const reset = useUnit(everythingShown);
  if (answer.students.length === 0)
    return (
      <EmptyState title="No students yet" art="none">
        Students appear here once they have joined the class.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No student fits the filters"
      art="none"
      action={
        <Button size="sm" onClick={() => reset()}>
          Show everything
        </Button>
      }
    />
  );
}

function NoAssignments({ answer }: { answer: Gradebook }) {
  const open = useUnit(panelOpened);
  return (
    <EmptyState
      title="No assignments yet"
      action={
        answer.is_archived ? undefined : (
          <Button variant="primary" onClick={() => open({ kind: 'assignment' })}>
            Add an assignment
          </Button>
        )
      }
    >
      Each assignment of the class is a column here, also work on paper.
    </EmptyState>
  );
}

import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { detailsPath } from '@/entities/assignment';
import { scoresTemplateRequested } from '../model/files/exports';
import type { Gradebook } from '@/shared/api/gradebooks';
import { navigateFx } from '@/shared/lib/navigation';
import type { MenuEntry } from '@/shared/ui/menu';
import { blanksFilled, missingWritten } from '../model/columns';
import { $columns } from '../model/page';
import { panelOpened } from '../model/panel';
import { viewChanged } from '../model/view';

/** What changes scores is missing where the class is archived or the term is closed. */
const entries = (isClosed: boolean): MenuEntry[] => [
  { kind: 'item', value: 'open', label: 'Open the assignment' },
  { kind: 'item', value: 'statistics', label: 'Statistics' },
  { kind: 'item', value: 'message', label: 'Message who is missing' },
  ...(isClosed
    ? []
    : ([
        { kind: 'item', value: 'return', label: 'Return scores' },
        { kind: 'item', value: 'zero', label: 'Set blanks to 0' },
        { kind: 'item', value: 'excused', label: 'Excuse blanks' },
        { kind: 'item', value: 'curve', label: 'Curve' },
      ] as const)),
  { kind: 'item', value: 'template', label: 'Export for PowerTeacher' },
  { kind: 'rule' },
  { kind: 'item', value: 'down', label: 'Sort, highest first' },
  { kind: 'item', value: 'up', label: 'Sort, lowest first' },
];

/** What the menu of a column offers besides its place and width. */
export function useColumnMenu({ is_archived: isArchived, class: face, assignments }: Gradebook) {
  const columns = useUnit($columns);
  const on = useUnit({
    navigate: navigateFx,
    open: panelOpened,
    fillBlanks: blanksFilled,
    write: missingWritten,
    change: viewChanged,
    export: scoresTemplateRequested,
  });
  function select(assignmentId: string, value: string) {
    switch (value) {
      case 'open':
        void on.navigate({ to: detailsPath(assignmentId) });
        break;
      case 'statistics':
      case 'return':
      case 'curve':
        on.open({ kind: value, assignmentId });
        break;
      case 'template': {
        const title = assignments.find(({ id }) => id === assignmentId)?.title ?? '';
        on.export({ classId: face.id, assignmentId, title });
        break;
      }
      case 'message':
        on.write(assignmentId);
        break;
      case 'zero':
      case 'excused':
        on.fillBlanks({ assignmentId, value });
        break;
      default:
        on.change({ sort: { by: { column: assignmentId }, isDown: value === 'down' } });
    }
  }
  const entriesOf = useCallback(
    (assignmentId: string) =>
      entries(isArchived || columns.some(({ id, isClosed }) => id === assignmentId && isClosed)),
    [isArchived, columns],
  );
  return { entriesOf, select };
}

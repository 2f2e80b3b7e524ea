import { useUnit } from 'effector-react';
import type { Gradebook } from '@/shared/api/gradebooks';
import { Drawer } from '@/shared/ui/drawer';
import { Stack } from '@/shared/ui/stack';
import { type Panel, panelClosed } from '../model/panel';
import { AssignmentDialog } from './assignment-dialog';
import { CellPanel } from './cell-panel';
import { ColumnReturn } from './column-return';
import { ColumnStatistics } from './column-statistics';
import { CurveDialog } from './curve-dialog';
import { ExplanationDialog } from './explanation-dialog';
import { History } from './history';
import { OverrideHistory } from './override-history';
import { StudentPanel } from './student-panel';

/** The panel that is open. */
export function OpenPanel({ answer, panel }: { answer: Gradebook; panel: Panel }) {
  const close = useUnit(panelClosed);
  switch (panel.kind) {
    case 'cell':
      return <CellPanel key={panel.cell} answer={answer} cell={panel.cell} />;
    case 'student':
      return <StudentPanel answer={answer} studentId={panel.studentId} />;
    case 'explanation':
      return <ExplanationDialog answer={answer} studentId={panel.studentId} total={panel.total} />;
    case 'history':
      return (
        <Drawer open title="History" onClose={close}>
          <Stack gap={6}>
            <OverrideHistory answer={answer} named />
            <History answer={answer} shows="class" />
          </Stack>
        </Drawer>
      );
    case 'curve':
      return <CurveDialog answer={answer} assignmentId={panel.assignmentId} />;
    case 'statistics':
      return <ColumnStatistics assignmentId={panel.assignmentId} />;
    case 'return':
      return <ColumnReturn answer={answer} assignmentId={panel.assignmentId} />;
    case 'assignment':
      return <AssignmentDialog answer={answer} />;
  }
}

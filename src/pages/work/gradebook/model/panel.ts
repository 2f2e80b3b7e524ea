import type { TotalKind } from 'gradebook-arithmetic/totals';
import { createEvent, createStore } from 'effector';
import { $classId } from './book';
import type { CellId } from './unsaved';

/** What is open beside or above the grid. */
export type Panel =
  | { kind: 'cell'; cell: CellId }
  | { kind: 'student'; studentId: string }
  | { kind: 'history' }
  | { kind: 'explanation'; studentId: string; total: TotalKind }
  | { kind: 'curve' | 'statistics' | 'return'; assignmentId: string }
  | { kind: 'assignment' };

export const panelOpened = createEvent<Panel>();
export const panelClosed = createEvent();

export const $panel = createStore<Panel | null>(null, { name: 'gradebookPanel' })
  .on(panelOpened, (_, panel) => panel)
  .reset(panelClosed, $classId.updates);

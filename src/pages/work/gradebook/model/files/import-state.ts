import type {
  GradebookImportPlan,
  GradebookImportResult,
  GradebookQuestion,
  ScoreConflict,
  UndoneGradebookImport,
} from '@/shared/api/gradebook-files';
import { type Answers, mergeQuestions, withAnswer } from './asked';
import { countPlanned } from './planned';
import type { GradebookFile } from './read-file';

/** The import of a class. It survives a closed dialog, so that nothing has to be answered twice. */
export type ImportState = {
  classId: string;
  isOpen: boolean;
  file: GradebookFile | null;
  answers: Answers;
  /** The last plan, which may be older than the answers; null until there is one. */
  plan: GradebookImportPlan | null;
  /** The questions of the plan and those that were answered. */
  questions: readonly GradebookQuestion[];
  /** Why the file, or the import, failed. */
  problem: string | null;
  /** What kept the last import from being stored. */
  conflicts: readonly ScoreConflict[];
  result: GradebookImportResult | null;
  undone: UndoneGradebookImport | null;
};

export const unopened: ImportState = {
  classId: '',
  isOpen: false,
  file: null,
  answers: {},
  plan: null,
  questions: [],
  problem: null,
  conflicts: [],
  result: null,
  undone: null,
};

/** Goes on with an import of the class that is not stored yet. */
export const open = (state: ImportState, classId: string): ImportState =>
  state.classId === classId && state.result === null
    ? { ...state, isOpen: true }
    : { ...unopened, classId, isOpen: true };

export const close = (state: ImportState): ImportState => ({ ...state, isOpen: false });

export const takeFile = (state: ImportState, file: GradebookFile): ImportState => ({
  ...unopened,
  classId: state.classId,
  isOpen: state.isOpen,
  file,
});

export const removeFile = ({ classId, isOpen }: ImportState): ImportState => ({
  ...unopened,
  classId,
  isOpen,
});

/** A plan that is older than the answers must not be stored, so none is left. */
export const failPlan = (state: ImportState, problem: string): ImportState => ({
  ...state,
  plan: null,
  problem,
});

export const failImport = (state: ImportState, problem: string): ImportState => ({ ...state, problem });

export const answer = (
  state: ImportState,
  { key, answer: given }: { key: string; answer: string | null },
): ImportState => ({ ...state, answers: withAnswer(state.answers, key, given), problem: null });

export const takePlan = (state: ImportState, plan: GradebookImportPlan): ImportState => ({
  ...state,
  plan,
  questions: mergeQuestions(state.questions, plan, state.answers),
  problem: null,
});

export const takeResult = (state: ImportState, result: GradebookImportResult): ImportState =>
  result.id === null ? { ...state, conflicts: result.conflicts } : { ...state, conflicts: [], result };

export const takeUndone = (state: ImportState, undone: UndoneGradebookImport): ImportState => ({
  ...state,
  undone,
});

/** Whether there is something to store, and no question is open that an import cannot leave out. */
export function canImport({ plan, result }: ImportState): boolean {
  if (plan === null || result !== null || !plan.is_ready) return false;
  const { scores, numbers } = countPlanned(plan);
  return scores > 0 || numbers > 0;
}

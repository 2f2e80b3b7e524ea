import { useUnit } from 'effector-react';
import { ChartColumn, History, Redo2, Undo2 } from 'lucide';
import { ClassSwitch } from '@/entities/class';
import { GradebookTabs, reportsPath } from '@/entities/gradebook';
import type { Gradebook } from '@/shared/api/gradebooks';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { IconButton } from '@/shared/ui/icon-button';
import { PageHeader } from '@/shared/ui/page-header';
import { WeightScale } from '@/shared/ui/weight-scale';
import * as model from '../model/book';
import { $categories } from '../model/page';
import { panelOpened } from '../model/panel';
import {
  $canRedo,
  $canUndo,
  $isSending,
  $toCorrect,
  $unsavedCount,
  redoRequested,
  undoRequested,
} from '../model/scores';
import { $view } from '../model/view';
import * as styles from './gradebook-page.css';

/** The class, whether all is saved, and the weights of the categories. */
export function GradebookHead({ answer }: { answer: Gradebook }) {
  const categories = useUnit($categories);
  const choose = useUnit(model.classChosen);
  const { mode, categories: rules } = answer.rules.content;
  const weights = rules.flatMap(({ name, weight }) => {
    const template = categories.get(name);
    return weight !== null && weight > 0 && template ? [{ name, percent: weight, template }] : [];
  });
  return (
    <div className={styles.head}>
      <div className={styles.names}>
        <PageHeader
          size="md"
          title={answer.class.title}
          lead={<SavedLine answer={answer} />}
          beside={
            <Cluster gap={1}>
              <ClassSwitch shown={answer.class.id} onChoose={choose} />
              <Steps />
              <Button variant="quiet" size="sm" icon={ChartColumn} href={reportsPath(answer.class.id)}>
                Reports
              </Button>
            </Cluster>
          }
        />
      </div>
      <GradebookTabs classId={answer.class.id} open="scores" />
      {mode === 'weighted' && weights.length > 0 ? (
        <div className={styles.weights}>
          <WeightScale label="Category weights" weights={weights} />
        </div>
      ) : null}
    </div>
  );
}

function Steps() {
  const { canUndo, canRedo } = useUnit({ canUndo: $canUndo, canRedo: $canRedo });
  const on = useUnit({ undo: undoRequested, redo: redoRequested, open: panelOpened });
  return (
    <>
      <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={() => on.undo()} />
      <IconButton icon={Redo2} label="Redo" disabled={!canRedo} onClick={() => on.redo()} />
      <IconButton icon={History} label="History" onClick={() => on.open({ kind: 'history' })} />
    </>
  );
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function SavedLine({ answer }: { answer: Gradebook }) {
  const { unsaved, toCorrect, isSending, view } = useUnit({
    unsaved: $unsavedCount,
    toCorrect: $toCorrect,
    isSending: $isSending,
    view: $view,
  });
  const term = answer.rules.content.terms.find(({ id }) => id === view.term);
  const saved = [
    ...(unsaved > 0 ? [`${unsaved} not stored yet`] : []),
    ...(toCorrect > 0 ? [`${toCorrect} to correct`] : []),
  ];
  return (
    <span role="status">
      {[
        counted(answer.students.length, 'student'),
        ...(term ? [term.name] : []),
        ...(answer.is_archived ? ['archived'] : []),
        ...(saved.length > 0 ? saved : [isSending ? 'saving' : 'all saved']),
      ].join(', ')}
    </span>
  );
}

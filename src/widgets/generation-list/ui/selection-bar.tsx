import { useUnit } from 'effector-react';
import { Star, StarOff, Trash2 } from 'lucide';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import type { GenerationList } from '../model/generation-list';
import * as styles from './generation-list-view.css';

type SelectionBarProps = {
  model: GenerationList;
  /** How many documents are loaded. */
  count: number;
};

/** What the user can do with the selected documents; stays in view while they scroll. */
export function SelectionBar({ model: { selection }, count }: SelectionBarProps) {
  const { selected, isChanging } = useUnit({
    selected: selection.$selected,
    isChanging: selection.$isChanging,
  });
  const on = useUnit({ all: selection.allToggled, change: selection.changeRequested, end: selection.ended });
  const isNone = selected.size === 0;
  const action = { size: 'sm', disabled: isNone, pending: isChanging } as const;
  return (
    <div className={styles.selectionBar} role="group" aria-label="Selected documents">
      <Checkbox checked={isNone ? false : selected.size < count ? 'some' : true} onChange={() => on.all()}>
        <span aria-live="polite">{isNone ? 'Select all' : `${selected.size} selected`}</span>
      </Checkbox>
      <div className={styles.selectionActions}>
        <Button {...action} icon={Star} onClick={() => on.change('favourite')}>
          Add to favourites
        </Button>
        <Button {...action} icon={StarOff} onClick={() => on.change('unfavourite')}>
          Remove from favourites
        </Button>
        <Button {...action} icon={Trash2} onClick={() => on.change('trash')}>
          Move to trash
        </Button>
        <Button size="sm" variant="quiet" onClick={() => on.end()}>
          Done
        </Button>
      </div>
    </div>
  );
}

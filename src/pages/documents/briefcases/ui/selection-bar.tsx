import { useUnit } from 'effector-react';
import { Copy, Download, FolderInput, Trash2, X } from 'lucide';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { IconButton } from '@/shared/ui/icon-button';
import { copyOpened } from '../model/copy-to-lesson';
import { moverOpened } from '../model/mover';
import {
  $isChanging,
  $selected,
  allToggled,
  changeRequested,
  downloadRequested,
  selectionEnded,
} from '../model/selection';
import * as styles from './briefcases-page.css';

/** What can be done with the selected entries; stays in view while the user scrolls. */
export function SelectionBar({ count }: { count: number }) {
  const { selected, isChanging } = useUnit({ selected: $selected, isChanging: $isChanging });
  const on = useUnit({
    all: allToggled,
    lesson: copyOpened,
    move: moverOpened,
    change: changeRequested,
    download: downloadRequested,
    end: selectionEnded,
  });
  if (selected.size === 0) return null;
  const ids = [...selected];
  const action = { size: 'sm', variant: 'quiet', pending: isChanging } as const;
  return (
    <div className={styles.selectionBar} role="group" aria-label="Selected entries">
      <Checkbox checked={selected.size < count ? 'some' : true} onChange={() => on.all()}>
        <span aria-live="polite">{selected.size} chosen</span>
      </Checkbox>
      <div className={styles.selectionActions}>
        <Button {...action} icon={Copy} onClick={() => on.lesson(ids)}>
          Copy to a lesson
        </Button>
        <Button {...action} icon={Copy} onClick={() => on.move({ change: 'copy', ids })}>
          Copy
        </Button>
        <Button {...action} icon={FolderInput} onClick={() => on.move({ change: 'move', ids })}>
          Move
        </Button>
        <Button {...action} icon={Download} onClick={() => on.download(ids)}>
          Download
        </Button>
        <IconButton
          label="Move to trash"
          icon={Trash2}
          size="sm"
          pending={isChanging}
          onClick={() => on.change({ ids, change: 'trash', folderId: null })}
        />
        <IconButton label="End the selection" icon={X} size="sm" onClick={() => on.end()} />
      </div>
    </div>
  );
}

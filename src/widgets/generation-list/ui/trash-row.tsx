import { Trash2, Undo2 } from 'lucide';
import { whenInWords } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { daysLeft } from '../model/days-left';
import { DocumentName } from './document-name';
import type { RowProps } from './generation-row';
import { RowTick } from './row-tick';
import * as styles from './generation-list-view.css';

type TrashRowProps = RowProps & {
  onRestore: (id: string) => void;
  onErase: ((document: { id: string; title: string }) => void) | undefined;
};

/** One document in the trash, with the days until it is deleted for good. */
export function TrashRow({ item, now, busy, selection, onRestore, onErase }: TrashRowProps) {
  const { id, title, trashed_at, purge_at } = item;
  const days = now && purge_at ? daysLeft(purge_at, now) : null;
  const moved = now && trashed_at ? `Deleted by you ${whenInWords(trashed_at, now)}` : '';
  return (
    <li className={styles.trashRow} data-selected={selection?.isSelected || undefined}>
      <p className={styles.margin}>
        {days === null ? null : (
          <>
            <span className={styles.figure}>{days}</span>{' '}
            <span className={styles.small}>{days === 1 ? 'day left' : 'days left'}</span>
          </>
        )}
      </p>
      <DocumentName item={item} note={moved} />
      <div className={styles.actions}>
        {selection ? <RowTick id={id} title={title} {...selection} /> : null}
        <Button size="sm" variant="second" icon={Undo2} pending={busy} onClick={() => onRestore(id)}>
          Restore
        </Button>
        {onErase && (
          <IconButton
            label={`Delete ${title} for good`}
            icon={Trash2}
            size="sm"
            onClick={() => onErase({ id, title })}
          />
        )}
      </div>
    </li>
  );
}

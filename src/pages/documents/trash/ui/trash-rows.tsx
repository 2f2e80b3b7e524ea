import { useUnit } from 'effector-react';
import { Trash2, Undo2 } from 'lucide';
import { coverColor } from '@/entities/class';
import type { TrashItem } from '@/shared/api/trash';
import { whenInWords } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { fileSize } from '@/shared/ui/file-upload';
import { IconButton } from '@/shared/ui/icon-button';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { TemplateMark } from '@/shared/ui/template-mark';
import { coverOf } from '@/shared/ui/theme/template-name';
import { daysLeft } from '../lib/days-left';
import { contentsOf, KINDS, nameOf } from '../lib/kinds';
import { $openedAt, $restoring, eraseRequested, restoreRequested } from '../model/trash';

/** What is in the trash, with the days that are left in the margin. */
export function TrashRows({ items }: { items: readonly TrashItem[] }) {
  const { now, restoring } = useUnit({ now: $openedAt, restoring: $restoring });
  const on = useUnit({ restore: restoreRequested, erase: eraseRequested });
  return (
    <MarginList
      label="Deleted things"
      margin="lg"
      items={items.map((item) => rowOf(item, now, restoring === item.id, on))}
    />
  );
}

type Actions = { restore: (item: TrashItem) => void; erase: (item: TrashItem) => void };

function rowOf(item: TrashItem, now: Date | null, busy: boolean, on: Actions): MarginListItem {
  const name = nameOf(item);
  const days = now ? daysLeft(item.purge_at, now) : null;
  return {
    id: `${item.kind} ${item.id}`,
    lead: days === null ? '' : String(days),
    leadNote: days === 1 ? 'day left' : 'days left',
    mark: <TemplateMark template={markOf(item)} look="book" />,
    title: name,
    note: [whatOf(item), contentsOf(item), item.bytes > 0 ? fileSize(item.bytes) : '', byWhom(item, now)]
      .filter(Boolean)
      .join(' · '),
    end: (
      <Cluster gap={2}>
        <Button size="sm" icon={Undo2} pending={busy} onClick={() => on.restore(item)}>
          Restore
        </Button>
        {item.can_erase ? (
          <IconButton
            label={`Delete ${name} for good`}
            icon={Trash2}
            size="sm"
            onClick={() => on.erase(item)}
          />
        ) : null}
      </Cluster>
    ),
  };
}

const markOf = ({ template_type: type, color }: TrashItem) =>
  type === null ? coverOf('', coverColor(color ?? 'ink')) : coverOf(type);

/** "Assignment in 7B Science" or "Note about a student, Ada Lind". */
function whatOf({ kind, class: of, student }: TrashItem): string {
  const what = student === null ? KINDS[kind] : `${KINDS[kind]}, ${student}`;
  if (of === null) return what;
  return of.is_trashed ? `${what} in ${of.title}, which is in the trash too` : `${what} in ${of.title}`;
}

const byWhom = ({ trashed_by: by, trashed_at: at }: TrashItem, now: Date | null): string =>
  now ? `Deleted by ${by ?? 'you'} ${whenInWords(at, now)}` : '';

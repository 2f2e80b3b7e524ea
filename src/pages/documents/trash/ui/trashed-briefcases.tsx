import { useUnit } from 'effector-react';
import { Trash2, Undo2 } from 'lucide';
import { coverColor } from '@/entities/class';
import type { TrashedBriefcaseItem } from '@/shared/api/briefcases';
import { whenInWords } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { fileSize } from '@/shared/ui/file-upload';
import { IconButton } from '@/shared/ui/icon-button';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';
import { TemplateMark } from '@/shared/ui/template-mark';
import { coverOf } from '@/shared/ui/theme/template-name';
import { daysLeft } from '@/widgets/generation-list';
import { eraseItemRequested, list } from '../model/trash';
import { $briefcaseItems, $restoringItem, itemRestoreRequested } from '../model/trashed-briefcases';

/** Deleted folders and entries of the briefcase; what was in a folder comes back with it. */
export function TrashedBriefcases() {
  const { items, restoring, now } = useUnit({
    items: $briefcaseItems,
    restoring: $restoringItem,
    now: list.$openedAt,
  });
  const on = useUnit({ restore: itemRestoreRequested, erase: eraseItemRequested });
  if (items.length === 0) return null;
  return (
    <PageSection title="Briefcase">
      <MarginList
        label="Deleted folders and files"
        margin="lg"
        items={items.map((item) => rowOf(item, now, restoring === item.id, on))}
      />
    </PageSection>
  );
}

type Actions = { restore: (id: string) => void; erase: (item: { id: string; title: string }) => void };

const KINDS = { document: 'Document', lesson: 'Lesson', link: 'Link', file: 'File' } as const;

function rowOf(item: TrashedBriefcaseItem, now: Date | null, busy: boolean, on: Actions): MarginListItem {
  const { id, name, color, bytes, trashed_by: by, trashed_at: at, purge_at: purgeAt } = item;
  const days = now ? daysLeft(purgeAt, now) : null;
  return {
    id,
    lead: days === null ? '' : String(days),
    leadNote: days === 1 ? 'day left' : 'days left',
    mark: <TemplateMark template={coverOf('', coverColor(color ?? 'ink'))} look="book" />,
    title: name,
    note: [
      [whatOf(item), bytes > 0 ? fileSize(bytes) : ''].filter(Boolean).join(', '),
      now ? `Deleted by ${by ?? 'you'} ${whenInWords(at, now)}` : '',
    ]
      .filter(Boolean)
      .join(' · '),
    end: (
      <Cluster gap={2}>
        <Button size="sm" icon={Undo2} pending={busy} onClick={() => on.restore(id)}>
          Restore
        </Button>
        <IconButton
          label={`Delete ${name} for good`}
          icon={Trash2}
          size="sm"
          onClick={() => on.erase({ id, title: name })}
        />
      </Cluster>
    ),
  };
}

function whatOf({ kind, entries }: TrashedBriefcaseItem): string {
  if (kind !== 'folder') return KINDS[kind];
  return entries === 1 ? 'Folder with 1 entry' : `Folder with ${entries} entries`;
}

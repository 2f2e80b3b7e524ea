import { useUnit } from 'effector-react';
import { Undo2 } from 'lucide';
import { whenInWords } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';
import { daysLeft } from '@/widgets/generation-list';
import { list } from '../model/trash';
import type { trashedLessons, TrashedWork } from '../model/trashed-work';

type TrashedWorkListProps = {
  title: string;
  label: string;
  of: typeof trashedLessons;
};

/** The lessons or assignments in the trash; what belongs to them comes back with them. */
export function TrashedWorkList({ title, label, of }: TrashedWorkListProps) {
  const { items, restoring, now, restore } = useUnit({
    items: of.$items,
    restoring: of.$restoring,
    now: list.$openedAt,
    restore: of.restoreRequested,
  });
  if (items.length === 0) return null;
  return (
    <PageSection title={title}>
      <MarginList
        label={label}
        margin="lg"
        items={items.map((one) => rowOf(one, now, { isBusy: restoring === one.id, restore }))}
      />
    </PageSection>
  );
}

type Restoring = { isBusy: boolean; restore: (id: string) => void };

function rowOf(
  { id, title, class: face, trashed_at: trashedAt, purge_at: purgeAt }: TrashedWork,
  now: Date | null,
  { isBusy, restore }: Restoring,
): MarginListItem {
  const days = now ? daysLeft(purgeAt, now) : null;
  return {
    id,
    lead: days === null ? '' : String(days),
    leadNote: days === 1 ? 'day left' : 'days left',
    title,
    note: [face.title, now ? `Deleted ${whenInWords(trashedAt, now)}` : ''].filter(Boolean).join(' · '),
    end: (
      <Button size="sm" icon={Undo2} pending={isBusy} onClick={() => restore(id)}>
        Restore
      </Button>
    ),
  };
}

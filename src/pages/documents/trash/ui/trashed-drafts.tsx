import { useUnit } from 'effector-react';
import { Trash2, Undo2 } from 'lucide';
import type { TrashedDraft } from '@/shared/api/drafts';
import { whenInWords } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { IconButton } from '@/shared/ui/icon-button';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';
import { TemplateMark } from '@/shared/ui/template-mark';
import { coverOf } from '@/shared/ui/theme/template-name';
import { daysLeft } from '@/widgets/generation-list';
import { eraseDraftRequested, list } from '../model/trash';
import { $drafts, $restoring, restoreRequested } from '../model/trashed-drafts';

/** Deleted drafts, below the documents. */
export function TrashedDrafts() {
  const { drafts, restoring, now } = useUnit({ drafts: $drafts, restoring: $restoring, now: list.$openedAt });
  const on = useUnit({ restore: restoreRequested, erase: eraseDraftRequested });
  if (drafts.length === 0) return null;
  return (
    <PageSection title="Drafts">
      <MarginList
        label="Deleted drafts"
        margin="lg"
        items={drafts.map((draft) => rowOf(draft, now, restoring === draft.template_type, on))}
      />
    </PageSection>
  );
}

type Actions = {
  restore: (type: string) => void;
  erase: (draft: { id: string; title: string }) => void;
};

function rowOf(draft: TrashedDraft, now: Date | null, busy: boolean, on: Actions): MarginListItem {
  const { template_type, template_title, title, trashed_at, purge_at } = draft;
  const name = title || template_title;
  const days = now ? daysLeft(purge_at, now) : null;
  return {
    id: template_type,
    lead: days === null ? '' : String(days),
    leadNote: days === 1 ? 'day left' : 'days left',
    mark: <TemplateMark template={coverOf(template_type)} look="book" />,
    title: name,
    note: [title === '' ? '' : template_title, now ? `Deleted by you ${whenInWords(trashed_at, now)}` : '']
      .filter(Boolean)
      .join(' · '),
    end: (
      <Cluster gap={2}>
        <Button size="sm" icon={Undo2} pending={busy} onClick={() => on.restore(template_type)}>
          Restore
        </Button>
        <IconButton
          label={`Delete the draft of ${name} for good`}
          icon={Trash2}
          size="sm"
          onClick={() => on.erase({ id: template_type, title: name })}
        />
      </Cluster>
    ),
  };
}

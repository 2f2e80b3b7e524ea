import { useUnit } from 'effector-react';
import { Trash2 } from 'lucide';
import { templateRoute } from '@/shared/api/template-route';
import type { DraftSummary } from '@/shared/api/drafts';
import { shortDateOf, whenOf } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { IconButton } from '@/shared/ui/icon-button';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { PageHeader } from '@/shared/ui/page-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { TemplateMark } from '@/shared/ui/template-mark';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { coverOf } from '@/shared/ui/theme/template-name';
import { $deleting, $drafts, $now, deleteRequested, retryRequested } from '../model/drafts';

/** The user's unfinished forms, from every device. */
export function DraftPage() {
  const { list, now, deleting } = useUnit({ list: $drafts, now: $now, deleting: $deleting });
  const on = useUnit({ remove: deleteRequested, retry: retryRequested });
  return (
    <Stack gap={6}>
      <PageHeader title="Drafts" lead="Forms you started, on any device." />
      {list.state === 'loading' && <Skeleton lines={5} label="Loading the drafts" />}
      {list.state === 'failed' && (
        <ErrorState title="The drafts couldn’t be loaded" onRetry={() => on.retry()}>
          {list.problem.message}
        </ErrorState>
      )}
      {list.state === 'ready' && list.items.length === 0 && (
        <EmptyState title="No drafts" action={<Button href="/templates">Go to templates</Button>}>
          A form you leave unfinished appears here.
        </EmptyState>
      )}
      {list.state === 'ready' && list.items.length > 0 && (
        <section>
          <VisuallyHidden>
            <h2>Unfinished forms</h2>
          </VisuallyHidden>
          <MarginList
            label="Drafts"
            margin="lg"
            items={list.items.map((draft) => itemOf(draft, now, deleting !== null, on.remove))}
          />
        </section>
      )}
    </Stack>
  );
}

function itemOf(
  { template_type, template_title, title, subject, grade_level, updated_at }: DraftSummary,
  now: Date | null,
  busy: boolean,
  onDelete: (type: string) => void,
): MarginListItem {
  const { day, clock } = now ? whenOf(updated_at, now) : { day: shortDateOf(updated_at), clock: '' };
  return {
    id: template_type,
    lead: day,
    leadNote: clock,
    mark: <TemplateMark template={coverOf(template_type)} look="book" />,
    title: title || template_title,
    href: templateRoute(template_type),
    note: [title === '' ? '' : template_title, subject, grade_level].filter(Boolean).join(' · '),
    end: (
      <IconButton
        label={`Delete the draft of ${title || template_title}`}
        icon={Trash2}
        size="sm"
        pending={busy}
        onClick={() => onDelete(template_type)}
      />
    ),
  };
}

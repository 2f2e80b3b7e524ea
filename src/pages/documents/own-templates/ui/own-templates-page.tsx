import { useUnit } from 'effector-react';
import { Copy, Trash2, Undo2 } from 'lucide';
import type { OwnTemplateSummary } from '@/shared/api/own-templates';
import { shortDateOf } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { IconButton } from '@/shared/ui/icon-button';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { TemplateMark } from '@/shared/ui/template-mark';
import { coverOf } from '@/shared/ui/theme/template-name';
import * as model from '../model/own-templates';

/** The templates that a teacher has made, and those in the trash. */
export function OwnTemplatesPage() {
  const { own, trashed, bases, base, copying } = useUnit({
    own: model.$own,
    trashed: model.$trashed,
    bases: model.$bases,
    base: model.$base,
    copying: model.$isCopying,
  });
  const on = useUnit({
    choose: model.baseChosen,
    copy: model.copyRequested,
    remove: model.deleteRequested,
    restore: model.restoreRequested,
    retry: model.retryRequested,
  });
  return (
    <Stack gap={6}>
      <PageHeader title="Your templates" lead="Copy a template, then change its form and its sections." />
      <Cluster gap={3} align="end">
        <Select
          label="Template to copy"
          fit
          placeholder="Choose a template"
          options={bases.map(({ templateType, title }) => ({ value: templateType, label: title }))}
          value={base}
          onChange={on.choose}
        />
        <Button
          variant="primary"
          icon={Copy}
          disabled={base === ''}
          pending={copying}
          onClick={() => on.copy()}
        >
          Copy
        </Button>
      </Cluster>
      {own.state === 'loading' && <Skeleton lines={4} label="Loading your templates" />}
      {own.state === 'failed' && (
        <ErrorState title="Your templates couldn’t be loaded" onRetry={() => on.retry()}>
          {own.problem.message}
        </ErrorState>
      )}
      {own.state === 'ready' && own.items.length === 0 && (
        <EmptyState title="No templates of your own">
          Choose a template above to make your first one.
        </EmptyState>
      )}
      {own.state === 'ready' && own.items.length > 0 && (
        <PageSection title="In use">
          <MarginList
            label="Your templates"
            items={own.items.map((item) =>
              rowOf(item, {
                href: `/templates/own/${item.id}`,
                end: (
                  <IconButton
                    label={`Delete ${item.name}`}
                    icon={Trash2}
                    size="sm"
                    onClick={() => on.remove(item.id)}
                  />
                ),
              }),
            )}
          />
        </PageSection>
      )}
      {trashed.length > 0 && (
        <PageSection title="In the trash">
          <MarginList
            label="Templates in the trash"
            items={trashed.map((item) =>
              rowOf(item, {
                end: (
                  <IconButton
                    label={`Restore ${item.name}`}
                    icon={Undo2}
                    size="sm"
                    onClick={() => on.restore(item.id)}
                  />
                ),
              }),
            )}
          />
        </PageSection>
      )}
    </Stack>
  );
}

const rowOf = (
  { id, template_type, name, color, version, shared, updated_at }: OwnTemplateSummary,
  { href, end }: Pick<MarginListItem, 'end'> & { href?: string },
): MarginListItem => ({
  id,
  lead: shortDateOf(updated_at),
  mark: <TemplateMark template={coverOf(template_type, color)} look="book" />,
  title: name,
  ...(href !== undefined && { href }),
  note: `Version ${version}`,
  end: (
    <Cluster gap={2}>
      {shared ? <Badge>Shared</Badge> : null}
      {end}
    </Cluster>
  ),
});

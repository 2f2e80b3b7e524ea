import { useUnit } from 'effector-react';
import { Undo2 } from 'lucide';
import { whenInWords } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { MarginList } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';
import { TemplateMark } from '@/shared/ui/template-mark';
import { coverOf } from '@/shared/ui/theme/template-name';
import { list } from '../model/trash';
import { $restoringTemplate, $templates, templateRestoreRequested } from '../model/trashed-templates';

/** The teacher's own templates in the trash, below the drafts. */
export function TrashedTemplates() {
  const { templates, restoring, now } = useUnit({
    templates: $templates,
    restoring: $restoringTemplate,
    now: list.$openedAt,
  });
  const restore = useUnit(templateRestoreRequested);
  if (templates.length === 0) return null;
  return (
    <PageSection title="Your templates">
      <MarginList
        label="Deleted templates"
        margin="lg"
        items={templates.map(({ id, template_type, name, color, version, trashed_at }) => ({
          id,
          lead: '',
          mark: <TemplateMark template={coverOf(template_type, color)} look="book" />,
          title: name,
          note: [
            `Version ${version}`,
            now && trashed_at ? `Deleted by you ${whenInWords(trashed_at, now)}` : '',
          ]
            .filter(Boolean)
            .join(' · '),
          end: (
            <Button size="sm" icon={Undo2} pending={restoring === id} onClick={() => restore(id)}>
              Restore
            </Button>
          ),
        }))}
      />
    </PageSection>
  );
}

import { useUnit } from 'effector-react';
import { Star } from 'lucide';
import { templateRoute } from '@/shared/api/template-route';
import { IconButton } from '@/shared/ui/icon-button';
import { MarginList } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';
import { TemplateMark } from '@/shared/ui/template-mark';
import { coverOf } from '@/shared/ui/theme/template-name';
import { $starred, unstarRequested } from '../model/starred-templates';

/** The starred templates, above the documents; nothing without any. */
export function StarredTemplates() {
  const { starred, unstar } = useUnit({ starred: $starred, unstar: unstarRequested });
  if (starred.length === 0) return null;
  return (
    <PageSection title="Templates">
      <MarginList
        label="Starred templates"
        items={starred.map(({ templateType, title, description, color }) => ({
          id: templateType,
          lead: '',
          mark: <TemplateMark template={coverOf(templateType, color)} look="book" />,
          title,
          note: description,
          href: templateRoute(templateType),
          end: (
            <IconButton
              label={`Remove ${title} from favourites`}
              icon={Star}
              size="sm"
              pressed
              onClick={() => unstar(templateType)}
            />
          ),
        }))}
      />
    </PageSection>
  );
}

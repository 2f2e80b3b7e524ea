import { useUnit } from 'effector-react';
import { templateIcon } from '@/shared/api/template-icons';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { TemplateCard } from '@/shared/ui/template-card';
import { coverOf } from '@/shared/ui/theme/template-name';
import * as model from '../model/templates';
import * as styles from './templates-page.css';

/** Offers the templates that are nearest to a search without results. */
export function NothingFound() {
  const { search, nearest } = useUnit({ search: model.$search, nearest: model.$nearest });
  const clear = useUnit(model.filtersCleared);
  const typed = search.trim();
  return (
    <>
      <EmptyState
        title={typed === '' ? 'No template matches' : `No template matches “${typed}”`}
        action={
          <Button variant="soft" onClick={clear}>
            Show all templates
          </Button>
        }
      >
        {typed === '' ? 'Choose another subject or kind.' : 'Try one of these, or name the kind of document.'}
      </EmptyState>
      {typed !== '' && (
        <ul className={styles.nearest} aria-label="Nearest templates">
          {nearest.map(({ templateType, title, description, route, icon, color }) => (
            <li key={templateType}>
              <TemplateCard
                template={coverOf(templateType, color)}
                title={title}
                description={description}
                href={route}
                icon={templateIcon(icon)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

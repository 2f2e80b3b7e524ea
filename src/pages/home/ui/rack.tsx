import { Link as RouterLink } from 'react-router';
import type { TemplateEntry } from '@/shared/api';
import { templateIcon } from '@/shared/lib/template-icon';
import { Icon } from '@/shared/ui/icon';
import '@/shared/ui/theme/template-themes.css';
import * as styles from './rack.css';

type RackProps = { templates: readonly TemplateEntry[] };

/** The kinds of document as books on the desk: pull one out to write. */
export function Rack({ templates }: RackProps) {
  return (
    <ul className={styles.rack} aria-label="Templates">
      {templates.map(({ templateType, title, route, icon }) => (
        <li key={templateType} className={styles.place} data-template={templateType}>
          <RouterLink className={styles.book} to={route}>
            <span className={styles.cover}>
              <Icon of={templateIcon(icon)} size="lg" />
              <span className={styles.plate}>{title}</span>
            </span>
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}

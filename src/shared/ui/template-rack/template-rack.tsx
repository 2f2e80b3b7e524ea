import '../theme/template-themes.css';
import { Icon, type IconShape } from '../icon';
import type { CoverLook } from '../theme/covers';
import { coverAttributes } from '../theme/mixed-cover';
import * as styles from './template-rack.css';

export type RackedTemplate = {
  /** The template or cover that colours it. */
  template: CoverLook;
  /** The name of the template. */
  title: string;
  /** The URL of its form. */
  href: string;
  /** The icon. */
  icon: IconShape;
};

export type TemplateRackProps = {
  /** The books, from left to right. */
  templates: readonly RackedTemplate[];
  /** The accessible name of the list. */
  label?: string;
};

/** A few templates as books behind the edge of the desk. */
export function TemplateRack({ templates, label = 'Templates' }: TemplateRackProps) {
  return (
    <ul className={styles.rack} aria-label={label}>
      {templates.map(({ template, title, href, icon }) => (
        <li key={href} className={styles.place} {...coverAttributes(template)}>
          <a className={styles.book} href={href}>
            <span className={styles.cover}>
              <Icon of={icon} size="xl" />
              <span className={styles.plate}>
                <span className={styles.title}>{title}</span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

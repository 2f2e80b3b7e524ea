import { ArrowLeft, ChevronRight } from 'lucide';
import { Fragment } from 'react';
import { Icon } from '../icon';
import * as styles from './breadcrumbs.css';

export type Crumb = {
  /** The name of the page. */
  label: string;
  /** The URL of the page; the last crumb needs none. */
  href?: string;
};

export type BreadcrumbsProps = {
  /** The pages from the top level down to the current one. */
  crumbs: readonly Crumb[];
};

/** The path to the current page. On a phone it becomes a single link back. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const current = crumbs.at(-1);
  const parent = crumbs.slice(0, -1).findLast((crumb) => crumb.href !== undefined);
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      {parent?.href ? (
        <a className={styles.back} href={parent.href}>
          <Icon of={ArrowLeft} size="lg" />
          <span className={styles.hidden}>Back to {parent.label} from </span>
          <span className={styles.backLabel}>{current?.label}</span>
        </a>
      ) : null}
      <ol className={parent?.href ? styles.trail : styles.trailAlone}>
        {crumbs.map((crumb, index) => (
          <Fragment key={`${index}-${crumb.label}`}>
            {index > 0 ? (
              <li className={styles.separator} aria-hidden="true">
                <Icon of={ChevronRight} size="xs" />
              </li>
            ) : null}
            <li className={styles.crumb}>
              {crumb === current || !crumb.href ? (
                <span aria-current={crumb === current ? 'page' : undefined}>{crumb.label}</span>
              ) : (
                <a href={crumb.href}>{crumb.label}</a>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

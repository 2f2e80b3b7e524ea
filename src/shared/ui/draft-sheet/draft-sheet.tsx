import '../theme/template-themes.css';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon';
import type { CoverLook } from '../theme/covers';
import { coverAttributes } from '../theme/mixed-cover';
import * as styles from './draft-sheet.css';

export type DraftSheetProps = {
  /** The template or cover that colours it. */
  template: CoverLook;
  /** The icon of its kind. */
  icon: IconShape;
  /** The kind of document. */
  kind: string;
  /** The title. */
  title: string;
  /** The URL of the document. */
  href: string;
  /** The first lines; text that doesn't fit fades out. */
  children: ReactNode;
  /** The audience, and the date it was written. */
  foot: readonly [whose: string, when: string];
};

/** A preview of a document that links to it. */
export function DraftSheet({ template, icon, kind, title, href, children, foot }: DraftSheetProps) {
  return (
    <article className={styles.sheet} {...coverAttributes(template)}>
      <p className={styles.kind}>
        <Icon of={icon} />
        {kind}
      </p>
      <h3 className={styles.title} dir="auto">
        <a className={styles.link} href={href}>
          {title}
        </a>
      </h3>
      <div className={styles.body} dir="auto">
        {children}
      </div>
      <p className={styles.foot}>
        {foot.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
    </article>
  );
}

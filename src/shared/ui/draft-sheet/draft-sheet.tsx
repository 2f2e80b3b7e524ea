import '../theme/template-themes.css';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon';
import { Anchor } from '../private/anchor';
import type { TemplateName } from '../theme/tokens';
import * as styles from './draft-sheet.css';

export type DraftSheetProps = {
  /** The template or cover that colours its kind. */
  template: TemplateName;
  /** The icon of its kind. */
  icon: IconShape;
  /** What kind of document it is. */
  kind: string;
  /** Its title. */
  title: string;
  /** Where it is opened. */
  href: string;
  /** How it begins; what does not fit fades out. */
  children: ReactNode;
  /** The audience, and the date it was written. */
  foot: readonly [whose: string, when: string];
};

/** The first lines of a document, as a small page that opens the whole. */
export function DraftSheet({ template, icon, kind, title, href, children, foot }: DraftSheetProps) {
  return (
    <article className={styles.sheet} data-template={template}>
      <p className={styles.kind}>
        <Icon of={icon} />
        {kind}
      </p>
      <h3 className={styles.title} dir="auto">
        <Anchor className={styles.link} href={href}>
          {title}
        </Anchor>
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

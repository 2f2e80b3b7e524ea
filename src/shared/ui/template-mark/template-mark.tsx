import '../theme/template-themes.css';
import { Icon, type IconShape } from '../icon';
import type { CoverLook } from '../theme/covers';
import { coverAttributes } from '../theme/mixed-cover';
import * as styles from './template-mark.css';

export type TemplateMarkProps = {
  /** The template or cover that colours it. */
  template: CoverLook;
  /** The template's icon; a `book` has a label instead. */
  icon?: IconShape;
  /** `tile` beside a heading, `soft` in a list, `book` for a document in a row. */
  look?: 'tile' | 'soft' | 'book';
};

/** A small, decorative cover beside the name of a template. */
export function TemplateMark({ template, icon, look = 'tile' }: TemplateMarkProps) {
  return (
    <span className={styles.mark({ look })} {...coverAttributes(template)} aria-hidden="true">
      {icon && look !== 'book' ? <Icon of={icon} size="lg" /> : null}
    </span>
  );
}

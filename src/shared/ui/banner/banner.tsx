import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon';
import { IconButton } from '../icon-button';
import * as styles from './banner.css';

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

export type BannerProps = {
  /** The kind of message. */
  tone?: keyof typeof icons;
  /** The message in a few words. */
  title?: string;
  /** Details, and what to do next. */
  children?: ReactNode;
  /** Replaces the default icon of the tone. */
  icon?: IconShape;
  /** One action, such as a small button. */
  action?: ReactNode;
  /** Called when the user dismisses it; without it the banner stays. */
  onDismiss?: () => void;
  /** Announces it at once, for a message that appears while the page is open. */
  urgent?: boolean;
};

/** A message about a lasting state, such as a trial that ends soon or a declined payment. */
export function Banner({
  tone = 'info',
  title,
  children,
  icon,
  action,
  onDismiss,
  urgent = false,
}: BannerProps) {
  return (
    <div className={styles.banner({ tone })} role={urgent ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon of={icon ?? icons[tone]} size="lg" />
      </span>
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
      {onDismiss ? <IconButton label="Dismiss" icon={X} size="sm" onClick={onDismiss} /> : null}
    </div>
  );
}

import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon';
import * as styles from './top-bar.css';

export type AccountTriggerProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'type'
> & {
  /** The user's name; phones show only the avatar. */
  name: string;
  /** The avatar, decorative because the name is beside it. */
  avatar: ReactNode;
};

/** Opens the account menu: pass it to `Menu` as its trigger. */
export function AccountTrigger({ name, avatar, ...rest }: AccountTriggerProps) {
  return (
    <button {...rest} type="button" className={styles.account}>
      <span aria-hidden="true">{avatar}</span>
      <span className={styles.hidden}>Account of </span>
      <span className={styles.accountName}>{name}</span>
      <span className={styles.accountArrow}>
        <Icon of={ChevronDown} size="sm" />
      </span>
    </button>
  );
}

import type { ReactNode } from 'react';
import { badge } from './badge.css';

export const badgeTones = ['plain', 'ink', 'ok', 'warn', 'danger', 'red', 'line', 'template'] as const;

export type BadgeProps = {
  /** The state in a word or two, because colour alone must not convey it. */
  children: ReactNode;
  /** The meaning of the state; `red` is reserved for marking, `template` uses the surrounding cover’s colour. */
  tone?: (typeof badgeTones)[number];
  /** A 14 px icon before the text. */
  icon?: ReactNode;
};

/** A short state beside the item it belongs to. */
export function Badge({ children, tone = 'plain', icon }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon}
      {children}
    </span>
  );
}

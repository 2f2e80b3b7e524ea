import type { ReactNode } from 'react';
import { badge } from './badge.css';

export const badgeTones = ['plain', 'ink', 'ok', 'warn', 'danger', 'red', 'line', 'template'] as const;

export type BadgeProps = {
  /** A word or two that name the state; colour is never the only sign of it. */
  children: ReactNode;
  /** What the state means; `red` is reserved for marking, `template` uses the colour of the cover around it. */
  tone?: (typeof badgeTones)[number];
  /** An icon of 14 px before the words. */
  icon?: ReactNode;
};

/** A short state beside the thing it belongs to. */
export function Badge({ children, tone = 'plain', icon }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon}
      {children}
    </span>
  );
}

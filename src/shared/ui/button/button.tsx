import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconShape } from '../icon';
import { Anchor } from '../private/anchor';
import { Spinner } from '../spinner';
import { button, label } from './button.css';

export const buttonVariants = ['primary', 'second', 'soft', 'quiet', 'danger', 'red'] as const;

export type ButtonProps = {
  /** A verb: Write it, Hand in, Save mark. */
  children: ReactNode;
  /** One primary a view; `danger` deletes, `red` only ever saves a mark. */
  variant?: (typeof buttonVariants)[number];
  /** 32, 40 or 48 px high with a mouse; never under 44 px on touch. */
  size?: 'sm' | 'md' | 'lg';
  /** An icon before the words. */
  icon?: IconShape;
  /** An icon after the words, such as an arrow. */
  iconEnd?: IconShape;
  /** Whether an action is pending: the button keeps its focus and ignores clicks. */
  pending?: boolean;
  /** Nothing can be done now; say why beside it. */
  disabled?: boolean;
  /** Fills the width of its place. */
  block?: boolean;
  /** Its type in a form; `button` by default. */
  type?: 'button' | 'submit' | 'reset';
  /** The id of its form, if it is outside. */
  form?: string;
  /** Makes it a link that looks like a button. */
  href?: string;
  /** For a link to a download: the file name. */
  download?: string;
  /** For a toggle: whether it is on. */
  pressed?: boolean;
  /** Whether what it opens is open. */
  expanded?: boolean;
  /** The id of what it opens. */
  controls?: string;
  /** The id of a description. */
  describedBy?: string;
  /** Called on a click, unless pending or disabled. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** The element, for focus and for overlays that open from it. */
  ref?: Ref<HTMLButtonElement>;
};

/** Triggers an action, or with `href` navigates. Passes the props of an overlay's trigger on. */
export function Button({
  children,
  variant = 'second',
  size = 'md',
  icon,
  iconEnd,
  pending = false,
  disabled = false,
  block = false,
  type = 'button',
  href,
  download,
  pressed,
  expanded,
  controls,
  describedBy,
  onClick,
  ...trigger
}: ButtonProps) {
  const className = button({ variant, size, block, state: pending ? 'pending' : disabled ? 'off' : 'on' });
  const iconSize = size === 'sm' ? 'sm' : 'md';
  const content = (
    <>
      {pending ? <Spinner size="sm" /> : icon && <Icon of={icon} size={iconSize} />}
      <span className={label}>{children}</span>
      {iconEnd && <Icon of={iconEnd} size={iconSize} />}
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <Anchor
        className={className}
        href={href}
        download={download}
        aria-describedby={describedBy}
        onClick={onClick}
      >
        {content}
      </Anchor>
    );
  }
  return (
    <button
      type={type}
      className={className}
      disabled={disabled}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-describedby={describedBy}
      {...trigger}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {content}
    </button>
  );
}

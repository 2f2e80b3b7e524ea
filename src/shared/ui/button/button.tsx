import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconShape } from '../icon';
import { Spinner } from '../spinner';
import { button, label } from './button.css';

export const buttonVariants = ['primary', 'second', 'soft', 'quiet', 'danger', 'red'] as const;

export type ButtonProps = {
  /** The label, a verb such as "Hand in" or "Save mark". */
  children: ReactNode;
  /** Use one `primary` per view; `danger` deletes, `red` saves a mark. */
  variant?: (typeof buttonVariants)[number];
  /** The height: 32, 40 or 48 px with a mouse, at least 44 px on touch screens. */
  size?: 'sm' | 'md' | 'lg';
  /** An icon before the text. */
  icon?: IconShape;
  /** An icon after the text, such as an arrow. */
  iconEnd?: IconShape;
  /** Whether an action is pending: the button keeps its focus and ignores clicks. */
  pending?: boolean;
  /** Whether it is disabled; explain the reason beside it. */
  disabled?: boolean;
  /** Fills the available width. */
  block?: boolean;
  /** The type in a form; `button` by default. */
  type?: 'button' | 'submit' | 'reset';
  /** The id of its form, for a button outside the form. */
  form?: string;
  /** Turns the button into a link to this URL. */
  href?: string;
  /** For a link to a download: the file name. */
  download?: string;
  /** For a toggle: whether it is on. */
  pressed?: boolean;
  /** Whether the element that it opens is open. */
  expanded?: boolean;
  /** The id of the element that it opens. */
  controls?: string;
  /** The id of a description. */
  describedBy?: string;
  /** Called on a click, unless pending or disabled. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** The element, for moving the focus and for positioning overlays. */
  ref?: Ref<HTMLButtonElement>;
};

/** Triggers an action, or navigates if it has `href`. Can be the trigger of an overlay. */
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
      <a
        className={className}
        href={href}
        download={download}
        aria-describedby={describedBy}
        onClick={onClick}
      >
        {content}
      </a>
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

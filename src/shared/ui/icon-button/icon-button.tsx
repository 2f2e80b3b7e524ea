import type { MouseEvent, Ref } from 'react';
import { Icon, type IconShape } from '../icon';
import { Spinner } from '../spinner';
import { iconButton } from './icon-button.css';

export type IconButtonProps = {
  /** The accessible name, also shown as the browser's tooltip. */
  label: string;
  /** The icon. */
  icon: IconShape;
  /** `quiet` on a page, `second` among buttons, `primary` for the main action. */
  variant?: 'quiet' | 'second' | 'primary';
  /** The size: 32, 40 or 48 px with a mouse, at least 44 px on touch screens. */
  size?: 'sm' | 'md' | 'lg';
  /** For a toggle: whether it is on, which fills the icon. */
  pressed?: boolean;
  /** Whether an action is pending: it keeps its focus and ignores clicks. */
  pending?: boolean;
  /** Whether it is disabled. */
  disabled?: boolean;
  /** Turns the button into a link to this URL. */
  href?: string;
  /** The type in a form; `button` by default. */
  type?: 'button' | 'submit';
  /** Whether the element that it opens is open. */
  expanded?: boolean;
  /** The id of the element that it opens. */
  controls?: string;
  /** Removes the browser's title if a tooltip shows the same text. */
  untitled?: boolean;
  /** Called on a click, unless pending or disabled. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** The element, for moving the focus and for positioning overlays. */
  ref?: Ref<HTMLButtonElement>;
};

/** A button with only an icon. Can be the trigger of an overlay. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  pressed,
  pending = false,
  disabled = false,
  href,
  type = 'button',
  expanded,
  controls,
  untitled = false,
  onClick,
  ...trigger
}: IconButtonProps) {
  const className = iconButton({ variant, size, pressed: pressed ?? false });
  const title = untitled ? undefined : label;
  const drawing = pending ? (
    <Spinner size="sm" />
  ) : (
    <Icon of={icon} size={size === 'sm' ? 'sm' : size === 'lg' ? 'lg' : 'md'} filled={pressed} />
  );
  if (href !== undefined && !disabled) {
    return (
      <a className={className} href={href} aria-label={label} title={title} onClick={onClick}>
        {drawing}
      </a>
    );
  }
  return (
    <button
      type={type}
      className={className}
      disabled={disabled}
      aria-label={label}
      title={title}
      aria-pressed={pressed}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      aria-expanded={expanded}
      aria-controls={controls}
      {...trigger}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {drawing}
    </button>
  );
}
